import Testing

@testable import Workspace

struct CompilerComplaintTests {
  @Test func errorsAreReadOnceAndWarningsAreNone() {
    let output = """
      /App/Home.swift:3:8: error: no such module 'Lottie'
      1 | import Lottie
        |        `- error: no such module 'Lottie'
      /App/Home.swift:3:8: error: no such module 'Lottie'
      /App/a:b.swift:9:1: warning: unused
      /App/a:b.swift:12:9: error: cannot find 'x' in scope
      error: emit-module command failed
      """
    #expect(
      CompilerComplaint.all(in: output).map { "\($0.file ?? "-"):\($0.line ?? 0) \($0.message)" }
        == [
          "/App/Home.swift:3 no such module 'Lottie'", "/App/a:b.swift:12 cannot find 'x' in scope",
          "-:0 emit-module command failed",
        ])
  }

  @Test(arguments: [
    ("no such module 'Lottie'", ComplaintCause.missingModule("Lottie")),
    ("cannot find 'glow' in scope", .missingName("glow")),
    ("cannot find type 'Glow' in scope; did you mean 'Flow'?", .missingName("Glow")),
    ("value of type 'some View' has no member 'glow'", .missingMember("glow", of: "some View")),
    ("type 'Color' has no member 'glow'", .missingMember("glow", of: "Color")),
    ("missing return", .other("missing return")),
    ("odd ' quote", .other("odd ' quote")),
  ])
  func aCauseIsFoundInTheCompilersWords(message: String, cause: ComplaintCause) {
    #expect(ComplaintCause(message) == cause)
  }
}
