import XCTest

class KontoSeite: Seite {
  var gruss: XCUIElement { app.staticTexts["konto_gruss"] }
  var newsletter: XCUIElement { app.switches["konto_newsletter"] }
  var mitteilungen: XCUIElement { app.staticTexts["konto_mitteilungen"] }

  func schalteNewsletterUm() {
    newsletter.switches.firstMatch.tap()
  }

  func erlaubeMitteilungen() {
    tippe(app.buttons["Mitteilungen erlauben"])
  }

  func oeffneLogin() -> LoginSeite {
    tippe(app.buttons["Einloggen"])
    return LoginSeite(app: app)
  }

  func oeffneBeitrag() -> BeitragSeite {
    tippe(app.buttons["Beitrag"])
    return BeitragSeite(app: app)
  }

  func oeffneHilfe() -> HilfeSeite {
    tippe(app.buttons["Hilfe"])
    return HilfeSeite(app: app)
  }

  func oeffneRueckmeldung() -> RueckmeldungSeite {
    tippe(app.buttons["Rückmeldung"])
    return RueckmeldungSeite(app: app)
  }
}

class LoginSeite: Seite {
  var mail: XCUIElement { app.textFields["login_mail"] }
  var passwort: XCUIElement { app.secureTextFields["login_passwort"] }

  func logge(ein adresse: String, _ geheim: String) -> KontoSeite {
    tippe(mail)
    mail.typeText(adresse)
    tippe(passwort)
    passwort.typeText(geheim)
    tippe(app.buttons["login_weiter"])
    return KontoSeite(app: app)
  }
}

final class BeitragSeite: Seite {
  var betrag: XCUIElement { app.staticTexts["beitrag_betrag"] }

  func waehle(_ zahlweise: String) {
    let rad = app.pickerWheels.firstMatch
    warte(auf: rad)
    rad.adjust(toPickerWheelValue: zahlweise)
  }
}

final class HilfeSeite: Seite {
  func warteAufZeiten() {
    warte(auf: app.staticTexts["Opening hours"])
  }
}

final class RueckmeldungSeite: Seite {
  var hinweis: XCUIElement { app.staticTexts["rueckmeldung_hinweis"] }

  func schreibe(_ text: String) -> Self {
    let feld = app.textViews["rueckmeldung_text"]
    tippe(feld)
    feld.typeText(text)
    return self
  }

  func sende() {
    tippe(app.buttons["rueckmeldung_senden"])
  }
}
