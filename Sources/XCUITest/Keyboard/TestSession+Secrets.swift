import ElementModel
import SessionProtocol

/// What is typed into secure fields, which no log says.
extension TestSession {
  /// Whether an action types into a secure field: the element is one, or the one that has keyboard
  /// focus of all that the element's app shows.
  func isSecret(_ kind: ActionKind, on reference: ElementReference) -> Bool {
    guard case .type = kind, let tree = application(reference.app)?.snapshot() else { return false }
    return reference.match(in: tree)?.type == .secureTextField || hasSecureFocus(tree)
  }

  /// The same with a text covered that goes into a secure field.
  func covered(_ action: HandAction) -> HandAction {
    switch action {
    case .type(let text):
      guard hasSecureFocus(device.screen()) else { return action }
      return .type(ActionKind.covered(text))
    case .typeInto(let id, let text):
      guard device.screen().element(withID: id)?.type == .secureTextField else { return action }
      return .typeInto(id: id, text: ActionKind.covered(text))
    default: return action
    }
  }

  private func hasSecureFocus(_ tree: ElementTree) -> Bool {
    tree.elements.contains { $0.hasFocus && $0.type == .secureTextField }
  }
}
