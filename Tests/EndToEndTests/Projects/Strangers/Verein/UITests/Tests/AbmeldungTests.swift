import XCTest

private extension KursSeite {
  func behaltePlatz() {
    tippe(app.buttons["Abmelden"])
    tippe(app.alerts["Wirklich abmelden?"].buttons["Abbrechen"])
  }
}

final class AbmeldungTests: VereinTestCase {
  func testAbmeldenLaesstSichAbbrechen() {
    let kurs = Tableiste(app: app).oeffneKurse().oeffne("judo")
    kurs.behaltePlatz()

    XCTAssertTrue(app.staticTexts["Du bist angemeldet."].exists)
    XCTAssertEqual(kurs.plaetze.label, "Noch 1 Plätze frei")
  }
}
