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

extension FocusController: GraphFeature {}

extension ViewGraph {
  /// Which field has keyboard focus.
  var focus: FocusController { feature(FocusController.self) }
}
