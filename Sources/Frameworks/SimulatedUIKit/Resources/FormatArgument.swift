/// A value that is filled into a format.
package enum FormatArgument: Hashable, Sendable {
  /// A whole number.
  case integer(Int64)
  /// A whole number without sign.
  case unsigned(UInt64)
  /// A number with decimals.
  case decimal(Double)
  /// A text.
  case text(String)

  /// The argument as a number, if it is one.
  var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .unsigned(let value): Double(value)
    case .decimal(let value): value
    case .text: nil
    }
  }

  /// The argument for a value of C's.
  package init(_ value: any CVarArg) {
    switch value {
    case let value as Double: self = .decimal(value)
    case let value as Float: self = .decimal(Double(value))
    case let value as any UnsignedInteger: self = .unsigned(UInt64(clamping: value))
    case let value as any BinaryInteger: self = .integer(Int64(clamping: value))
    case let value as NSString: self = .text(String(describing: value))
    default: self = .text(String(describing: value))
    }
  }
}
