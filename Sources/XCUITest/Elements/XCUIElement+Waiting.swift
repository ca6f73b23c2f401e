import ElementModel
public import Foundation
import SessionProtocol

extension XCUIElement {
  /// Waits until a property has a value.
  ///
  /// - Parameters:
  ///   - keyPath: The property.
  ///   - expectedValue: The value to wait for.
  ///   - timeout: Seconds after which to give up.
  /// - Returns: Whether it has; `false` does not fail the test.
  @preconcurrency
  public func wait<V: Equatable>(
    for keyPath: KeyPath<XCUIElement, V>, toEqual expectedValue: V, timeout: TimeInterval
  ) -> Bool {
    let text = Self.name(of: keyPath)
    let criterion = "\(reference.title) to have \(text) \(expectedValue)"
    return wait(criterion, key: "\(text) == \(expectedValue)", timeout: timeout) { element in
      // A missing element has no attributes but can be told not to exist.
      guard element != nil || Self.isReadWithoutElement(keyPath) else {
        return "no match for \(self.reference.title)"
      }
      let value = self[keyPath: keyPath]
      return value == expectedValue ? nil : "\(text) is \(value)"
    }
  }

  /// Waits until the element exists.
  func awaitExistence(_ timeout: TimeInterval) -> Bool {
    wait("\(reference.title) to exist", key: "existsNoRetry == 1", timeout: timeout) { element in
      element == nil ? "no match for \(self.reference.title)" : nil
    }
  }

  /// Waits until the element does not exist.
  func awaitNonExistence(_ timeout: TimeInterval) -> Bool {
    wait("\(reference.title) to not exist", key: "existsNoRetry == 0", timeout: timeout) {
      $0 == nil ? nil : "\(self.reference.title) still exists"
    }
  }

  /// Waits for something about the element, with Xcode's lines in the log.
  ///
  /// - Parameters:
  ///   - criterion: What is waited for, such as `"add" Button to exist`.
  ///   - key: The predicate that Xcode's log names.
  ///   - timeout: Seconds after which to give up.
  ///   - unmet: Why the criterion is not met.
  /// - Returns: Whether it was met in time.
  private func wait(
    _ criterion: String, key: String, timeout: TimeInterval, unmet: (Element?) -> String?
  ) -> Bool {
    guard let session = TestSession.current else { return false }
    return session.logged("Waiting \(timeout)s for \(criterion)") {
      var isFirst = true
      return session.wait(for: criterion, limit: timeout, missing: reference) {
        if !isFirst { logCheck(of: key, in: session) }
        isFirst = false
        let element = match(in: session)
        return (unmet(element), element?.id)
      }
    }
  }

  /// Whether a property can be read when there is no element.
  private static func isReadWithoutElement(_ keyPath: AnyKeyPath) -> Bool {
    keyPath == \XCUIElement.exists || keyPath == \XCUIElement.isHittable
  }

  /// The property that a key path leads to, such as `label`.
  ///
  /// Swift itself prints computed properties by their addresses, which change with every build.
  private static func name(of keyPath: AnyKeyPath) -> String {
    let names: [AnyKeyPath: String] = [
      \XCUIElement.exists: "exists", \XCUIElement.isHittable: "isHittable",
      \XCUIElement.identifier: "identifier", \XCUIElement.frame: "frame",
      \XCUIElement.title: "title", \XCUIElement.label: "label",
      \XCUIElement.elementType: "elementType", \XCUIElement.isEnabled: "isEnabled",
      \XCUIElement.isSelected: "isSelected", \XCUIElement.hasFocus: "hasFocus",
      \XCUIElement.placeholderValue: "placeholderValue",
      \XCUIElement.horizontalSizeClass: "horizontalSizeClass",
      \XCUIElement.verticalSizeClass: "verticalSizeClass",
      \XCUIElement.normalizedSliderPosition: "normalizedSliderPosition",
    ]
    return names[keyPath] ?? "a property"
  }

  private func logCheck(of key: String, in session: TestSession) {
    session.logged("Checking `Expect predicate `\(key)` for object \(reference.title)`") {
      session.log("Checking existence of `\(reference.title)`")
    }
  }
}
