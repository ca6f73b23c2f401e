package import ElementModel
import VirtualTime

extension SimulatedApp {
  /// Feels fingers on the screen.
  ///
  /// While a screen is moving in or out, fingers that come down have no effect.
  package func touch(_ touches: [Touch]) {
    guard isRunning else { return }
    refresh()
    dispatcher.focus = { [weak self] input in self?.focus(on: input) }
    dispatcher.feel(touches) { point in
      transitions == 0 ? screen?.emitter.items(at: point) ?? [] : nil
    }
    refresh()
  }

  /// Taps the screen.
  package func tap(at point: CGPoint) {
    touch([Touch(phase: .began, location: point)])
    touch([Touch(phase: .ended, location: point)])
  }

  /// How soon taps must follow each other to select text.
  private static let tapPause = Duration.milliseconds(350)

  /// A tap puts the insertion point at the end, a second one selects the word there, a third one
  /// everything.
  private func selectByTaps(in input: TextInput) {
    let isNext = lastTap.map {
      $0.input == input.id && VirtualTime.now - $0.time <= Self.tapPause
    }
    let count = isNext == true ? (lastTap?.count ?? 0) + 1 : 1
    lastTap = (input.id, VirtualTime.now, count)
    var editing = TextEditing(input.text.wrappedValue)
    if count == 2 { editing.selectWord() }
    if count >= 3 { editing.selectAll() }
    graph.focus.keep(editing, of: input)
    input.showEditMenu(count > 1)
  }

  /// Moves focus to an input that has been touched.
  func focus(on input: TextInput) {
    if graph.focus.focused != input.id { move(to: input) }
    selectByTaps(in: input)
  }

  /// Takes the focus from the input that has it, and so the keyboard away.
  func endEditing() {
    if graph.focus.focused != nil { move(to: nil) }
  }

  /// Moves focus, of which the app is told.
  private func move(to input: TextInput?) {
    VirtualTime.runAsApp { graph.focus.move(to: input, among: inputs) }
    setNeedsDisplay()
  }
}
