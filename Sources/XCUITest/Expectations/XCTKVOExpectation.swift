/// Waits for a value that an object has under a key path as text.
///
/// Such key paths need Objective-C, which there is none of here: waiting for it fails the test with
/// a sentence. Expectations of Swift's own key paths work: see
/// `XCTestCase.expectation(that:on:options:willEqual:handler:)`.
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
    "The value of \"\(keyPath)\" cannot be observed: key-value observing by a text needs "
      + "Objective-C. Use expectation(that: \\.\(keyPath), on: object, willEqual: value) instead."
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
