import Foundation
import SourceIndex
import SourceModel
import Testing

@testable import Sessions

/// The edits that give an identifier another text.
struct RenamePlanTests {
  private static let app = """
    enum ID { static let save = "old" }
    struct Home: View {
      var body: some View {
        Button("old") {}.accessibilityIdentifier(ID.save)
        Text("x").accessibilityIdentifier("other")
        Text("y").accessibilityIdentifier("part." + "one")
      }
    }
    """
  private static let tests = """
    enum Key: String { case old, next = "other" }
    final class T: XCTestCase {
      let app = XCUIApplication()
      func testIt() {\u{20}
        app.buttons["old"].tap()
        app.buttons[Key.old.rawValue].tap()
        app.staticTexts["part.one"].tap()
        XCTAssertEqual(app.label, "old")
      }
    }
    """

  private func plan(
    _ text: String, to new: String, app: String = Self.app
  ) throws(RenamePlan.Refusal) -> RenamePlan {
    let index = SourceIndexer.index(
      appFiles: [SourceFile(path: "/p/App.swift", text: Self.app)],
      testFiles: [SourceFile(path: "/p/T.swift", text: Self.tests)])
    return try RenamePlan(
      text, to: new, index: index,
      files: [
        SourceText(path: "/p/App.swift", text: app),
        SourceText(path: "/p/T.swift", text: Self.tests),
      ])
  }

  @Test func literalsConstantsAndCasesChangeLabelsAndAssertionsStay() throws {
    let plan = try plan("old", to: "new \"one\"\\")
    #expect(
      plan.diff(relativeTo: "/p").joined(separator: "\n") == #"""
        --- a/App.swift
        +++ b/App.swift
        @@ -1,4 +1,4 @@
        -enum ID { static let save = "old" }
        +enum ID { static let save = "new \"one\"\\" }
         struct Home: View {
           var body: some View {
             Button("old") {}.accessibilityIdentifier(ID.save)
        --- a/T.swift
        +++ b/T.swift
        @@ -1,8 +1,8 @@
        -enum Key: String { case old, next = "other" }
        +enum Key: String { case old = "new \"one\"\\", next = "other" }
         final class T: XCTestCase {
           let app = XCUIApplication()
           func testIt() {\#u{20}
        -    app.buttons["old"].tap()
        +    app.buttons["new \"one\"\\"].tap()
             app.buttons[Key.old.rawValue].tap()
             app.staticTexts["part.one"].tap()
             XCTAssertEqual(app.label, "old")
        """#)
    #expect(plan.open.isEmpty)
  }

  @Test func aTextFromPartsIsLeftToAPerson() throws {
    let plan = try plan("part.one", to: "whole")
    #expect(plan.changes.map(\.path) == ["/p/T.swift"])
    #expect(plan.open.map(\.location.description) == ["App.swift:6"])
  }

  @Test func nothingIsPlannedThatWouldGoWrong() {
    #expect(throws: RenamePlan.Refusal.useless("The new text is empty.")) {
      try plan("old", to: "")
    }
    #expect(throws: RenamePlan.Refusal.useless("The new text is the old one.")) {
      try plan("old", to: "old")
    }
    #expect(throws: RenamePlan.Refusal.nothing) { try plan("unknown", to: "new") }
    #expect {
      try plan("old", to: "other")
    } throws: { error in
      guard case RenamePlan.Refusal.taken("other", let places) = error else { return false }
      return places.map(\.description) == ["App.swift:5"]
    }
    let place = SourceLocation(file: "/p/App.swift", line: 1)
    #expect(throws: RenamePlan.Refusal.changed(place)) {
      try plan("old", to: "new", app: "// edited since\n" + Self.app)
    }
  }

  @Test func filesAreWrittenWholeAndNotOverAnEdit() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "T.swift")
    let text = #"class T: XCTestCase { func testIt() { XCUIApplication().buttons["a"].tap() } }"#
    try text.write(to: file, atomically: true, encoding: .utf8)
    let index = SourceIndexer.index(
      appFiles: [], testFiles: [SourceFile(path: file.path, text: text)])
    let plan = try RenamePlan(
      "a", to: "ログイン", index: index, files: [SourceText(path: file.path, text: text)])

    try plan.write()
    let changed = try String(contentsOf: file, encoding: .utf8)
    #expect(changed == text.replacing("\"a\"", with: "\"ログイン\""))
    // The file is another by now.
    #expect(throws: RenamePlan.Refusal.edited(path: file.path)) { try plan.write() }
    #expect(try String(contentsOf: file, encoding: .utf8) == changed)
  }
}
