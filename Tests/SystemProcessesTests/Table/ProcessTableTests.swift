import Foundation
import Testing

@testable import SystemProcesses

struct ProcessTableTests {
  /// Runs a shell that has a child, hands over its process id, and ends both.
  private func withShell(_ body: (Int32) throws -> Void) throws {
    let shell = Process()
    shell.executableURL = URL(fileURLWithPath: "/bin/sh")
    // Its word is the child's, so that it is there once it has been read.
    shell.arguments = ["-c", "(echo; exec sleep 1000) & wait"]
    let words = Pipe()
    shell.standardOutput = words
    try shell.run()
    _ = words.fileHandleForReading.availableData
    defer { for process in [shell.processIdentifier] { kill(process, SIGKILL) } }
    defer {
      for process in ProcessTable.descendants(of: shell.processIdentifier) {
        kill(process, SIGKILL)
      }
    }
    try body(shell.processIdentifier)
  }

  @Test func aChildDescendsFromThisProcessAndNoStrangerDoes() throws {
    try withShell { shell in
      #expect(ProcessTable.parent(of: shell) == getpid())
      #expect(ProcessTable.ancestors(of: shell, limit: 1) == [getpid()])
      #expect(!ProcessTable.ancestors(of: getpid(), limit: 8).contains(shell))
      #expect(!ProcessTable.ancestors(of: shell, limit: 8).contains(shell))
    }
  }

  @Test func whatAChildStartedDescendsFromThisProcessToo() throws {
    try withShell { shell in
      let below = ProcessTable.descendants(of: shell)
      #expect(below.count == 1)
      #expect(below.isSubset(of: ProcessTable.descendants(of: getpid())))
      #expect(ProcessTable.ancestors(of: below.first ?? 0, limit: 2) == [shell, getpid()])
    }
  }

  @Test(arguments: [Int32(-1), 0, .max])
  func whatIsNoProcessDescendsFromNone(process: Int32) {
    #expect(ProcessTable.parent(of: process) == nil)
    #expect(ProcessTable.ancestors(of: process, limit: 8) == [])
  }
}
