public import Foundation

/// How much of a value a log shows; here all of it, as in Xcode's console.
public struct OSLogPrivacy: Sendable {
  /// How a hidden value is shown.
  public enum Mask: Sendable {
    /// By its hash.
    case hash
    /// Not at all.
    case none
  }

  /// Shown.
  public static var `public`: OSLogPrivacy { OSLogPrivacy() }
  /// Hidden, unless a developer looks.
  public static var `private`: OSLogPrivacy { OSLogPrivacy() }
  /// Hidden.
  public static var sensitive: OSLogPrivacy { OSLogPrivacy() }
  /// As the kind of value is.
  public static var auto: OSLogPrivacy { OSLogPrivacy() }

  /// Hidden, unless a developer looks.
  public static func `private`(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// Hidden.
  public static func sensitive(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }

  /// As the kind of value is.
  public static func auto(mask: Mask) -> OSLogPrivacy { OSLogPrivacy() }
}

/// Where a value stands in its column.
public struct OSLogStringAlignment: Sendable {
  let columns: Int
  let isLeft: Bool

  /// As it is.
  public static var none: OSLogStringAlignment { OSLogStringAlignment(columns: 0, isLeft: true) }

  /// At the right of so many columns.
  public static func right(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns(), isLeft: false) }

  /// At the left of so many columns.
  public static func left(
    columns: @autoclosure @escaping () -> Int
  ) -> OSLogStringAlignment { OSLogStringAlignment(columns: columns(), isLeft: true) }

  func apply(to text: String) -> String {
    let missing = String(repeating: " ", count: max(0, min(columns, 1_000) - text.count))
    return isLeft ? text + missing : missing + text
  }
}

/// How a fraction is written.
public struct OSLogFloatFormatting: Sendable {
  let precision: Int

  /// With a point.
  public static var fixed: OSLogFloatFormatting { OSLogFloatFormatting(precision: 6) }

  /// With a point and so many digits after it.
  public static func fixed(
    precision: @autoclosure @escaping () -> Int, explicitPositiveSign: Bool = false
  ) -> OSLogFloatFormatting { OSLogFloatFormatting(precision: max(0, min(precision(), 100))) }
}

/// How a whole number is written.
public struct OSLogIntegerFormatting: Sendable {
  let radix: Int

  /// With ten digits.
  public static var decimal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 10) }
  /// With sixteen digits.
  public static var hex: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 16) }
  /// With eight digits.
  public static var octal: OSLogIntegerFormatting { OSLogIntegerFormatting(radix: 8) }
}

/// A message for a log.
public struct OSLogMessage: ExpressibleByStringInterpolation, ExpressibleByStringLiteral, Sendable {
  /// The message in words.
  let text: String

  /// Creates a message.
  public init(stringLiteral value: String) { text = value }

  /// Creates a message with values in it.
  public init(stringInterpolation: OSLogInterpolation) { text = stringInterpolation.text }
}

/// Puts values into a message.
public struct OSLogInterpolation: StringInterpolationProtocol, Sendable {
  var text = ""

  /// Starts a message.
  public init(literalCapacity: Int, interpolationCount: Int) {}

  /// Adds words.
  public mutating func appendLiteral(_ literal: String) { text += literal }

  /// Adds a value.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> some CustomStringConvertible,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.apply(to: value().description) }

  /// Adds a number.
  public mutating func appendInterpolation<Number: BinaryInteger>(
    _ value: @autoclosure () -> Number, format: OSLogIntegerFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) { text += align.apply(to: String(value(), radix: format.radix)) }

  /// Adds a fraction.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ value: @autoclosure () -> Number, format: OSLogFloatFormatting,
    align: OSLogStringAlignment = .none, privacy: OSLogPrivacy = .auto
  ) {
    text += align.apply(to: String(format: "%.\(format.precision)f", Double(value())))
  }

  /// Adds a type.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> Any.Type, align: OSLogStringAlignment = .none,
    privacy: OSLogPrivacy = .auto
  ) { text += align.apply(to: "\(value())") }

  /// Adds an object.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> NSObject, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }

  /// Adds an error.
  public mutating func appendInterpolation(
    _ value: @autoclosure () -> any Error, privacy: OSLogPrivacy = .auto
  ) { text += "\(value())" }
}
