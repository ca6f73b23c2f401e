import XCTest

private final class LoginFormular: LoginSeite {
  override var passwort: XCUIElement { app.textFields["login_passwort"] }
}

final class LoginBegruessungTests: VereinTestCase {
  func testNachDemLoginErscheintDerGruss() {
    _ = Tableiste(app: app).oeffneKonto().oeffneLogin()
    let konto = LoginFormular(app: app).logge(ein: "jana@verein.example", "geheim")

    konto.warte(auf: konto.gruss)
    XCTAssertEqual(konto.gruss.label, "Willkommen, Jana!")
  }
}
