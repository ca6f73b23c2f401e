import XCTest

final class KurseSeite: Seite {
  var kurse: XCUIElementQuery {
    app.buttons.matching(NSPredicate(format: "identifier BEGINSWITH 'kurs_'"))
  }

  func oeffne(_ kurs: String) -> KursSeite {
    tippe(app.buttons["kurs_\(kurs)"])
    return KursSeite(app: app)
  }

  func sortiere(_ art: String) -> Self {
    tippe(app.buttons["Sortieren"])
    tippe(app.buttons[art])
    return self
  }
}

class KursSeite: Seite {
  var plaetze: XCUIElement { app.staticTexts["kurs_plaetze"] }

  func meldeAn() {
    tippe(app.buttons["Anmelden"])
    tippe(app.alerts["Anmeldung bestätigen"].buttons["Verbindlich anmelden"])
    warte(auf: app.staticTexts["Du bist angemeldet."])
  }
}
