import ElementModel
public import Foundation

extension XCUIElement {
  /// Waits until the element exists.
  ///
  /// The first check comes a second after the call, as logs of Xcode show, then one every second.
  ///
  /// - Parameter timeout: Seconds after which to give up.
  /// - Returns: Whether the element exists; `false` does not fail the test.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait("\(reference.title) to exist", timeout: timeout) { element in
      element == nil ? "no match for \(self.reference.title)" : nil
    }
  }

  /// Waits until the element does not exist.
  ///
  /// - Parameter timeout: Seconds after which to give up.
  /// - Returns: Whether it is gone; `false` does not fail the test.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait("\(reference.title) to not exist", timeout: timeout) { element in
      element == nil ? nil : "\(self.reference.title) still exists"
    }
  }

  /// Waits until a property has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value to wait for.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: Whether it has; `false` does not fail the test.
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    wait("\(reference.title) to have \(keyPath) \(expectedValue)", timeout: timeout) { element in
      guard element != nil else { return "no match for \(self.reference.title)" }
      let value = self[keyPath: keyPath]
      return value == expectedValue ? nil : "\(keyPath) is \(value)"
    }
  }

  private func wait(
    _ criterion: String, timeout: TimeInterval, unmet: (Any?) -> String?
  ) -> Bool {
    guard let session = TestSession.current else { return false }
    return session.wait(for: criterion, limit: timeout) {
      let element = matches(in: session.driver.snapshot())
      return (unmet(element), element?.id)
    }
  }
}
