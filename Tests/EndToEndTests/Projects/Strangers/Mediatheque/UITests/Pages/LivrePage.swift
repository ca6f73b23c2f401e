import XCTest

struct LivrePage {
  let app: XCUIApplication
  init(_ app: XCUIApplication) { self.app = app }

  var prix: XCUIElement { app.staticTexts["livre.prix"] }
  var statut: XCUIElement { app.staticTexts["livre.statut"] }
  var boutonEmprunter: XCUIElement { app.buttons["livre.emprunter"] }

  @discardableResult
  func emprunter() -> Self {
    boutonEmprunter.tap()
    let alerte = app.alerts["Emprunter ce livre ?"]
    XCTAssertTrue(alerte.waitForExistence(timeout: 5))
    alerte.buttons["Confirmer"].tap()
    XCTAssertTrue(alerte.waitForNonExistence(timeout: 5))
    return self
  }

  @discardableResult
  func demander() -> DemandePage {
    boutonEmprunter.tap()
    return DemandePage(app: app)
  }

  @discardableResult
  func retour() -> CataloguePage {
    app.navigationBars.buttons["Catalogue"].tap()
    let page = CataloguePage(app)
    XCTAssertTrue(page.titre.waitForExistence(timeout: 5))
    return page
  }

  @discardableResult
  func revenir() -> CataloguePage {
    app.navigationBars.buttons["Retour"].tap()
    let page = CataloguePage(app)
    XCTAssertTrue(page.titre.waitForExistence(timeout: 5))
    return page
  }
}

struct DemandePage {
  let app: XCUIApplication

  var alerte: XCUIElement { app.alerts["Emprunter"] }

  func annuler() -> LivrePage {
    XCTAssertTrue(alerte.waitForExistence(timeout: 5))
    alerte.buttons["Annuler"].tap()
    return LivrePage(app)
  }
}
