import XCTest

struct Onglets {
  let app: XCUIApplication

  func emprunts() -> EmpruntsPage {
    app.tabBars.buttons["Emprunts"].tap()
    return EmpruntsPage(app)
  }

  func compte() -> ComptePage {
    app.tabBars.buttons["Compte"].tap()
    return ComptePage(app)
  }
}

struct CataloguePage {
  let app: XCUIApplication
  init(_ app: XCUIApplication) { self.app = app }

  var titre: XCUIElement { app.navigationBars["Catalogue"] }
  var onglets: Onglets { Onglets(app: app) }

  func ligne(_ id: String) -> XCUIElement { app.buttons["livre.\(id)"] }

  var identifiants: [String] {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'livre.'"))
      .allElementsBoundByIndex.map { $0.identifier }
  }

  func ouvrir(_ id: String) -> LivrePage {
    let ligne = ligne(id)
    XCTAssertTrue(ligne.waitForExistence(timeout: 5))
    ligne.tap()
    let page = LivrePage(app)
    XCTAssertTrue(page.prix.waitForExistence(timeout: 5))
    return page
  }

  @discardableResult
  func trier(par critere: String) -> Self {
    app.navigationBars["Catalogue"].buttons["Trier"].tap()
    let choix = app.buttons[critere]
    XCTAssertTrue(choix.waitForExistence(timeout: 5))
    choix.tap()
    return self
  }

  @discardableResult
  func trierAuMenu(par critere: String) -> Self {
    app.navigationBars["Catalogue"].buttons["Trier"].tap()
    let choix = app.menuItems[critere]
    XCTAssertTrue(choix.waitForExistence(timeout: 5))
    choix.tap()
    return self
  }

  @discardableResult
  func ajouterAuxFavoris(_ id: String) -> Self {
    ligne(id).press(forDuration: 0.2)
    let favori = app.buttons["Ajouter aux favoris"]
    XCTAssertTrue(favori.waitForExistence(timeout: 5))
    favori.tap()
    return self
  }
}
