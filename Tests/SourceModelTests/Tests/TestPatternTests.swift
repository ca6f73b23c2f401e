import SourceModel
import Testing

/// Names of tests as a person writes them.
struct TestPatternTests {
  private let test = TestMethod(
    name: "adds(to:)", className: "Cart.Inner", location: SourceLocation(file: "/T.swift", line: 1),
    endLine: 2, isAsync: false, isThrowing: false, steps: [],
    attribute: TestAttribute(tags: ["money"], suites: ["Cart", "Inner"]))

  @Test(arguments: [
    "Cart.Inner", "Cart.Inner/adds(to:)", "Cart.Inner/adds", "Cart.Inner/a*", "*/adds", "Cart*",
    "Cart", "Cart/Inner/adds(to:)", "Cart/Inner/adds", "tag:money", "tag:m*",
  ])
  func aFunctionIsNamedInSeveralWays(pattern: String) {
    #expect(TestPattern(pattern).matches(test))
  }

  @Test(arguments: ["Car", "Cart.Inner/add", "Inner/adds", "money", "tag:Cart.Inner", "tag:mon"])
  func otherNamesAreOthers(pattern: String) {
    #expect(!TestPattern(pattern).matches(test))
  }
}
