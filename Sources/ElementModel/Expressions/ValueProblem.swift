/// What is wrong with a value of an expression about elements.
package enum ValueProblem: Hashable, Sendable {
  /// What is negated is neither true nor false.
  case notNeedsCondition
  /// An element stands where a value is needed.
  case elementIsNoValue
  /// What is joined by && or || is neither true nor false.
  case conditionsNeeded
  /// An attribute is asked of an element that is not there.
  case missingElement(attribute: String)
  /// So many elements match, where one is needed.
  case severalElements(Int)
  /// A value of a kind has no such property or method.
  case notAsked(of: ExpressionValue.Kind)
  /// Values of two kinds are compared that are never equal.
  case neverEqual(ExpressionValue.Kind, ExpressionValue.Kind)
  /// Values of two kinds are compared by a sign, though they have no order.
  case noOrder(String, ExpressionValue.Kind, ExpressionValue.Kind)
}

extension ValueProblem {
  /// What is wrong, in a sentence.
  var message: String {
    switch self {
    case .notNeedsCondition: "! needs true or false."
    case .elementIsNoValue: "An element is no value."
    case .conditionsNeeded: "&& and || need true or false on both sides."
    case .missingElement(let attribute):
      "There is no such element now, so it has no \(attribute)."
    case .severalElements(let count): "\(count) elements match, so none of them can be read."
    case .notAsked(let kind): "That cannot be asked of \(kind.rawValue)."
    case .neverEqual(let left, let right):
      "\(left.rawValue) and \(right.rawValue) are never equal."
    case .noOrder(let sign, let left, let right):
      "\(sign) compares numbers or texts, not \(left.rawValue) with \(right.rawValue)."
    }
  }

  /// What to do, in a sentence; empty where nothing more can be said.
  var advice: String {
    switch self {
    case .notNeedsCondition: "Add .exists or compare."
    case .elementIsNoValue: "Add what to ask of it, such as .exists or .label."
    case .conditionsNeeded: "Compare the value with something."
    case .missingElement: "Ask .exists first."
    case .severalElements: "Add .firstMatch, or .element(boundBy:) to a query."
    case .notAsked, .neverEqual, .noOrder: ""
    }
  }
}
