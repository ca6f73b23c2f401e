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
      if !isEditing { node?.commitDraft() }
      onEditing(isEditing)
    }
    let actions = node.environment.submitActions.filter { !$0.triggers.isDisjoint(with: triggers) }
    let commit: [() -> Void] = formatter == nil ? [] : [{ [weak node] in node?.commitDraft() }]
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
    guard let view = node.primitive as? any TextInputView else { return .constant("") }
    guard let formatter = view.formatter else { return view.text }
    let draft = node.draft
    return Binding(
      get: { draft.text ?? formatter.write() },
      set: { [weak node] in
        draft.text = $0
        node?.invalidator.invalidate()
      })
  }
}

extension ViewNode {
  /// What is typed into this field, which stands for a value.
  fileprivate var draft: FieldDraft { slot("draft") { FieldDraft() } }

  /// Takes what was typed as the value, if it is one; the field shows the value again.
  fileprivate func commitDraft() {
    guard let formatter = (primitive as? any TextInputView)?.formatter, let text = draft.text else {
      return
    }
    draft.text = nil
    formatter.read(text)
    invalidator.invalidate()
  }
}

/// Which text input the keyboard types into.
@MainActor final class FocusController {
  /// The node of the input with focus.
  private(set) var focused: Int?
  /// The text of the input with focus as it was last edited, with the insertion point.
  private var editing: (input: Int, value: TextEditing)?

  private var onMove: () -> Void = {}

  /// Sets what happens when focus moves.
  func whenMoved(_ action: @escaping () -> Void) { onMove = action }

  /// The text of an input with its insertion point, which is at the end of a text that was not
  /// typed.
  func editing(of input: TextInput) -> TextEditing {
    let text = input.text.wrappedValue
    if let editing, editing.input == input.id, editing.value.text == text {
      return editing.value
    }
    return TextEditing(text)
  }

  /// Remembers where the insertion point of an input is.
  func keep(_ value: TextEditing, of input: TextInput) { editing = (input.id, value) }

  /// Moves focus to an input, or away from all, and tells the app's focus state.
  func move(to input: TextInput?, among inputs: [TextInput]) {
    guard focused != input?.id else { return }
    let old = inputs.first { $0.id == focused }
    focused = input?.id
    editing = nil
    for target in old?.focus ?? [] { target.leave() }
    for target in input?.focus ?? [] { target.enter() }
    tellEditing(from: old?.id, among: inputs)
  }

  /// Follows the app's focus state, and gives focus up when its input has gone.
  ///
  /// - Returns: Whether focus moved.
  func reconcile(with inputs: [TextInput]) -> Bool {
    let old = focused
    if let current = inputs.first(where: { $0.id == focused }) {
      if current.focus.contains(where: { !$0.isRequested() }) { focused = nil }
    } else {
      focused = nil
    }
    if let wanted = inputs.first(where: { $0.focus.contains { $0.isRequested() } }) {
      focused = wanted.id
    }
    tellEditing(from: old, among: inputs)
    return focused != old
  }

  /// Tells inputs that editing has ended or begun in them.
  private func tellEditing(from old: Int?, among inputs: [TextInput]) {
    guard old != focused else { return }
    onMove()
    inputs.first { $0.id == old }?.onEditing(false)
    inputs.first { $0.id == focused }?.onEditing(true)
  }
}

/// The connection of one input with one focus state.
@MainActor struct FocusTarget {
  let isRequested: () -> Bool
  let enter: () -> Void
  let leave: () -> Void
}

/// What runs when an input of some kind is submitted.
struct SubmitAction {
  let triggers: SubmitTriggers
  let run: () -> Void
}

private struct SubmitKey: EnvironmentKey {
  static var defaultValue: [SubmitAction] { [] }
}

private struct FocusKey: EnvironmentKey {
  static var defaultValue: [FocusTarget] { [] }
}

extension EnvironmentValues {
  var submitActions: [SubmitAction] {
    get { self[SubmitKey.self] }
    set { self[SubmitKey.self] = newValue }
  }

  var focusTargets: [FocusTarget] {
    get { self[FocusKey.self] }
    set { self[FocusKey.self] = newValue }
  }
}
