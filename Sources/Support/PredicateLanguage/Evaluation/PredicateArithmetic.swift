import Foundation

/// Calculates with numbers, and applies functions, as `NSExpression` does.
enum PredicateArithmetic {
  /// The result of an operator; whole numbers stay whole, also when they are divided.
  static func result(
    of sign: ParsedExpression.Operator, _ left: PredicateValue, _ right: PredicateValue
  ) throws(PredicateEvaluationError) -> PredicateValue {
    if left == .null || right == .null { return .null }
    guard let a = left.number, let b = right.number else {
      let wrong = left.number == nil ? left : right
      throw PredicateEvaluationError(
        "\(sign.rawValue) takes two numbers, not \(wrong.typeName).")
    }
    if case .integer(let left) = left, case .integer(let right) = right,
      let whole = try wholeResult(of: sign, left, right)
    {
      return .integer(whole)
    }
    return switch sign {
    case .add: .real(a + b)
    case .subtract: .real(a - b)
    case .multiply: .real(a * b)
    case .divide: .real(a / b)
    case .power: .real(pow(a, b))
    }
  }

  /// `nil` when the result is no whole number that fits.
  private static func wholeResult(
    of sign: ParsedExpression.Operator, _ left: Int, _ right: Int
  ) throws(PredicateEvaluationError) -> Int? {
    let (result, overflow): (Int, Bool)
    switch sign {
    case .add: (result, overflow) = left.addingReportingOverflow(right)
    case .subtract: (result, overflow) = left.subtractingReportingOverflow(right)
    case .multiply: (result, overflow) = left.multipliedReportingOverflow(by: right)
    case .divide:
      guard right != 0 else { throw PredicateEvaluationError("A number is divided by zero.") }
      (result, overflow) = left.dividedReportingOverflow(by: right)
    case .power: return Int(exactly: pow(Double(left), Double(right)))
    }
    return overflow ? nil : result
  }

  /// The result of a function.
  static func result(
    of function: PredicateFunction, _ arguments: [PredicateValue]
  ) throws(PredicateEvaluationError) -> PredicateValue {
    switch function {
    case .lowercase, .uppercase, .length:
      guard arguments != [.null] else { return .null }
      guard case .string(let text)? = arguments.first else {
        throw PredicateEvaluationError("\(function.rawValue) takes a string.")
      }
      if function == .length { return .integer(text.utf16.count) }
      return .string(function == .lowercase ? text.lowercased() : text.uppercased())
    case .count: return .integer(members(of: arguments).count)
    case .add: return try result(of: .add, arguments[0], arguments[1])
    case .subtract: return try result(of: .subtract, arguments[1], arguments[0])
    case .multiply: return try result(of: .multiply, arguments[0], arguments[1])
    case .divide: return try result(of: .divide, arguments[0], arguments[1])
    case .raise: return try result(of: .power, arguments[0], arguments[1])
    default:
      var numbers: [Double] = []
      for argument in members(of: arguments) {
        guard let number = argument.number else {
          throw PredicateEvaluationError(
            "\(function.rawValue) takes numbers, not \(argument.typeName).")
        }
        numbers.append(number)
      }
      return value(of: function, numbers)
    }
  }

  /// The one collection that a statistical function was given, or all its arguments.
  private static func members(of arguments: [PredicateValue]) -> [PredicateValue] {
    if arguments.count == 1, case .collection(let members) = arguments[0] { return members }
    return arguments
  }

  private static func value(
    of function: PredicateFunction, _ numbers: [Double]
  ) -> PredicateValue {
    guard let first = numbers.first else { return function == .sum ? .integer(0) : .null }
    let sorted = numbers.sorted()
    let sum = numbers.reduce(0, +)
    let middle = (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
    let result: Double =
      switch function {
      case .sum: sum
      case .minimum: sorted[0]
      case .maximum: sorted[sorted.count - 1]
      case .average: sum / Double(numbers.count)
      case .median: middle
      case .squareRoot: first.squareRoot()
      case .absolute: abs(first)
      case .ceiling: first.rounded(.up)
      case .floor: first.rounded(.down)
      case .truncate: first.rounded(.towardZero)
      case .exponential: exp(first)
      case .naturalLogarithm: log(first)
      case .logarithm: log10(first)
      case .modulus: first.truncatingRemainder(dividingBy: numbers.last ?? 1)
      default: first
      }
    return Int(exactly: result).map(PredicateValue.integer) ?? .real(result)
  }

  /// A value as another type; `null` where that makes no sense.
  static func cast(_ value: PredicateValue, to type: String) -> PredicateValue {
    switch (type, value) {
    case ("NSNumber", .string(let text)):
      Int(text).map(PredicateValue.integer) ?? Double(text).map(PredicateValue.real) ?? .null
    case ("NSNumber", .date(let date)): .real(date.timeIntervalSinceReferenceDate)
    case ("NSNumber", _): value.number == nil ? .null : value
    case ("NSDate", .date): value
    case ("NSDate", _):
      value.number.map { .date(Date(timeIntervalSinceReferenceDate: $0)) } ?? .null
    case (_, .string), (_, .null): value
    default: .string(value.format)
    }
  }
}
