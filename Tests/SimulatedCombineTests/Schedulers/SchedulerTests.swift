import Combine
import Foundation
import SwiftUI
import Testing
import VirtualTime

@MainActor @Suite(.serialized) struct SchedulerTests {
  private func advance(_ seconds: Double) {
    VirtualTime.run(until: VirtualTime.now + .seconds(seconds))
  }

  @Test func valuesMoveToAQueue() {
    var received: [Int] = []
    let subscription = [1, 2, 3].publisher.receive(on: DispatchQueue.main).sink {
      received.append($0)
    }
    #expect(received.isEmpty)
    advance(0)
    #expect(received == [1, 2, 3])
    subscription.cancel()
  }

  @Test func repeatedWorkEndsWhenCancelled() {
    var count = 0
    let work = RunLoop.main.schedule(
      after: RunLoop.main.now, interval: .seconds(1), tolerance: .seconds(0), options: nil
    ) { count += 1 }
    advance(2.5)
    #expect(count == 3)
    work.cancel()
    advance(5)
    #expect(count == 3)
  }

  @Test func lengthsOfTimeAddUp() {
    let length: VirtualSchedulerTime.Stride = .milliseconds(1500)
    #expect(length == 1.5)
    #expect(length + .seconds(1) == 2.5)
    #expect(VirtualSchedulerTime.Stride.seconds(.infinity) > .seconds(1))
    #expect((length * 2).timeInterval == 3)
  }
}
