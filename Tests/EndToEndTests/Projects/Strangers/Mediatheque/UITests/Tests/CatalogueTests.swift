import XCTest

final class AccueilFrancaisTests: XCTestCase {
  private let app = XCUIApplication()

  override func setUp() {
    continueAfterFailure = false
    app.launch()
    app.launchArguments += ["-AppleLanguages", "(fr)", "-AppleLocale", "fr_FR"]
  }

  func testOngletsEnFrancais() {
    XCTAssertTrue(app.tabBars.buttons["Emprunts"].waitForExistence(timeout: 5))
    XCTAssertTrue(app.tabBars.buttons["Compte"].exists)
  }
}

final class DemandeTests: MediathequeTestCase {
  func testAnnulerUneDemande() {
    let livre = lancer().ouvrir("etranger").demander().annuler()
    XCTAssertEqual(livre.statut.label, "Disponible")
  }
}

final class FavoriTests: MediathequeTestCase {
  func testAjouterUnFavori() {
    let catalogue = lancer().ajouterAuxFavoris("germinal")
    XCTAssertTrue(catalogue.ligne("germinal").label.contains("Favori"))
  }
}

final class PrixTests: MediathequeTestCase {
  func testPrixEnEuros() {
    let livre = lancer().ouvrir("germinal")
    XCTAssertEqual(livre.prix.label, "12,50 €")
    XCTAssertFalse(livre.boutonEmprunter.isEnabled)
  }
}

final class TriTests: MediathequeTestCase {
  func testTrierParAuteur() {
    let catalogue = lancer().trierAuMenu(par: "Auteur")
    XCTAssertEqual(catalogue.identifiants.first, "livre.germinal")
  }
}

final class RetourTests: MediathequeTestCase {
  func testRetourAuCatalogue() {
    let catalogue = lancer().ouvrir("miserables").revenir()
    XCTAssertEqual(catalogue.identifiants.count, 5)
    let emprunts = catalogue.onglets.emprunts()
    XCTAssertTrue(catalogue.titre.waitForExistence(timeout: 5))
    XCTAssertTrue(emprunts.total.exists)
  }
}
