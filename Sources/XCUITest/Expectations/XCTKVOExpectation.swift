import Foundation

/// Waits for a value that an object has under a key path as text.
///
/// The values of elements and queries can be named by text, such as `exists`; they are looked at once
/// a second. Of other objects such key paths need Objective-C, which there is none of here: waiting
/// for them fails the test with a sentence. Expectations of Swift's own key paths work: see
/// `XCTestCase.expectation(that:on:options:willEqual:)`.
open class XCTKVOExpectation: XCTestExpectation, @unchecked Sendable {
  /// Asked when the value changes; the expectation is fulfilled if it agrees.
  public typealias Handler = (Any, [AnyHashable: Any]) -> Bool

  /// The path to the value.
  public let keyPath: String
  /// The object.
  public let observedObject: Any
  /// What the value must become; `nil` for any change.
  public let expectedValue: Any?
  /// Asked when the value changes.
  open var handler: Handler?

  /// Creates an expectation.
  public init(keyPath: String, object: Any, expectedValue: Any? = nil) {
    self.keyPath = keyPath
    self.expectedValue = expectedValue
    observedObject = object
    let value = expectedValue.map { " to become \($0)" } ?? " to change"
    super.init(description: "Expect value of '\(keyPath)' of \(object)\(value)")
  }

  override var obstacle: String? {
    if expectedValue != nil, observedObject is XCUIElement || observedObject is XCUIElementQuery {
      return nil
    }
    return "The value of \"\(keyPath)\" cannot be observed: key-value observing by a text needs "
      + "Objective-C. Use expectation(that: \\.\(keyPath), on: object, willEqual: value) instead."
  }

  override func check() {
    guard fulfilledAt == nil, obstacle == nil, let expectedValue else { return }
    let predicate = NSPredicate(format: "%K == %@", argumentArray: [keyPath, expectedValue])
    guard predicate.evaluate(with: observedObject) else { return }
    if handler?(observedObject, [:]) ?? true { fulfill() }
  }
}

/// Waits for a notification between processes, which there are none of on the simulated device:
/// waiting for it fails the test with a sentence.
open class XCTDarwinNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Asked when the notification comes.
  public typealias Handler = () -> Bool

  /// The notification's name.
  public let notificationName: String
  /// Asked when the notification comes.
  open var handler: Handler?

  /// Creates an expectation.
  public init(notificationName: String) {
    self.notificationName = notificationName
    super.init(description: "Expect Darwin notification '\(notificationName)'")
  }

  override var obstacle: String? {
    "The Darwin notification \"\(notificationName)\" cannot come: the simulated device has no "
      + "notifications between processes."
  }
}
