/// Swift code as a predicate.
package final class PredicateBlock: Hashable, @unchecked Sendable {
  /// Tells one block from another in messages: the same in every run of a test.
  package let number: Int
  private let body: (Any?, [String: Any]) -> Bool

  /// Wraps code.
  ///
  /// - Parameters:
  ///   - number: What messages show in place of the block's address.
  ///   - body: Decides; it is given what the predicate is evaluated with, and its variables.
  package init(number: Int, body: @escaping (Any?, [String: Any]) -> Bool) {
    self.number = number
    self.body = body
  }

  /// Whether the code says yes.
  func holds(for value: PredicateValue, variables: [String: PredicateValue]) -> Bool {
    body(value.foundationValue, variables.compactMapValues(\.foundationValue))
  }

  /// Whether two are one block.
  package static func == (left: PredicateBlock, right: PredicateBlock) -> Bool { left === right }

  /// Agrees with equality.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension PredicateValue {
  /// The value as Swift code outside takes it; `nil` for `null`.
  package var foundationValue: Any? {
    switch self {
    case .null: nil
    case .bool(let value): value
    case .integer(let value): value
    case .real(let value): value
    case .string(let value): value
    case .date(let value): value
    case .collection(let values): values.map { $0.foundationValue as Any }
    case .rect(let value): value
    case .object(let object): object.base
    }
  }
}
