import XCTest

/// The guide in Japanese, by the same pages: they look for identifiers, not for words.
final class JapaneseUITests: XCTestCase {
  private let japanese = ["-AppleLanguages", "(ja)", "-AppleLocale", "ja_JP"]

  override func setUp() {
    continueAfterFailure = false
  }

  func testTimetable() {
    let route = RoutesPage.launch(arguments: japanese).open("strait")
    XCTAssertEqual(route.stops, ["桟橋", "離島"])
    let timetable = route.openTimetable()
    XCTAssertEqual(timetable.route, "海峡渡船")
    XCTAssertEqual(timetable.departures.first, "09:50  離島")
    XCTAssertEqual(timetable.notice, "うねりのため遅れることがあります。")
  }

  func testTicket() {
    let arguments = japanese + ["-stubbedTicket", "港-7"]
    let scanner = RoutesPage.launch(arguments: arguments).open("harbour").openScanner()
    XCTAssertEqual(scanner.hint, "コードを枠に合わせてください。")
    XCTAssertEqual(scanner.waitForTicket().ticket, "きっぷ 港-7")
  }
}
