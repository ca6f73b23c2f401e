package import ElementModel

extension SimulatedApp {
  /// Feels fingers on the screen.
  package func touch(_ touches: [Touch]) {
    for touch in touches where touch.phase == .ended { tap(at: touch.location) }
  }
}
