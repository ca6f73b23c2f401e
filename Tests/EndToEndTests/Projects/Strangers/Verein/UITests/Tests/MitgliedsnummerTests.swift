import XCTest

final class MitgliedsnummerTests: VereinTestCase {
  func testNummerVonHansVogel() {
    let mitglied = Tableiste(app: app).oeffneMitglieder().oeffne("Hans Vogel")

    XCTAssertEqual(mitglied.nummer.label, "Mitglied Nr. 1055")
  }
}
