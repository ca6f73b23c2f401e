import Foundation
import SourceIndex
import Testing

struct TestLaunchTests {
  private func launch(_ body: String, at name: String) -> TestLaunch? {
    let text = "final class T: XCTestCase {\n  func testA() {\n\(body)\n  }\n}\n"
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() {
      guard let range = line.range(of: name) else { continue }
      let column = line.utf8.distance(from: line.startIndex, to: range.lowerBound) + 1
      return TestLaunch.launch(line: number + 1, column: column, in: text)
    }
    return nil
  }

  @Test func aCallWithConstantArgumentsIsTakenOver() {
    #expect(
      launch(#"    launch("ja", kind: .phone).signIn()"#, at: "launch(")
        == .call(#"launch("ja", kind: .phone)"#, name: "launch"))
    #expect(
      launch(#"    let a = RoutesPage.launch(arguments: ["-x"])"#, at: "launch(")
        == .call(#"RoutesPage.launch(arguments: ["-x"])"#, name: "RoutesPage"))
  }

  @Test func statementsUpToTheLaunchAreTakenOver() {
    let body = """
          app.launchArguments = ["-x"]
          app.launch()
          app.buttons["a"].tap()
      """
    #expect(
      launch(body, at: "launch()")
        == .statements([#"app.launchArguments = ["-x"]"#, "app.launch()"]))
    #expect(
      launch("    XCUIApplication().launch()", at: "launch()")
        == .statements(["XCUIApplication().launch()"]))
  }

  @Test func whatNeedsMoreOfTheTestIsNot() {
    #expect(launch("    launch(arguments: service).signIn()", at: "launch(") == nil)
    #expect(launch("    if isNew { app.launch() }", at: "launch()") == nil)
    #expect(launch("    page.launch(with: 1)", at: "nothing") == nil)
  }
}
