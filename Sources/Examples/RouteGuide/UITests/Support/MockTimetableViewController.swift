@testable import RouteGuide

/// Asks for its departures once, and not again for each device, which would show that they load.
final class MockTimetableViewController: TimetableViewController {
  private var hasAsked = false

  override func load() {
    guard !hasAsked else { return }
    hasAsked = true
    super.load()
  }
}
