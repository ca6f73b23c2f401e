import Testing

@testable import SourceModel

@Suite struct CallTextTests {
  private static let place = SourceLocation(file: "/t/Page.swift", line: 1)

  private func parameter(
    _ label: String, _ type: String, standard: String? = nil
  ) -> CallableParameter {
    CallableParameter(label: label, name: "value", type: type, defaultText: standard)
  }

  private func callable(
    _ kind: Callable.Kind, _ name: String, _ parameters: [CallableParameter] = [],
    isThrowing: Bool = false, isAsync: Bool = false
  ) -> Callable {
    Callable(
      kind: kind, owner: "Page", name: name, parameters: parameters, isThrowing: isThrowing,
      isAsync: isAsync, location: Self.place)
  }

  @Test func chainsAreOneExpression() {
    let make = callable(.initializer, "init", [parameter("app", "XCUIApplication")])
    let type = callable(.method, "type", [parameter("_", "String"), parameter("times", "Int")])
    let load = callable(.method, "load", isThrowing: true, isAsync: true)
    let first = CallText(making: "Page", with: make, arguments: ["app"])
      .calling(type, arguments: ["\"あ\"", "2"])
    #expect(first.swift == "Page(app: app).type(\"あ\", times: 2)")
    #expect(
      first.calling(load, arguments: []).swift
        == "try await Page(app: app).type(\"あ\", times: 2).load()")
  }

  @Test func whatHasADefaultIsLeftOut() {
    let method = callable(
      .staticMethod, "edit",
      [parameter("name", "String?", standard: "nil"), parameter("to", "Int")])
    let page = CallText("Page")
    #expect(page.calling(method, arguments: [nil, "1"]).swift == "Page.edit(to: 1)")
    #expect(
      page.calling(method, arguments: ["\"a\"", "1"]).swift == "Page.edit(name: \"a\", to: 1)")
  }

  @Test(arguments: [
    ("String?", "a\"b\\(c)\n日本", #""a\"b\\(c)\n日本""#), ("String", "", #""""#),
    ("Character", "é", "\"é\""), ("Int", " 12 ", "12"), ("UInt8", "7", "7"),
    ("Double", "-.5", "-0.5"), ("CGFloat", "+2.", "2.0"), ("Bool!", "true", "true"),
    ("TestUserAccount", ".testUser1()", ".testUser1()"), ("[String]", "[\"a\"]", "[\"a\"]"),
  ])
  func typedTextBecomesSwift(type: String, typed: String, swift: String) {
    #expect(ArgumentText(typed: typed, for: parameter("_", type)) == .swift(swift))
  }

  @Test(arguments: [
    ("Int", "a", "a is no Int."), ("UInt", "-1", "-1 is no UInt."),
    ("Double", "nan", "nan is no Double."), ("Double", "0x1p3", "0x1p3 is no Double."),
    ("Bool", "yes", "A Bool is true or false."),
    ("Character", "ab", "A Character is one character."),
    ("Account", " ", "value needs a value."),
  ])
  func whatIsNoValueIsRefused(type: String, typed: String, problem: String) {
    #expect(ArgumentText(typed: typed, for: parameter("_", type)) == .problem(problem))
  }
}
