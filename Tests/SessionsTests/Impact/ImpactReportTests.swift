import SourceIndex
import SourceModel
import TerminalModel
import Testing

@testable import Sessions

/// The text of an impact.
struct ImpactReportTests {
  private let index = SourceIndexer.index(
    appFiles: [
      SourceFile(
        path: "/A.swift",
        text: #"struct V: View { var body: some View { Text("t").accessibilityIdentifier("id") } }"#
      )
    ],
    testFiles: [
      SourceFile(
        path: "/T.swift",
        text: """
          struct HomePage {
            let app: XCUIApplication
            var title: XCUIElement { app.staticTexts["id"] }
            func check() { XCTAssertTrue(title.exists) }
          }
          final class T: XCTestCase {
            let app = XCUIApplication()
            func testPage() { HomePage(app: app).check() }
            func testRaw() { app.staticTexts["id"].tap(); app.buttons["id"].tap() }
          }
          """)
    ])

  @Test func pageObjectsAndRawTestsStandSideBySide() {
    #expect(
      ImpactReport.lines(of: index.impact(of: "id")) == [
        "Set by the app",
        #"  accessibilityIdentifier("id")  A.swift:1  V"#,
        "",
        "Page objects",
        "  locator   HomePage.title                 T.swift:3  staticTexts",
        "  method    HomePage.check()               T.swift:4",
        "  test      T/testPage                     T.swift:8",
        "",
        "Raw tests",
        "  locator   T.testRaw()                    T.swift:9  staticTexts",
        "  locator   T.testRaw()                    T.swift:9  buttons",
        "  test      T/testRaw                      T.swift:9",
        "",
        "A change edits 1 place in the app.",
        "Page objects: 1 place to edit for 1 test.",
        "Raw tests: 2 places to edit for 1 test.",
      ])
  }

  @Test func anUnknownTextIsAnsweredWithNearOnes() {
    #expect(
      ImpactReport.unknown("di", in: index, observations: nil)
        == "No locator looks for \"di\", and the app sets no such identifier or label.\n"
        + "There are: id")
  }
}
