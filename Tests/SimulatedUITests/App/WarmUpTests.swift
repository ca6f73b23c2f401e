import SwiftUI
import Testing
import VirtualTime

struct WarmUpTests {
  /// Children of a host would otherwise begin with an animation that no app has started.
  @Test func whatAHostTriesOutLeavesNothingToDo() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        SimulatedApp.warmUp()
        #expect(VirtualTime.pendingWork.isEmpty && VirtualTime.isIdle)
      }
    }
  }
}
