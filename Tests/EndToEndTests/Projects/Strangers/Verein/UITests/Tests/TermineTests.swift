import XCTest

final class TermineTests: VereinTestCase {
  func testSommerfestBeginntAmAbend() {
    let termine = Tableiste(app: app).oeffneTermine()

    XCTAssertEqual(termine.beginn("sommerfest"), "29. Juni, 18:30 Uhr")
  }
}
