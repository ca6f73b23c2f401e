import Foundation

/// A function of predicate formats, by the name Apple's `NSExpression(forFunction:arguments:)` has.
package enum PredicateFunction: String, CaseIterable, Hashable, Sendable {
  case lowercase = "lowercase:"
  case uppercase = "uppercase:"
  case length = "length:"
  case sum = "sum:"
  case count = "count:"
  case minimum = "min:"
  case maximum = "max:"
  case average = "average:"
  case median = "median:"
  case squareRoot = "sqrt:"
  case absolute = "abs:"
  case ceiling = "ceiling:"
  case floor = "floor:"
  case truncate = "trunc:"
  case exponential = "exp:"
  case naturalLogarithm = "ln:"
  case logarithm = "log:"
  case add = "add:to:"
  case subtract = "from:subtract:"
  case multiply = "multiply:by:"
  case divide = "divide:by:"
  case modulus = "modulus:by:"
  case raise = "raise:toPower:"

  /// The function that a name in a format is, with or without its colons.
  init?(name: String) {
    self.init(rawValue: name.hasSuffix(":") ? name : name + ":")
  }

  /// How many arguments it takes; `nil` for as many as there are.
  var parameterCount: Int? {
    switch self {
    case .sum, .count, .minimum, .maximum, .average, .median: nil
    case .add, .subtract, .multiply, .divide, .modulus, .raise: 2
    default: 1
    }
  }
}
