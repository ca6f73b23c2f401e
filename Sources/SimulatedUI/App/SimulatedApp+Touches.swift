package import ElementModel

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

  private func focus(on input: TextInput) {
    guard graph.focus.focused != input.id else { return }
    graph.focus.move(to: input, among: inputs)
    setNeedsDisplay()
  }
}
