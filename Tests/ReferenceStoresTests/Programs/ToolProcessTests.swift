import Foundation
import SystemProcesses
import Testing

@testable import ReferenceStores

/// Programs that are run to their end, or ended.
struct ToolProcessTests {
  private func shell(_ script: String) -> ToolProcess {
    ToolProcess("/bin/sh", ["-c", script], environment: ["NAME": "value"])
  }

  @Test func bothOutputsAndTheEndingAreKept() throws {
    var lines: [String] = []
    let output = try shell("echo one; echo $NAME; echo bad >&2; exit 3").run { lines.append($0) }
    #expect(output.ending == .exited(3) && !output.isSuccess)
    #expect(lines == ["one", "value"] && output.complaint == "bad\n")
    #expect(output.output == Data("one\nvalue\n".utf8))
  }

  @Test func whatSaysNothingIsEnded() {
    var tool = shell("exec sleep 1000")
    tool.patience = 0.05
    #expect(throws: ToolProcess.Failure.silent) { try tool.run() }
  }

  @Test func whatSaysTooMuchIsEnded() {
    var tool = shell("exec yes")
    tool.limit = 1 << 20
    #expect(throws: ToolProcess.Failure.tooMuch) { try tool.run() }
  }

  @Test func nothingCanBeAskedOfThePerson() throws {
    #expect(try shell("read line; echo \"got $line\"").run().output == Data("got \n".utf8))
  }

  @Test func whatIsMissingIsSaid() {
    #expect(throws: ToolProcess.Failure.self) {
      try ToolProcess("/nowhere/tool", [], environment: [:]).run()
    }
    #expect(ToolProcess.path(of: "sh", environment: ["PATH": "/nowhere:/bin"]) == "/bin/sh")
    #expect(ToolProcess.path(of: "sh", environment: [:]) == nil)
  }
}
