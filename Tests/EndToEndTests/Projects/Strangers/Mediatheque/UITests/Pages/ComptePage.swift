import XCTest

struct EmpruntsPage {
  let app: XCUIApplication
  init(_ app: XCUIApplication) { self.app = app }

  var total: XCUIElement { app.staticTexts["emprunts.total"] }
  var nombre: Int { Int(total.label)! }

  func rendre(_ titre: String) -> Self {
    app.cells.containing(.staticText, identifier: titre).buttons["Rendre"].tap()
    XCTAssertTrue(app.staticTexts[titre].waitForNonExistence(timeout: 5))
    return self
  }
}

struct ComptePage {
  let app: XCUIApplication
  init(_ app: XCUIApplication) { self.app = app }

  func ouvrir(_ entree: String) {
    app.buttons[entree].tap()
    XCTAssertTrue(app.navigationBars[entree].waitForExistence(timeout: 5))
  }
}

struct RappelsPage {
  let app: XCUIApplication

  var statut: XCUIElement { app.staticTexts["rappels.statut"] }

  func activer() {
    app.buttons["Activer les rappels"].tap()
  }
}

struct FidelitePage {
  let app: XCUIApplication

  var points: XCUIElement { app.staticTexts["fidelite.points"] }

  func validerUneVisite() {
    app.buttons["Valider une visite"].tap()
  }
}

struct EnviesPage {
  let app: XCUIApplication

  var saisie: XCUIElement { app.textFields["envies.saisie"] }

  func noter(_ titre: String) -> Self {
    saisie.tap()
    saisie.typeText(titre)
    app.buttons["Noter"].tap()
    XCTAssertTrue(envie(titre).waitForExistence(timeout: 5))
    return self
  }

  func numeroter() -> Self {
    app.switches["Numéroter"].switches.firstMatch.tap()
    return self
  }

  func envie(_ titre: String) -> XCUIElement { app.staticTexts[titre] }
}
