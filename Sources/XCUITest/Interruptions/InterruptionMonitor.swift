import Foundation

/// A handler of interruptions that a test has installed; its identity is what removes it.
final class InterruptionMonitor: NSObject {
  /// What the handler is for, as the activity log names it.
  let handlerDescription: String
  /// Deals with what interrupts, and says whether it did.
  let handler: (XCUIElement) -> Bool

  init(handlerDescription: String, handler: @escaping (XCUIElement) -> Bool) {
    self.handlerDescription = handlerDescription
    self.handler = handler
  }
}
