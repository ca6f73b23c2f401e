import XCTest

@testable import RouteGuide

final class TimetableSnapshotTests: ScreenTestCase {
  func testDepartures() {
    testSnapshot(vc: timetable(StubTimetableService(notice: "notice.swell")))
  }

  func testFailure() {
    testSnapshot(
      vc: timetable(StubTimetableService(departures: .failure(TimetableError.notReachable))))
  }

  /// The timetable of the ferry once both of its answers are drawn.
  private func timetable(_ service: StubTimetableService) -> UINavigationController {
    let screen = MockTimetableViewController(route: Route.all[1], service: service)
    screen.navigationItem.title = localized("timetable.title")
    return showAndWait(screen, times: 2)
  }
}
