import ElementModel
import Foundation
import Testing

@testable import XCUITest

/// Values in few words.
@MainActor
struct RecordedTextTests {
  private enum Fruit: CustomStringConvertible {
    case apple, pear(Int), fig(ripe: Bool, String)
    var description: String { fatalError("It is not to be asked.") }
  }

  private struct Account: CustomReflectable, CustomDebugStringConvertible {
    var customMirror: Mirror { fatalError("It is not to be asked.") }
    var debugDescription: String { fatalError("It is not to be asked.") }
  }

  private struct User {
    var name: String
    var age: Int?
    var visits: [Date]
  }

  private final class Robot {
    var next: Robot?
  }

  private struct Page { let field: XCUIElement }

  private func text(_ value: Any) -> String { RecordedText.text(of: value, reflects: true) }

  @Test func plainValuesAreLiterals() {
    #expect(text("a \"b\"\n\u{1B}") == #""a \"b\"\n\u{1b}""#)
    #expect(text("abc".dropFirst()) == #""bc""#)
    #expect(text(true) == "true")
    #expect(text(-1) == "-1")
    #expect(text(2.5) == "2.5")
    #expect(text(UInt8(7)) == "7")
    #expect(text(String?.none as Any) == "nil")
    #expect(text(Int??.some(3) as Any) == "3")
    #expect(text([1, 2]) == "[1, 2]")
    #expect(text(["a": [1.5]]) == #"["a": [1.5]]"#)
    #expect(text(("a", b: 1)) == #"("a", b: 1)"#)
    #expect(text(URL(string: "https://a.b/c") as Any) == #""https://a.b/c""#)
    #expect(text(Date(timeIntervalSince1970: 0)) == "1970-01-01 00:00:00.000")
    #expect(text(Data([1, 2])) == "2 bytes")
    #expect(text(Int.self) == "Int.self")
    #expect(text({ (a: Int) in a }) == "{ … }")
  }

  @Test func theSuitesOwnTypesAreToldWithoutTheirCode() {
    #expect(text(Fruit.apple) == ".apple")
    #expect(text(Fruit.pear(2)) == ".pear(2)")
    #expect(text(Fruit.fig(ripe: true, "b")) == #".fig(ripe: true, "b")"#)
    #expect(text(Account()) == "Account")
    #expect(
      text(User(name: "Ann", age: nil, visits: [])) == #"User(name: "Ann", age: nil, visits: [])"#)
    #expect(text(Robot()) == "Robot")
    #expect(RecordedText.text(of: User(name: "", age: 1, visits: []), reflects: false) == "User")
  }

  @Test func whatIsLongOrDeepIsCut() {
    #expect(text(String(repeating: "x", count: 9_999)).count == 123)
    #expect(text(Array(0..<1_000_000)) == "[0, 1, 2, 3, 4, 5, …]")
    let deep: [[[[[Int]]]]] = [[[[[1]]]]]
    #expect(text(deep) == "[[[[…]]]]")
    let wide = (0..<6).map { _ in String(repeating: "y", count: 90) }
    #expect(text(wide).count == RecordedText.limit)
    let robot = Robot()
    robot.next = robot
    #expect(StoredProperties.list(of: robot, reflects: true).map(\.text) == ["next = Robot"])
  }

  @Test func elementsAreTheirLocators() {
    let app = XCUIApplication()
    #expect(text(app) == "app")
    #expect(text(app.buttons["Sign In"]) == #"app.buttons["Sign In"]"#)
    #expect(text(app.cells.element(boundBy: 2)) == "app.cells.element(boundBy: 2)")
    #expect(
      text(app.tables.firstMatch.staticTexts["a"]) == #"app.tables.firstMatch.staticTexts["a"]"#)
    #expect(text(app.descendants(matching: .any)["x"]) == #"app.descendants(matching: .any)["x"]"#)
    #expect(text(app.switches) == "app.switches")
    #expect(
      text(app.buttons.matching(NSPredicate(format: "label == 'a'")))
        == #"app.buttons.matching(label == "a")"#)
    #expect(text(Page(field: app.buttons["x"])) == "Page")
  }

  @Test func aPageTellsWhatItHolds() {
    @MainActor class Base {
      let name = "base"
    }
    @MainActor final class Screen: Base {
      lazy var title = "never asked for"
      let field = XCUIApplication().buttons["x"]
      var count = 3
    }
    #expect(
      StoredProperties.list(of: Screen(), reflects: true).map(\.text) == [
        "title = …", #"field = app.buttons["x"]"#, "count = 3", #"name = "base""#,
      ])
    #expect(
      StoredProperties.list(of: XCUIApplication().buttons["x"], reflects: true).map(\.text)
        == [#"self = app.buttons["x"]"#])
    #expect(StoredProperties.list(of: Fruit.apple, reflects: true).map(\.text) == ["self = .apple"])
    #expect(StoredProperties.list(of: Screen(), reflects: false) == [])
  }
}
