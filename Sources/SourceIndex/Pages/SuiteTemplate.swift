package import SourceModel

/// How a suite is written that has no page objects yet, as a suite of such for others to be like.
///
/// Pages are structures on the main actor with an element for each thing that is touched, methods that
/// give the page or the one that they lead to, and a check that the page is there.
package enum SuiteTemplate {
  /// The class that the tests of a new suite have in common.
  package static let baseClass = "UITestCase"
  /// A class that new test classes are like.
  package static let testClass = "TemplateTests"

  /// The page objects that new ones are made like; they are written nowhere.
  ///
  /// - Parameter folder: The folder of the suite.
  /// - Returns: The file, in the folder that pages go to.
  package static func pages(in folder: String) -> SourceFile {
    SourceFile(path: "\(folder)/Pages/TemplatePage.swift", text: pagesText)
  }

  /// The file of ``baseClass``.
  ///
  /// - Parameters:
  ///   - folder: The folder of the suite.
  ///   - settings: How the device is to be for its tests.
  /// - Returns: The file.
  package static func base(
    in folder: String, _ settings: TestSettings = TestSettings()
  ) -> SourceFile {
    var lines = baseText.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    var first = settings
    first.launch += settings.device
    _ = first.prepareLaunch(in: &lines)
    return SourceFile(
      path: "\(folder)/\(baseClass).swift", text: lines.joined(separator: "\n"))
  }

  /// The text of a file with ``testClass``.
  package static let testText = """
    import XCTest

    final class \(testClass): \(baseClass) {
      func testNothing() {}
    }

    """

  private static let baseText = """
    import XCTest

    /// What all UI tests begin with: the app, freshly launched.
    @MainActor
    class \(baseClass): XCTestCase {
      let app = XCUIApplication()

      override func setUp() async throws {
        continueAfterFailure = false
        app.launch()
      }
    }

    """

  private static let pagesText = """
    import XCTest

    @MainActor
    struct TemplatePage {
      let app: XCUIApplication

      var stayButton: XCUIElement { app.buttons["template.stay"] }
      var nextButton: XCUIElement { app.buttons["template.next"] }
      var nameField: XCUIElement { app.textFields["template.name"] }
      var statusText: XCUIElement { app.staticTexts["template.status"] }

      @discardableResult
      func assertDisplayed() -> Self {
        XCTAssertTrue(stayButton.waitForExistence(timeout: 5))
        return self
      }

      @discardableResult
      func tapStay() -> Self {
        stayButton.tap()
        return self
      }

      @discardableResult
      func tapNext() -> TemplateNextPage {
        nextButton.tap()
        return TemplateNextPage(app: app).assertDisplayed()
      }

      @discardableResult
      func typeName(_ text: String) -> Self {
        nameField.tap()
        nameField.typeText(text)
        return self
      }

      @discardableResult
      func assertStatus(_ text: String) -> Self {
        XCTAssertEqual(statusText.label, text)
        return self
      }
    }

    @MainActor
    struct TemplateNextPage {
      let app: XCUIApplication

      var titleText: XCUIElement { app.staticTexts["template.next.title"] }

      @discardableResult
      func assertDisplayed() -> Self {
        XCTAssertTrue(titleText.waitForExistence(timeout: 5))
        return self
      }
    }

    """
}
