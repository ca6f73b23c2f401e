import XCTest

@testable import RouteGuide

final class TimetableScreenTests: ScreenTestCase {
  private let route = Route.all[1]

  func testDeparturesAreDrawnAfterTheScreenHasAppeared() {
    let screen = TimetableViewController(route: route, service: StubTimetableService())
    show(screen)
    XCTAssertTrue(screen.indicator.isAnimating, "Without a wait there is nothing to see yet")
    XCTAssertNil(find("timetable.departure.0", in: screen.view))

    showAndWait(
      TimetableViewController(route: route, service: StubTimetableService()), times: 2)
    XCTAssertEqual(
      texts(in: shown.view), ["Strait Ferry", "09:05  Pier", "23:40  Island"])
  }

  func testNoticeStandsAboveTheDepartures() {
    showAndWait(
      TimetableViewController(
        route: route, service: StubTimetableService(notice: "notice.swell")), times: 2)
    XCTAssertEqual(
      texts(in: shown.view),
      ["Strait Ferry", "High swell: boats may be late.", "09:05  Pier", "23:40  Island"])
  }

  func testFailureCanBeTriedAgain() {
    let failing = StubTimetableService(departures: .failure(TimetableError.notReachable))
    showAndWait(TimetableViewController(route: route, service: failing), times: 2)
    XCTAssertEqual(
      texts(in: shown.view), ["Strait Ferry", "No timetable at the moment.", "Try again"])
    XCTAssertFalse(shown.indicator.isAnimating)
    XCTAssertEqual(find("timetable.retry", in: shown.view)?.isHidden, false)
  }

  func testTheOfficeAnswersWithinTwoSeconds() {
    showAndWait(TimetableViewController(route: route), times: 2, timeout: 2)
    XCTAssertEqual(texts(in: shown.view).count, 7)
  }

  func testTheScreenLooksTheSameOnEveryDevice() {
    let navigation = showAndWait(
      TimetableViewController(route: route, service: StubTimetableService()), times: 2)
    onEveryDevice(navigation) { device in
      XCTAssertEqual(shown.view.frame.size, device.size)
      XCTAssertEqual(texts(in: shown.view).first, "Strait Ferry")
    }
  }

  private var shown: GuideViewController {
    let root = UIApplication.shared.windows.first?.rootViewController
    return (root as? UINavigationController)?.topViewController as! GuideViewController
  }
}
