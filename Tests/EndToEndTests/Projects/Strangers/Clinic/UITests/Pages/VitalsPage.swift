import XCTest

final class VitalsPage: ClinicPage {
  override var title: String { "Vitals" }

  func value(of vital: String) -> XCUIElement { app.staticTexts["vitals.\(vital).value"] }
}
