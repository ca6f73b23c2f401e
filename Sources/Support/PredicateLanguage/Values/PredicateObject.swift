/// Something outside that predicates are evaluated with, such as an element.
package struct PredicateObject: Hashable, @unchecked Sendable {
  /// The thing itself, which block predicates are given; only whoever made it looks inside.
  package let base: Any
  private let identity: AnyHashable
  private let read: (String) -> PredicateValue?

  /// Wraps something.
  ///
  /// - Parameters:
  ///   - base: The thing.
  ///   - identity: Equal for things that predicates shall take for equal.
  ///   - read: Gives the value of a key; `nil` when the thing has no such key.
  package init(
    _ base: Any, identity: AnyHashable, read: @escaping (String) -> PredicateValue?
  ) {
    self.base = base
    self.identity = identity
    self.read = read
  }

  /// The value of a key; `nil` when there is no such key.
  func value(forKey key: String) -> PredicateValue? { read(key) }

  /// Whether two stand for the same.
  package static func == (left: PredicateObject, right: PredicateObject) -> Bool {
    left.identity == right.identity
  }

  /// Agrees with equality.
  package func hash(into hasher: inout Hasher) { hasher.combine(identity) }
}
