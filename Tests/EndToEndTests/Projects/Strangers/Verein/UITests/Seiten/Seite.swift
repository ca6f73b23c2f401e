import XCTest

class Seite {
  let app: XCUIApplication

  init(app: XCUIApplication) {
    self.app = app
  }

  func warte(auf element: XCUIElement, _ sekunden: TimeInterval = 4, file: StaticString = #file, line: UInt = #line) {
    XCTAssertTrue(element.waitForExistence(timeout: sekunden), "\(element) fehlt", file: file, line: line)
  }

  func tippe(_ element: XCUIElement, file: StaticString = #file, line: UInt = #line) {
    warte(auf: element, file: file, line: line)
    element.tap()
  }
}

final class Tableiste: Seite {
  func oeffneKurse() -> KurseSeite { waehle("Kurse"); return KurseSeite(app: app) }
  func oeffneMitglieder() -> MitgliederSeite { waehle("Mitglieder"); return MitgliederSeite(app: app) }
  func oeffneTermine() -> TermineSeite { waehle("Termine"); return TermineSeite(app: app) }
  func oeffneKonto() -> KontoSeite { waehle("Konto"); return KontoSeite(app: app) }

  private func waehle(_ tab: String) {
    tippe(app.tabBars.buttons[tab])
    warte(auf: app.navigationBars[tab])
  }
}
