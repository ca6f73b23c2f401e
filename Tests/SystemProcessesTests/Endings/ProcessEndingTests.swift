import Foundation
import Testing

@testable import SystemProcesses

struct ProcessEndingTests {
  @Test(arguments: [
    (Int32(0), ProcessEnding.exited(0)), (0x300, .exited(3)), (9, .killed(signal: 9)),
    // With a core file.
    (0x8B, .killed(signal: 11)),
  ])
  func statusesAreRead(status: Int32, ending: ProcessEnding) {
    #expect(ProcessEnding(status: status) == ending)
  }

  @Test func aProcessThatIsNoChildHasEndedInNoKnownWay() {
    #expect(ProcessEnding(soFarOf: getppid()) == .exited(255))
    #expect(ProcessEnding(waitingFor: getppid()) == .exited(255))
  }
}
