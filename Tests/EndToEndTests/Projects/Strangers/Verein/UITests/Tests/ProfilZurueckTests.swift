import XCTest

private final class ProfilSeite: MitgliedSeite {
  override func zurueck() -> MitgliederSeite {
    app.navigationBars.buttons["Zurück"].tap()
    warte(auf: app.navigationBars["Alle Mitglieder"])
    return MitgliederSeite(app: app)
  }
}

final class ProfilZurueckTests: VereinTestCase {
  func testVonProfilZuProfil() {
    _ = Tableiste(app: app).oeffneMitglieder().oeffne("Anna Auer")
    let naechstes = ProfilSeite(app: app).zurueck().oeffne("Bernd Auer")

    XCTAssertEqual(naechstes.nummer.label, "Mitglied Nr. 1001")
  }
}
