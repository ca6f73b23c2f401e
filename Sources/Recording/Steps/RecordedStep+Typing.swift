import SessionProtocol

extension RecordedStep {
  /// The text that it types; `nil` where it types none.
  package var typedText: String? {
    for action in actions { if case .type(let text) = action.kind { return text } }
    return nil
  }

  /// The step with another text; it was not done so.
  ///
  /// - Parameter text: What it is to type.
  /// - Returns: The step.
  package func typing(_ text: String) -> RecordedStep {
    guard case .act(var actions) = content else { return self }
    for place in actions.indices {
      guard case .type = actions[place].kind else { continue }
      actions[place].kind = .type(text: text)
      actions[place].title = Wording.typing(text)
    }
    return RecordedStep(title: Wording.typing(text), .act(actions))
  }
}
