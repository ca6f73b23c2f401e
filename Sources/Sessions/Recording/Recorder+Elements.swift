import ElementModel
import Recording
import SessionProtocol
import SourceIndex

/// Finding elements, and saying what holds of them.
extension Recorder {
  func assert(_ claim: RecorderCommand.Claim, _ name: String) -> Answer {
    let now = run.screen
    let tree = claim == .gone ? screenBefore : now
    guard let element = self.element(name, in: tree) else { return missing(name) }
    if let problem = Self.problem(claim, element, now) {
      return Answer(text: problem, isDone: false)
    }
    let subject: RecordedCheck.Subject =
      switch claim {
      case .exists: .exists
      case .gone: .isGone
      case .label: .text(attribute: "label")
      case .value: .text(attribute: "value")
      case .enabled: .holds(attribute: "isEnabled", true)
      case .disabled: .holds(attribute: "isEnabled", false)
      case .selected: .holds(attribute: "isSelected", element.isSelected)
      case .hittable: .holds(attribute: "isHittable", element.isHittable)
      }
    let check = RecordedCheck(subject, of: element.id, in: tree, now: now)
    add(
      Entry(
        step: RecordedStep(title: "\(claim.rawValue) \(name)", .check(check)),
        before: screenBefore, count: run.interventions.count, position: run.position))
    return Answer(text: lastCode, isDone: true)
  }

  /// Why something cannot be asserted: it does not hold.
  static func problem(
    _ claim: RecorderCommand.Claim, _ element: Element, _ now: ElementTree
  ) -> String? {
    switch claim {
    case .gone where now.element(withID: element.id) != nil: "It is still there."
    case .value where element.value == nil: "It has no value."
    case .enabled where !element.isEnabled: "It is not enabled."
    case .disabled where element.isEnabled: "It is enabled."
    default: nil
    }
  }

  /// The element of an identifier, else of a label; the innermost of several alike.
  ///
  /// What begins with `app.` is an expression as tests have it.
  func element(_ name: String, of type: ElementType? = nil, in tree: ElementTree) -> Element? {
    if name.hasPrefix("app.") || name.hasPrefix("app["),
      case .elements(let query, _)? = try? QueryExpressionParser(index: sources.index).parse(name)
    {
      return query.matches(in: tree).first.map { tree.elements[$0] }
    }
    let typed = tree.elements.first { element in
      element.type == type && (element.identifier == name || element.label == name)
    }
    if let element = typed ?? ElementName.element(named: name, in: tree) { return element }
    // Names may be given as they are listed.
    guard name.count > 2, name.hasPrefix("\""), name.hasSuffix("\"") else { return nil }
    return element(String(name.dropFirst().dropLast()), of: type, in: tree)
  }

  var nothing: Answer { Answer(text: "The app shows nothing.", isDone: false) }

  func missing(_ name: String) -> Answer {
    Answer(
      text: "No element has the identifier or label \"\(name)\"; elements lists those there are.",
      isDone: false)
  }

  var elements: String {
    let screen = run.screen
    return screen.elements.dropFirst().compactMap { element -> String? in
      let names = [element.identifier, element.label].filter { !$0.isEmpty }
      if names.isEmpty, Self.controls.contains(element.type), element.isHittable {
        // What has no name is still to be found: by its placeholder or as a test would.
        return ElementName.of(element.id, in: screen).map { name in
          "\(element.type.name) \(name.hasPrefix("app.") ? name : "\"\(name)\"")"
        }
      }
      guard !names.isEmpty else { return nil }
      return "\(element.type.name) \(names.map { "\"\($0)\"" }.joined(separator: " "))"
    }
    .joined(separator: "\n")
  }

  /// What is touched or typed into, though it may have no name.
  private static let controls: Set<ElementType> = [
    .button, .textField, .secureTextField, .searchField, .textView, .switch, .slider, .stepper,
    .datePicker, .pickerWheel, .link,
  ]
}
