import SourceIndex
import Testing

@testable import Workspace

/// Excerpts of sources in the compiler's messages.
struct CompilerExcerptsTests {
  private let files = [
    SourceFile(
      path: "/p/A.swift", text: "#if os(iOS)\n@objc class A {}\nlet b: Int = \"\"\n#endif"),
    SourceFile(path: "/p/B.swift", text: "let c = d\n"),
  ]

  @Test func thePersonsOwnLinesAreShown() {
    let output = """
      /p/A.swift:3:14: error: cannot convert
      1 | #if true   
      2 |       class A {}
      3 | let b: Int = ""
        |              `- error: cannot convert
      /p/B.swift:1:9: error: cannot find 'd' in scope
      1 | #if true   
      """
    #expect(
      CompilerExcerpts.restored(in: output, of: files) == """
        /p/A.swift:3:14: error: cannot convert
        1 | #if os(iOS)
        2 | @objc class A {}
        3 | let b: Int = ""
          |              `- error: cannot convert
        /p/B.swift:1:9: error: cannot find 'd' in scope
        1 | #if true   
        """)
  }

  @Test func filesThatTheCompilerNamesAreKnown() {
    let output = """
      /p/A:1.swift:3:14: error: cannot convert
      /p/B.swift:1:9: warning: unused
      error: no such module
      note: /p/C.swift:1:9: see
      2 | let a = "/p/D.swift:1:9: error: no"
      """
    #expect(CompilerExcerpts.filesWithErrors(in: output) == ["/p/A:1.swift"])
    #expect(CompilerExcerpts.filesNamed(in: output) == ["/p/A:1.swift", "/p/B.swift"])
  }

  @Test(arguments: ["", "/p/A.swift:1:1: error: x\n1 | other\n99 | a\n0 | b", " 1 | #if true   "])
  func whatWasNotAdaptedStaysAsItIs(output: String) {
    #expect(CompilerExcerpts.restored(in: output, of: files) == output)
  }
}
