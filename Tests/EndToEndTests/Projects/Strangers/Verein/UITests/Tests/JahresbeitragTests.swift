import XCTest

final class JahresbeitragTests: VereinTestCase {
  func testJahresbeitragIstGuenstiger() {
    let beitrag = Tableiste(app: app).oeffneKonto().oeffneBeitrag()
    beitrag.waehle("Jährlich")

    XCTAssertEqual(beitrag.betrag.label, "Betrag: 194,00 €")
  }
}
