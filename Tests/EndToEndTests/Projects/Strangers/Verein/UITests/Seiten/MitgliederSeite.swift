import XCTest

class MitgliederSeite: Seite {
  func oeffne(_ name: String) -> MitgliedSeite {
    tippe(app.buttons[name])
    return MitgliedSeite(app: app)
  }
}

class MitgliedSeite: Seite {
  var nummer: XCUIElement { app.staticTexts["mitglied_nummer"] }

  func zurueck() -> MitgliederSeite {
    app.navigationBars["Profil"].buttons.firstMatch.tap()
    warte(auf: app.navigationBars["Mitglieder"])
    return MitgliederSeite(app: app)
  }
}

final class TermineSeite: Seite {
  func beginn(_ termin: String) -> String {
    let text = app.staticTexts["termin_\(termin)"]
    warte(auf: text)
    return text.label
  }
}
