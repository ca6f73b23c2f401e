import SourceIndex
import SourceModel
import Testing

/// Sources that no compiler would take still give an index, and never a trap.
struct ParsedSourceTests {
  private func index(_ text: String) -> [String] {
    SourceIndexer.index(appFiles: [], testFiles: [SourceFile(path: "/T.swift", text: text)])
      .testClasses.flatMap { $0.methods.map(\.id) }
  }

  @Test(arguments: [
    "", "\0\u{FEFF}}}}{{{", "class A: A {}", "class A: B {}\nclass B: A { func testX() {} }",
    "func g() { g(); h() }\nfunc h() { g() }\nclass P: XCTestCase { var x: XCUIElement { x } }",
    "let s = t\nlet t = s\nstruct P { var e: XCUIElement { app.buttons[s] } }",
    "#if\nclass A: XCTestCase {", "class : XCTestCase { func test( }", "extension {",
    "enum E { case a = }\n@main struct : App",
  ])
  func fragmentsAndCirclesAreRead(text: String) {
    #expect(index(text).isEmpty)
  }

  @Test(arguments: [".firstMatch", ".element()", "!", "?.buttons[0]"])
  func aChainMayBeLongerThanTheStack(link: String) {
    let chain = "app" + String(repeating: link, count: 4000) + ".tap()"
    #expect(index("class T: XCTestCase { func testA() { \(chain) } }") == ["T/testA"])
  }

  @Test func testsBeforeASyntaxErrorAreFound() {
    #expect(index("class T: XCTestCase { func testA() {} }\nfunc (((") == ["T/testA"])
  }

  @Test func bytesThatAreNotUTF8AndOversizedFilesAreRefused() {
    #expect(throws: SourceIndexError.notUTF8(path: "/x", line: 2)) {
      try SourceFile(path: "/x", bytes: [0x61, 0x0A, 0xFF])
    }
    let size = SourceFile.sizeLimit + 1
    #expect(
      throws: SourceIndexError.tooLarge(path: "/x", bytes: size, limit: SourceFile.sizeLimit)
    ) {
      try SourceFile(path: "/x", bytes: [UInt8](repeating: 0x20, count: size))
    }
  }
}
