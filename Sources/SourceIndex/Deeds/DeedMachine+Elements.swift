import ElementModel
import SourceModel
import SwiftSyntax

/// Elements: how they are found, and what is asked of them.
extension DeedMachine {
  /// Properties that lead from an element or query to another.
  private static let ways: Set<String> = ["firstMatch", "element"]
  /// Properties that are truths.
  private static let truths: Set<String> = [
    "isEnabled", "isSelected", "isHittable", "hasFocus", "hasKeyboardFocus",
  ]
  /// Properties that are texts or numbers.
  private static let attributes: Set<String> = [
    "label", "value", "title", "placeholderValue", "identifier", "count",
  ]
  /// Methods that lead from an element or query to another.
  private static let calls: Set<String> = [
    "element", "matching", "containing", "descendants", "children",
  ]

  /// Whether a name is a member of elements, queries or the app.
  static func isOfElements(_ name: String) -> Bool {
    ways.contains(name) || truths.contains(name) || attributes.contains(name) || name == "exists"
      || ElementType(queryName: name) != nil
  }

  /// The type whose extensions of the sources an element has.
  func typeOfElement(_ element: DeedElement) -> TypeReference {
    guard let last = element.links.last else {
      return element.isUnknown ? .element : .application
    }
    switch last {
    case .property(let name): return Self.ways.contains(name) ? .element : .query
    case .key: return .element
    case .call(let name, _): return name == "element" ? .element : .query
    }
  }

  /// A property of an element.
  func member(_ name: String, ofElement element: DeedElement) -> MachineValue {
    if ElementType(queryName: name) != nil || Self.ways.contains(name) {
      return .element(element.adding(.property(name)))
    }
    if name == "exists" {
      return .check(element, DeedCheck(.exists(true), isAsserted: false))
    }
    if Self.truths.contains(name) {
      return .check(element, DeedCheck(.holds(attribute: name, true), isAsserted: false))
    }
    return Self.attributes.contains(name) ? .attribute(element, name) : .unknown
  }

  /// A subscript: an identifier, or one that the sources declare.
  func `subscript`(
    _ access: SubscriptCallExprSyntax, of value: MachineValue, in frame: MachineFrame
  ) -> MachineValue {
    let given = access.arguments.map { evaluate($0.expression, in: frame) }
    guard case .element(let element) = value, let first = given.first else { return .unknown }
    switch first {
    case .text, .argument: return .element(element.adding(.key(first.asText)))
    case .unknown: return .element(element.adding(.key(DeedText([.unknown]))))
    default:
      let labels = access.arguments.map { $0.label?.text ?? "_" }
      guard let found = table.subscripts(labels: labels, of: typeOfElement(element)).first else {
        return .element(DeedElement(isUnknown: true))
      }
      var arguments: [String: MachineValue] = [:]
      for (parameter, value) in zip(found.member.parameters, given) {
        arguments[parameter.name] = value
      }
      return call(found, on: value, arguments)
    }
  }

  /// A method of an element that leads to another one; `nil` for others.
  func way(
    _ name: String, from element: DeedElement, labels: [String], _ values: [MachineValue]
  ) -> MachineValue? {
    guard Self.calls.contains(name) else { return nil }
    var given: [DeedElement.Value] = []
    for (label, value) in zip(labels, values) {
      let label = label == "_" ? "" : label
      switch value {
      case .text(let text): given.append(.init(label: label, .text(text)))
      case .argument:
        given.append(
          .init(
            label: label, label == "boundBy" ? .number(value.asText) : .text(value.asText)))
      case .number(let number): given.append(.init(label: label, .number(number)))
      case .code(let code): given.append(.init(label: label, .code(code)))
      case .predicate(let format, let texts):
        given.append(.init(label: label, .predicate(format: format, texts)))
      case .enumCase(_, let enumCase): given.append(.init(label: label, .code(".\(enumCase.name)")))
      default: return .element(DeedElement(isUnknown: true))
      }
    }
    return .element(element.adding(.call(name, given)))
  }

  // MARK: Deeds

  /// A method of an element that does something or asks something; `nil` for others.
  func deed(
    _ name: String, on element: DeedElement, labels: [String], _ values: [MachineValue]
  ) -> MachineValue? {
    switch name {
    case "tap" where labels.isEmpty, "click" where labels.isEmpty: add(.tap, element)
    case "doubleTap" where labels.isEmpty: add(.doubleTap, element)
    case "press" where labels == ["forDuration"]:
      var seconds: Double?
      if case .number(let text)? = values.first { seconds = text.constant.flatMap(Double.init) }
      add(.press(seconds: seconds), element)
    case "press" where labels.first == "forDuration" && labels.dropFirst().first == "thenDragTo":
      guard values.count > 1, case .element(let goal) = values[1] else {
        add(.other(name), element)
        break
      }
      add(.drag(to: goal), element)
    case "typeText":
      add(.type(values.first?.asText ?? DeedText([.unknown])), element)
    case "adjust" where values.count == 1: add(.adjust(values[0].asText), element)
    case "swipeUp", "swipeDown", "swipeLeft", "swipeRight":
      add(.swipe(name.dropFirst(5).lowercased()), element)
    case "launch", "terminate", "activate": add(.launch(name), element)
    case "waitForExistence": return wait(true, element, values)
    case "waitForNonExistence": return wait(false, element, values)
    case "wait": return wait(element, values)
    case "coordinate", "withOffset": return .element(DeedElement(isUnknown: true))
    case "screenshot", "snapshot", "debugDescription", "performAccessibilityAudit",
      "resetAuthorizationStatus", "isEqual":
      return .unknown
    case "rotate", "pinch", "twoFingerTap", "tap", "press", "adjust", "typeKey", "scroll", "hover",
      "rightClick", "open", "doubleTap":
      add(.other(name), element)
    default: return nil
    }
    return .nothing
  }

  private func wait(
    _ isThere: Bool, _ element: DeedElement, _ values: [MachineValue]
  ) -> MachineValue {
    let check = DeedCheck(.exists(isThere), timeout: seconds(values), isAsserted: false)
    add(.check(check), element)
    return .check(element, check)
  }

  /// `wait(for: \.label, toEqual: …, timeout:)`.
  private func wait(_ element: DeedElement, _ values: [MachineValue]) -> MachineValue {
    let check = DeedCheck(.other("wait"), timeout: seconds(values), isAsserted: false)
    add(.check(check), element)
    return .check(element, check)
  }

  private func seconds(_ values: [MachineValue]) -> Double {
    for value in values {
      if case .number(let text) = value, let seconds = text.constant.flatMap(Double.init) {
        return seconds
      }
    }
    return 0
  }
}
