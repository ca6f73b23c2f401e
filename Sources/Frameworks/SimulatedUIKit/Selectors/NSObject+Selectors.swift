import VirtualTime

extension NSObject {
  /// Calls a method now.
  @MainActor @preconcurrency @discardableResult
  public func perform(_ selector: Selector, with object: Any? = nil) -> Unmanaged<AnyObject>? {
    selector.perform(on: self, object)
    return nil
  }

  /// Calls a method after some seconds.
  @MainActor @preconcurrency
  public func perform(_ selector: Selector, with object: Any?, afterDelay delay: TimeInterval) {
    // Carried to the host's one thread, which it never leaves.
    nonisolated(unsafe) let (target, argument) = (self, object)
    VirtualTime.schedule(
      after: .milliseconds(Int64(min(max(0, delay), 86_400) * 1000)), kind: .timer,
      label: "perform(\(selector))"
    ) { MainActor.assumeIsolated { _ = selector.perform(on: target, argument) } }
  }
}

extension Timer {
  /// Starts a timer that calls a method.
  @MainActor @preconcurrency @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer {
    nonisolated(unsafe) let target = target as AnyObject
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      nonisolated(unsafe) let timer = timer
      MainActor.assumeIsolated { _ = selector.perform(on: target, timer) }
    }
  }
}
