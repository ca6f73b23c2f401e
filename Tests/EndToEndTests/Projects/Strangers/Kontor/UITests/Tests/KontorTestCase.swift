import XCTest

class KontorTestCase: XCTestCase {
  let app = XCUIApplication()

  enum Language: String {
    case english = "en_US"
    case german = "de_DE"
  }

  override func setUpWithError() throws {
    continueAfterFailure = false
  }

  func launch(_ language: Language = .english, faceID: Bool = false) -> LockPage {
    let code = String(language.rawValue.prefix(2))
    app.launchArguments = ["-AppleLanguages", "(\(code))", "-AppleLocale", language.rawValue]
    if faceID { app.launchEnvironment["KONTOR_BIOMETRY"] = "faceid" }
    app.launch()
    return LockPage(app).waitForPage()
  }
}
