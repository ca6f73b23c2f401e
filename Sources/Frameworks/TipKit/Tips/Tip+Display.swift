import SimulatedUI

extension Tip {
  /// Goes along with whether the tip is shown, and counts it each time.
  ///
  /// - Parameter show: Shows it, or takes it away.
  @MainActor
  func follow(_ show: (Bool) -> Void) async {
    var isShown = false
    for await status in statusUpdates {
      let shows = status == .available
      guard shows != isShown else { continue }
      if shows { TipStore.shared.display(self) }
      isShown = shows && shouldDisplay
      show(isShown)
    }
  }
}
