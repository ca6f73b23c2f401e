import XCTest

final class VereinAblaufTests: VereinTestCase {
  func testKursAnmeldung() {
    let kurs = Tableiste(app: app).oeffneKurse().oeffne("yoga")
    XCTAssertEqual(kurs.plaetze.label, "Noch 3 Plätze frei")
    kurs.meldeAn()

    XCTAssertEqual(kurs.plaetze.label, "Noch 2 Plätze frei")
  }

  func testSortierung() {
    let kurse = Tableiste(app: app).oeffneKurse().sortiere("Nach freien Plätzen")

    XCTAssertEqual(kurse.kurse.element(boundBy: 0).identifier, "kurs_lauf")
  }

  func testMitgliedUndZurueck() {
    let mitglied = Tableiste(app: app).oeffneMitglieder().oeffne("Clara Auer")
    XCTAssertEqual(mitglied.nummer.label, "Mitglied Nr. 1002")

    _ = mitglied.zurueck()
  }

  func testLogin() {
    let konto = Tableiste(app: app).oeffneKonto().oeffneLogin()
      .logge(ein: "jana@verein.example", "geheim")

    konto.warte(auf: konto.gruss)
    XCTAssertEqual(konto.gruss.label, "Hallo, Jana!")
  }

  func testBeitragVierteljaehrlich() {
    let beitrag = Tableiste(app: app).oeffneKonto().oeffneBeitrag()
    beitrag.waehle("Vierteljährlich")

    XCTAssertEqual(beitrag.betrag.label, "Betrag: 54,00 €")
  }

  func testNewsletterAbbestellen() {
    let konto = Tableiste(app: app).oeffneKonto()
    konto.schalteNewsletterUm()

    XCTAssertEqual(konto.newsletter.value as? String, "0")
  }
}
