import XCTest

private final class KeyboardLoginRobot: LoginRobot {
  func logIn(_ name: String, _ secret: String) {
    type(email: name + "\n")
    let field = app.textFields["login.password"]
    wait(for: field)
    field.typeText(secret + "\n")
  }
}

final class KeyboardLoginTests: BodegaTestCase {
  func testReturnKeyLeadsThroughTheForm() {
    _ = launchAsGuest()
    KeyboardLoginRobot(app: app).logIn("lucia@example.es", "tortilla7")
    CardRobot(app: app).assertShown()
  }
}
