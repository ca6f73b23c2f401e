import Foundation
import Testing
import VirtualTime

@testable import XCUITest

@MainActor
struct StartedProcessesTests {
  /// Between the two, virtual time would move on to the end of the test.
  @Test func oneThatHasEndedIsWaitedForUntilItIsHeardOf() throws {
    var processes = StartedProcesses()
    var child: pid_t = 0
    var arguments = [strdup("true"), nil]
    defer { free(arguments[0]) }
    #expect(posix_spawn(&child, "/bin/true", nil, nil, &arguments, environ) == 0)
    var status: CInt = 0
    #expect(waitpid(child, &status, 0) == child)
    Thread {
      while !Self.isMainThreadAsleep {}
      VirtualTime.schedule(after: .zero, kind: .timer, label: "news") {}
    }.start()
    processes.waitForOne()
    #expect(VirtualTime.hasReadyWork)
    VirtualTime.run(until: VirtualTime.now)
    #expect(!VirtualTime.hasReadyWork)
  }

  private nonisolated static var isMainThreadAsleep: Bool {
    let status = try? String(contentsOfFile: "/proc/self/stat", encoding: .utf8)
    return status?.split(separator: ")").last?.hasPrefix(" S") == true
  }
}
