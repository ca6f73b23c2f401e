import Testing

@testable import ExplorerCore

@Suite("The phase of a run")
struct RunPhaseTests {
  @Test("a run carries what it is to come to through its start and its stops")
  func queue() {
    var phase = RunPhase.starting(Pursuit(.into), isHostSilent: true)
    phase.queue.append(.stepOver)
    #expect(phase.isHostSilent && phase.goal == .into)
    phase.pursuit?.isPausing = true
    #expect(phase.isStarting && phase.pursuit?.isPausing == true)
    phase = .stopped(queue: phase.queue)
    #expect(phase.queue == [.stepOver] && phase.goal == nil)
  }

  @Test("what is over has nothing to come to", arguments: [RunPhase.idle, .ended, .lost("gone")])
  func over(phase: RunPhase) {
    var phase = phase
    let before = phase
    phase.queue.append(.stepInto)
    phase.pursuit?.goal = .failure
    #expect(phase == before && phase.queue.isEmpty && !phase.isLive)
  }
}
