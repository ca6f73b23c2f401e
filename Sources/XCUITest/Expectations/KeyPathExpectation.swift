import Foundation

/// Waits until a value satisfies a condition, which is looked at whenever anything has happened.
final class KeyPathExpectation: XCTestExpectation, @unchecked Sendable {
  private let condition: () -> Bool

  /// Creates an expectation.
  ///
  /// - Parameters:
  ///   - description: What messages call it.
  ///   - condition: What must become true.
  init(description: String, condition: @escaping () -> Bool) {
    self.condition = condition
    super.init(description: description)
  }

  override var isWatchedClosely: Bool { true }

  override func check() {
    if fulfilledAt == nil, condition() { fulfill() }
  }
}
