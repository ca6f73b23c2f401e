import ElementModel
import SessionProtocol

extension RecordedStep {
  /// The commands of `pomelo record` that do the same; what none does is a comment.
  package var commands: [String] {
    switch content {
    case .act(let actions): actions.map(\.command)
    case .check(let check): [check.command]
    case .pause(let seconds, _, _, _): ["advance \(seconds)"]
    case .launch(let added, _):
      [added.text.isEmpty ? "launch" : "launch \(Self.line(added.text))"]
    case .code("app.activate()"): ["activate"]
    case .code(let code): [Self.comment(code)]
    }
  }

  /// A text without ends of lines.
  private static func line(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  /// A comment on one line.
  fileprivate static func comment(_ text: String) -> String {
    "# not done again: \(line(text))"
  }
}

extension RecordedAction {
  fileprivate var command: String {
    let name = elementID.flatMap { ElementName.of($0, in: before) }
    switch kind {
    case .type(let text):
      let field = element ?? before.elements.first { $0.hasFocus }
      if let field, field.type == .secureTextField {
        return "type-secret \(SecretName.of(field))"
      }
      let escaped = text.replacing("\\", with: "\\\\").replacing("\n", with: "\\n")
      return "type \(escaped)"
    case .pressButton("Home"): return "home"
    case .setOrientation(let name): return "rotate \(name)"
    case .adjustSlider(let position):
      return name.map { "adjust \(position) \($0)" } ?? RecordedStep.comment(title)
    case .adjustWheel(let value):
      return name.map { "pick \(value) from \($0)" } ?? RecordedStep.comment(title)
    case .drag:
      let goal = goalID.flatMap { ElementName.of($0, in: before) }
      guard let name, let goal else { return RecordedStep.comment(title) }
      return "drag \(name) to \(goal)"
    case .swipe(let direction):
      return "swipe \(direction.rawValue)" + (name.map { " \($0)" } ?? "")
    case .tap: return name.map { "tap \($0)" } ?? RecordedStep.comment(title)
    case .doubleTap: return name.map { "double-tap \($0)" } ?? RecordedStep.comment(title)
    case .press(let seconds):
      return name.map { "press \(seconds) \($0)" } ?? RecordedStep.comment(title)
    default: return RecordedStep.comment(title)
    }
  }
}

extension RecordedCheck {
  fileprivate var command: String {
    let claim =
      switch subject {
      case .exists: "exists"
      case .isGone: "gone"
      case .text(let attribute): attribute
      case .holds("isEnabled", let holds): holds ? "enabled" : "disabled"
      case .holds("isSelected", _): "selected"
      case .holds: "hittable"
      }
    guard let name = ElementName.of(elementID, in: tree) else {
      return RecordedStep.comment("assert \(claim)")
    }
    return "assert \(name) \(claim)"
  }
}
