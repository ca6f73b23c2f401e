import Conformances

/// A view that text is typed into.
@MainActor protocol TextInputView {
  /// The text.
  var text: Binding<String> { get }
  /// Writes and reads the value that the field stands for, if that is no text.
  var formatter: FieldFormatter? { get }
}

extension TextInputView {
  var formatter: FieldFormatter? { nil }
}

/// A text field as keyboard focus and typing see it.
@MainActor struct TextInput {
  let id: Int
  private let node: ViewNode
  let isMultiline: Bool
  /// Whether the text is not shown.
  let isSecure: Bool
  let onSubmit: [() -> Void]
  let focus: [FocusTarget]
  /// What the app asks of the keyboard.
  let keyboard: KeyboardTraits
  /// Tells the app that editing begins or ends.
  let onEditing: (Bool) -> Void

  init(
    node: ViewNode, isMultiline: Bool = false, isSecure: Bool = false,
    triggers: SubmitTriggers = .text, onEditing: @escaping (Bool) -> Void = { _ in },
    onCommit: (() -> Void)? = nil, formatter: FieldFormatter? = nil
  ) {
    id = node.id
    self.node = node
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.onEditing = { [weak node] isEditing in
      if !isEditing { node?.dropDraft() }
      onEditing(isEditing)
    }
    let actions = node.environment.submitActions.filter { !$0.triggers.isDisjoint(with: triggers) }
    let commit: [() -> Void] = formatter == nil ? [] : [{ [weak node] in node?.dropDraft() }]
    onSubmit = commit + (onCommit.map { [$0] } ?? []) + actions.map(\.run)
    focus = node.environment.focusTargets
    // The input is built again when the app wants focus elsewhere, so that focus follows.
    for target in focus { _ = target.isRequested() }
    keyboard = node.environment.keyboard
  }

  /// Shows or hides the words to cut, copy, paste and select.
  func showEditMenu(_ isShown: Bool) { node.menu.show(isShown, isAnimated: false) }

  /// The text of the view as it was evaluated last: its body may bind values it captured.
  var text: Binding<String> {
    guard let view = Conformance.cast(node.primitive, to: (any TextInputView).self) else {
      return .constant("")
    }
    guard let formatter = view.formatter else { return view.text }
    let draft = node.draft
    return Binding(
      get: { draft.text ?? formatter.write() },
      set: { [weak node] in
        draft.text = $0
        formatter.read($0)
        node?.invalidator.invalidate()
      })
  }
}

extension ViewNode {
  /// What is typed into this field, which stands for a value.
  fileprivate var draft: FieldDraft { slot("draft") { FieldDraft() } }

  /// Shows the value again instead of what was typed for it.
  fileprivate func dropDraft() {
    guard draft.text != nil else { return }
    draft.text = nil
    invalidator.invalidate()
  }
}

/// What runs when an input of some kind is submitted.
struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

extension EnvironmentValues {
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }
}
