public import Foundation
import XCUITest

extension Snapshotting {
  /// A strategy that lets time pass first, such as for an animation.
  ///
  /// - Parameters:
  ///   - duration: Seconds, of virtual time.
  ///   - strategy: What is done then.
  /// - Returns: The strategy.
  public static func wait(for duration: TimeInterval, on strategy: Self) -> Self {
    Self(pathExtension: strategy.pathExtension, diffing: strategy.diffing) { value in
      Async { callback in
        let passed = XCTestExpectation(description: "Wait")
        passed.isInverted = true
        _ = XCTWaiter.wait(for: [passed], timeout: duration)
        strategy.snapshot(value).run(callback)
      }
    }
  }
}
