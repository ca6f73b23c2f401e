public import Foundation
import SessionProtocol

/// Something a test waits for, such as a callback.
///
/// See Apple's documentation of `XCTestExpectation`. It may be fulfilled on any thread.
open class XCTestExpectation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var fulfillments: [Int] = []
  private var shownDescription: String
  private var requiredCount = 1
  private var hasWait = false

  /// Where the test made it; `nil` if that is not known.
  @MainActor var place: SourceFrame?

  /// Whether fulfilling it is what must not happen.
  open var isInverted = false

  /// Whether fulfilling it more often than expected fails the test.
  open var assertForOverFulfill = false

  /// Creates an expectation with a description for messages.
  public init(description: String = "no description provided") {
    shownDescription = description
    super.init()
  }

  /// What messages call it.
  open var expectationDescription: String {
    get { lock.withLock { shownDescription } }
    set { lock.withLock { shownDescription = newValue } }
  }

  /// How often it must be fulfilled; at least once.
  open var expectedFulfillmentCount: Int {
    get { lock.withLock { requiredCount } }
    set { lock.withLock { requiredCount = max(1, newValue) } }
  }

  /// Says that it happened.
  open func fulfill() {
    let isTooOften = lock.withLock {
      // What comes after the last one that counts is only known to be more.
      if fulfillments.count <= requiredCount { fulfillments.append(FulfillmentOrder.next()) }
      return fulfillments.count > requiredCount
    }
    guard isTooOften, assertForOverFulfill else { return }
    let message =
      "API violation - multiple calls made to -[XCTestExpectation fulfill] for "
      + "\(expectationDescription)."
    TestThread.run { TestSession.current?.fail(message) }
  }

  /// When the last of the expected fulfillments came, among all expectations; `nil` before.
  var fulfilledAt: Int? {
    lock.withLock { fulfillments.count < requiredCount ? nil : fulfillments[requiredCount - 1] }
  }

  /// Notes that it is waited for.
  ///
  /// - Returns: Whether it has not been before: it can be only once.
  func beginWait() -> Bool {
    lock.withLock {
      defer { hasWait = true }
      return !hasWait
    }
  }

  /// Whether it has been waited for.
  var hasBeenWaitedFor: Bool { lock.withLock { hasWait } }

  /// Whether what it waits for does not announce itself, but can be looked at whenever anything has
  /// happened, not only once a second.
  var isWatchedClosely: Bool { false }

  /// Why it can never be fulfilled here, in a sentence; `nil` if it can.
  var obstacle: String? { nil }

  /// Looks whether it has happened by now; told once a second while a test waits.
  @MainActor func check() {}

  /// What messages call it.
  open override var description: String { expectationDescription }
}

/// Numbers fulfillments in the order in which they come.
private enum FulfillmentOrder {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var last = 0

  static func next() -> Int {
    lock.withLock {
      last += 1
      return last
    }
  }
}
