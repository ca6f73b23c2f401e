import XCTest

final class SignedInTests: ClinicTestCase {
  override func setUpWithError() throws {
    try super.setUpWithError()
    app.launchEnvironment["CLINC_ACCOUNT"] = "maria"
  }

  func testProfileGreetsThePatient() {
    let profile = launch().openProfile()

    profile.waitFor(profile.accountText)
    XCTAssertEqual(profile.accountText.label, "Signed in as Maria Lopez")
  }
}
