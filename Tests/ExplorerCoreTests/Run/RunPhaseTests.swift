import Testing

@testable import ExplorerCore

struct RunPhaseTests {
  @Test func aRunCarriesWhatItIsToComeToThroughItsStartAndItsStops() {
    var phase = RunPhase.starting(Pursuit(.into), isHostSilent: true)
    phase.queue.append(.stepOver)
    #expect(phase.isHostSilent && phase.goal == .into)
    phase.pursuit?.isPausing = true
    #expect(phase.isStarting && phase.pursuit?.isPausing == true)
    phase = .stopped(queue: phase.queue)
    #expect(phase.queue == [.stepOver] && phase.goal == nil)
  }

  @Test(arguments: [RunPhase.idle, .ended, .lost("gone")])
  func whatIsOverHasNothingToComeTo(phase: RunPhase) {
    var phase = phase
    let before = phase
    phase.queue.append(.stepInto)
    phase.pursuit?.goal = .failure
    #expect(phase == before && phase.queue.isEmpty && !phase.isLive)
  }
}
