import Testing

@testable import InlineSnapshotTesting

/// On which lines closures of a call begin.
struct ClosureFinderTests {
  @Test(
    arguments: [
      ("f(of: 1)", []), ("f(of: 1) {\n}", [1]), ("f(\n  of: 1,\n  as: .dump\n) {\n}", [4]),
      ("f {\n  1\n} head: {\n  2\n} // a\nbody: { 3 }\ng()", [1, 3, 6]),
      ("f(of: { 1 }, is: {\n 2 })", [1, 1]), ("f(of: { 1 }(),\n is: { 2 },\n)", [2]),
      (
        "f(of: \")\\\"\\(g(\")\"))\", /* ) */ a: #\"\\\"#,\n b: \"\"\"\n  \")\\(\"{\")\n  \"\"\"\n) {\n}",
        [5]
      ),
      ("f(of: [1, (2, { 3 })]) {}", [1]), ("f(of: #selector(a))\n  // no closure\n", []),
      ("f(1)\nlet a: Int", []), ("f(", []), ("f(\"", []), ("f { \"\\(", [1]),
    ] as [(String, [Int])])
  func closuresAreFound(source: String, lines: [Int]) throws {
    let bytes = Array(source.utf8)
    let finder = try #require(
      ClosureFinder(text: bytes, line: 1, column: source.hasPrefix("f(") ? 2 : 3))
    #expect(finder.lines == lines)
  }

  @Test func whereNoCallIsNothingIsFound() {
    #expect(ClosureFinder(text: Array("f(1)".utf8), line: 1, column: 1) == nil)
    #expect(ClosureFinder(text: Array("f(1)".utf8), line: 7, column: 2) == nil)
    #expect(ClosureFinder(text: Array("f(1)".utf8), line: 0, column: 0) == nil)
    #expect(ClosureFinder(path: "/nowhere", line: 1, column: 1) == nil)
  }
}
