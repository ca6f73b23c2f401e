import XCTest

final class EmpruntTests: MediathequeTestCase {
  func testEmprunterUnLivre() {
    let livre = lancer().ouvrir("germinal")
    XCTAssertEqual(livre.statut.label, "Disponible")
    livre.emprunter()
    XCTAssertEqual(livre.statut.label, "Emprunté")
    XCTAssertFalse(livre.boutonEmprunter.isEnabled)
  }

  func testRendreUnLivre() {
    let catalogue = lancer().ouvrir("nuit").emprunter().retour()
    let emprunts = catalogue.onglets.emprunts()
    XCTAssertEqual(emprunts.total.label, "1 livre(s) chez vous")
    XCTAssertEqual(emprunts.rendre("Vol de nuit").total.label, "0 livre(s) chez vous")
  }

  func testTrierParPrix() {
    let catalogue = lancer().trier(par: "Prix")
    XCTAssertEqual(catalogue.identifiants.first, "livre.nuit")
    XCTAssertEqual(catalogue.identifiants.last, "livre.neige")
  }
}
