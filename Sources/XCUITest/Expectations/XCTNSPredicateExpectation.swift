import ElementModel
public import Foundation
import PredicateLanguage
import SessionProtocol

/// Waits for a predicate to hold for an object; the predicate is evaluated once a second.
///
/// See Apple's documentation of `XCTNSPredicateExpectation`.
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
    let target =
      switch object {
      case let query as XCUIElementQuery: query.query.steps.last?.title ?? "Application"
      case let object?: "\(object)"
      case nil: "nil"
      }
    super.init(
      description: Wording.expectation(predicate.form.predicateFormat, of: target))
  }

  /// The properties of an element that decide whether it holds, by the names that elements have for
  /// them; predicates may leave out the `is` in front.
  var properties: [String] {
    guard object is XCUIElement else { return [] }
    return predicate.form.keys.map { FlagAttribute($0)?.rawValue ?? $0 }
  }

  override func check() {
    guard fulfilledAt == nil, predicate.evaluate(with: object) else { return }
    if handler?() ?? true { fulfill() }
  }
}
