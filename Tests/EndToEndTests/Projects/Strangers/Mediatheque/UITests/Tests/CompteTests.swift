import XCTest

final class NombreTests: MediathequeTestCase {
  func testNombreDEmprunts() {
    let emprunts = lancer().ouvrir("etranger").emprunter().retour().onglets.emprunts()
    XCTAssertTrue(emprunts.total.waitForExistence(timeout: 5))
    XCTAssertEqual(emprunts.nombre, 1)
  }
}

final class RappelsTests: MediathequeTestCase {
  func testActiverLesRappels() {
    lancer().onglets.compte().ouvrir("Rappels")
    let rappels = RappelsPage(app: app)
    addUIInterruptionMonitor(withDescription: "Notifications") { alerte in
      alerte.buttons.element(boundBy: 1).tap()
      return true
    }
    rappels.activer()
    let actif = NSPredicate(format: "label == 'Rappels actifs'")
    expectation(for: actif, evaluatedWith: rappels.statut)
    waitForExpectations(timeout: 10)
  }
}

final class FideliteTests: MediathequeTestCase {
  func testUneVisiteRapporteDesPoints() {
    lancer().onglets.compte().ouvrir("Fidélité")
    let fidelite = FidelitePage(app: app)
    XCTAssertEqual(fidelite.points.label, "10 points")
    fidelite.validerUneVisite()
    XCTAssertEqual(fidelite.points.label, "15 points")
  }
}

final class EnviesTests: MediathequeTestCase {
  func testNumeroterLesEnvies() {
    lancer().onglets.compte().ouvrir("Envies")
    let envies = EnviesPage(app: app).noter("Dune").numeroter()
    XCTAssertTrue(envies.envie("1. Dune").waitForExistence(timeout: 5))
  }
}
