import Foundation
import SimulatedUIKit
import Testing

@Suite struct SystemTimeTests {
  @Test func clocksAgreeWithFoundations() {
    let before = Date().timeIntervalSinceReferenceDate
    let time = CFAbsoluteTimeGetCurrent()
    #expect(time >= before && time <= Date().timeIntervalSinceReferenceDate)
    let uptime = ProcessInfo.processInfo.systemUptime
    #expect(CACurrentMediaTime() >= uptime)
  }

  @Test func aPoolRunsItsBlock() {
    #expect(autoreleasepool { 7 } == 7)
  }
}
