public import Foundation

/// Waits for a predicate to hold for an object; the predicate is evaluated once a second.
///
/// Predicates are made with `NSPredicate(block:)`.
open class XCTNSPredicateExpectation: XCTestExpectation, @unchecked Sendable {
  /// Asked when the predicate holds; the expectation is fulfilled if it agrees.
  public typealias Handler = () -> Bool

  /// What must hold.
  public let predicate: NSPredicate

  /// What it must hold for.
  public let object: Any?

  /// Asked when the predicate holds.
  open var handler: Handler?

  /// Creates an expectation.
  ///
  /// - Parameters:
  ///   - predicate: What must hold.
  ///   - object: What it must hold for.
  public init(predicate: NSPredicate, object: Any? = nil) {
    self.predicate = predicate
    self.object = object
    let target = object.map { "\($0)" } ?? "nil"
    super.init(description: "Expect predicate `BLOCKPREDICATE` for object \(target)")
  }

  override func check() {
    guard fulfilledAt == nil, predicate.evaluate(with: object) else { return }
    if handler?() ?? true { fulfill() }
  }
}
