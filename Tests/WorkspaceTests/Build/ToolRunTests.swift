import Testing

@testable import Workspace

/// Running tools to their end.
struct ToolRunTests {
  @Test func `megabytes of output neither block the tool nor grow without bound`() throws {
    let outcome = try ToolRun.run(
      "/bin/sh", ["-c", "head -c 9000000 /dev/zero; echo end >&2; exit 3"], environment: [:])
    #expect(!outcome.succeeded)
    #expect(outcome.output.utf8.count == ToolRun.outputLimit)
  }

  @Test func `output and error come in the order written`() throws {
    let outcome = try ToolRun.run(
      "/bin/sh", ["-c", "echo one; echo two >&2; echo $X"], environment: ["X": "three"])
    #expect(outcome == .init(succeeded: true, output: "one\ntwo\nthree\n"))
  }
}
