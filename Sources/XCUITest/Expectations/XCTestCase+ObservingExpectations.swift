public import Foundation
public import SimulatedUIKit

// Foundation has these on Apple's systems; who imports XCTest alone finds them here.

/// Which changes of a value are of interest.
public typealias NSKeyValueObservingOptions = SimulatedUIKit.NSKeyValueObservingOptions
/// A change of a value.
public typealias NSKeyValueObservedChange = SimulatedUIKit.NSKeyValueObservedChange

extension XCTestCase {
  /// Makes an expectation of a notification.
  ///
  /// - Parameters:
  ///   - notificationName: The notification's name.
  ///   - object: Who must post it; `nil` for anybody.
  ///   - notificationCenter: Where it is posted.
  ///   - handler: Asked when it comes; the expectation is fulfilled if it agrees.
  /// - Returns: The expectation.
  @discardableResult
  public func expectation(
    forNotification notificationName: Notification.Name, object: Any?,
    notificationCenter: NotificationCenter = .default,
    handler: XCTNSNotificationExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTNSNotificationExpectation(
      name: notificationName, object: object, notificationCenter: notificationCenter)
    expectation.handler = handler
    willWait(for: expectation)
    return expectation
  }

  /// Makes an expectation that a value becomes another one.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - object: Whose value.
  ///   - options: Not looked at: the value is compared whenever anything has happened.
  ///   - expectedValue: What it must become.
  /// - Returns: The expectation.
  public func expectation<Object: NSObject, Value: Equatable>(
    that keyPath: KeyPath<Object, Value>, on object: Object,
    options: NSKeyValueObservingOptions = [], willEqual expectedValue: Value
  ) -> XCTestExpectation {
    let name = keyPath.textWithoutAddresses
    let expectation = KeyPathExpectation(
      description: "Expect value of '\(name)' of \(object) to become \(expectedValue)"
    ) {
      object[keyPath: keyPath] == expectedValue
    }
    willWait(for: expectation)
    return expectation
  }

  /// Makes an expectation that a value changes to one that satisfies a condition.
  ///
  /// - Parameters:
  ///   - keyPath: The value.
  ///   - object: Whose value.
  ///   - options: With `initial`, the value may satisfy the condition without a change.
  ///   - handler: Tells whether a change is the expected one; `nil` for any.
  /// - Returns: The expectation.
  public func expectation<Object: NSObject, Value: Equatable>(
    that keyPath: KeyPath<Object, Value>, on object: Object,
    options: NSKeyValueObservingOptions = [],
    willSatisfy handler: ((Object, NSKeyValueObservedChange<Value>) -> Bool)? = nil
  ) -> XCTestExpectation {
    var latest: Value? = options.contains(.initial) ? nil : object[keyPath: keyPath]
    let expectation = KeyPathExpectation(
      description: "Expect value of '\(keyPath.textWithoutAddresses)' of \(object) to change"
    ) {
      let value = object[keyPath: keyPath]
      guard value != latest else { return false }
      defer { latest = value }
      return handler?(object, NSKeyValueObservedChange(newValue: value, oldValue: latest)) ?? true
    }
    willWait(for: expectation)
    return expectation
  }

  /// Makes an expectation of a value under a key path as text, which cannot be fulfilled here: see
  /// ``XCTKVOExpectation``.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, expectedValue: Any?
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(
      keyPath: keyPath, object: objectToObserve, expectedValue: expectedValue)
    willWait(for: expectation)
    return expectation
  }

  /// Makes an expectation of a value under a key path as text, which cannot be fulfilled here: see
  /// ``XCTKVOExpectation``.
  @discardableResult
  public func keyValueObservingExpectation(
    for objectToObserve: Any, keyPath: String, handler: XCTKVOExpectation.Handler? = nil
  ) -> XCTestExpectation {
    let expectation = XCTKVOExpectation(keyPath: keyPath, object: objectToObserve)
    expectation.handler = handler
    willWait(for: expectation)
    return expectation
  }
}
