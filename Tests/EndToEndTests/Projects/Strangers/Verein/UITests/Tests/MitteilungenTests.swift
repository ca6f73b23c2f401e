import XCTest

final class MitteilungenTests: VereinTestCase {
  func testMitteilungenEinschalten() {
    let konto = Tableiste(app: app).oeffneKonto()
    konto.erlaubeMitteilungen()

    konto.warte(auf: app.staticTexts["Mitteilungen: an"])
  }
}
