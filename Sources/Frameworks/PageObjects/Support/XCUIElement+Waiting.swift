import XCTest

extension XCUIElement {
  /// Waits until something is true of the element, such as `\.isSelected` after a tap on a mode.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: Whether it is true; `false` does not fail the test.
  @discardableResult @preconcurrency
  public func wait(
    until property: KeyPath<XCUIElement, Bool>, timeout: TimeInterval = Constants.standardTimeout
  ) -> Bool {
    (exists && self[keyPath: property]) || wait(for: property, toEqual: true, timeout: timeout)
  }
}
