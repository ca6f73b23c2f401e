import SourceModel
import Testing

@testable import SourceIndex

struct StepReaderBranchesTests {
  /// The steps of a test body, each with whether it is done once the last one begins.
  private func steps(_ body: String) -> [String] {
    let text = """
      final class T: XCTestCase {
        func a() -> Bool { XCTAssertTrue(true); return true }
        func b() -> Bool { XCTAssertTrue(true); return true }
        func testX() async throws {
      \(body)
          XCTAssertTrue(true)
        }
      }
      """
    let index = SourceIndexer.index(
      appFiles: [], testFiles: [SourceFile(path: "/T.swift", text: text)])
    let steps = index.testClasses.first?.methods.first?.steps ?? []
    guard let last = steps.last else { return [] }
    return steps.dropLast().map { step in
      let mark = step.branch.isDone(before: last.branch) ? "+" : step.branch.isDeferred ? "d" : "-"
      return mark + step.title
    }
  }

  @Test(arguments: [
    ("_ = a()", ["+a()"]),
    ("XCTAssertNoThrow(try a())", ["+a()", "+XCTAssertNoThrow(try a())"]),
    ("XCTAssertEqual(a(), b())", ["+a()", "+b()", "+XCTAssertEqual(a(), b())"]),
    ("XCTAssertTrue(a(), \"\\(b())\")", ["+a()", "-b()", "+XCTAssertTrue(a(), \"\\(b())\")"]),
    ("if a() { _ = b() } else { _ = a() }", ["+a()", "-b()", "-a()"]),
    ("guard a(), b() else { return XCTFail() }", ["+a()", "-b()", "-XCTFail()"]),
    ("let x = try XCTUnwrap(a())", ["+a()", "+XCTUnwrap(a())"]),
    ("_ = a() && b()", ["+a()", "-b()"]),
    ("_ = flag ? a() : b()", ["-a()", "-b()"]),
    ("defer { _ = a() }", ["da()"]),
    ("for _ in 0..<3 { _ = a() }", ["-a()"]),
    ("while a() { _ = b() }", ["+a()", "-b()"]),
    ("do { _ = a() } catch { _ = b() }", ["-a()", "-b()"]),
    ("switch a() { case true: _ = b(); default: break }", ["+a()", "-b()"]),
    ("let work = { self.b() }", ["-b()"]),
  ])
  func whatMayBeLeftOutIsABranch(body: String, expected: [String]) {
    #expect(steps(body) == expected)
  }
}
