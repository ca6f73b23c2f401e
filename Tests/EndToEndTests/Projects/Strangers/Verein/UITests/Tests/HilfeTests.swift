import XCTest

final class HilfeTests: VereinTestCase {
  func testHilfeUndWeiterZumKurs() {
    Tableiste(app: app).oeffneKonto().oeffneHilfe().warteAufZeiten()

    let kurs = KurseSeite(app: app).oeffne("lauf")
    XCTAssertEqual(kurs.plaetze.label, "Noch 12 Plätze frei")
  }
}
