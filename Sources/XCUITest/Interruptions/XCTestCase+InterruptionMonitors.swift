public import Foundation

extension XCTestCase {
  /// Installs a handler for what gets in the way of the test, such as a system alert.
  ///
  /// Handlers are asked when something covers an element that the test wants to interact with, the
  /// one installed last first, until one says that it has dealt with it.
  ///
  /// - Parameters:
  ///   - handlerDescription: What the handler is for.
  ///   - handler: Given the alert; returns whether it has dealt with it.
  /// - Returns: What removes the handler again.
  @discardableResult
  public func addUIInterruptionMonitor(
    withDescription handlerDescription: String, handler: @escaping (XCUIElement) -> Bool
  ) -> any NSObjectProtocol {
    let monitor = InterruptionMonitor(handlerDescription: handlerDescription, handler: handler)
    nonisolated(unsafe) let installed = monitor
    MainActor.assumeIsolated { TestSession.current?.interruptionMonitors.append(installed) }
    return monitor
  }

  /// Removes a handler; one that is not installed is ignored.
  ///
  /// - Parameter monitor: What ``addUIInterruptionMonitor(withDescription:handler:)`` returned.
  public func removeUIInterruptionMonitor(_ monitor: any NSObjectProtocol) {
    nonisolated(unsafe) let monitor = monitor
    MainActor.assumeIsolated {
      TestSession.current?.interruptionMonitors.removeAll { $0 === monitor }
    }
  }
}
