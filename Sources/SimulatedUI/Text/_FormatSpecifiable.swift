/// A value that stands in localized formats under a specifier of its own.
public protocol _FormatSpecifiable: Equatable {
  /// The type it is handed on as.
  associatedtype _Arg: CVarArg
  /// The value as it is handed on.
  var _arg: _Arg { get }
  /// How its place is written in a format.
  var _specifier: String { get }
}

extension _FormatSpecifiable where Self: CVarArg {
  /// The value itself.
  public var _arg: Self { self }
}

extension Int: _FormatSpecifiable {
  /// A long whole number.
  public var _specifier: String { "%lld" }
}

extension Int8: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%d" }
}

extension Int16: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%d" }
}

extension Int32: _FormatSpecifiable {
  /// A whole number.
  public var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// A long whole number.
  public var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// A long whole number without sign.
  public var _specifier: String { "%llu" }
}

extension UInt8: _FormatSpecifiable {
  /// A whole number without sign.
  public var _specifier: String { "%u" }
}

extension UInt16: _FormatSpecifiable {
  /// A whole number without sign.
  public var _specifier: String { "%u" }
}

extension UInt32: _FormatSpecifiable {
  /// A whole number without sign.
  public var _specifier: String { "%u" }
}

extension UInt64: _FormatSpecifiable {
  /// A long whole number without sign.
  public var _specifier: String { "%llu" }
}

extension Float: _FormatSpecifiable {
  /// A number with six decimals.
  public var _specifier: String { "%f" }
}

extension Double: _FormatSpecifiable {
  /// A number with six decimals.
  public var _specifier: String { "%lf" }
}

extension CGFloat: _FormatSpecifiable {
  /// A number with six decimals.
  public var _specifier: String { "%lf" }
  /// As C's double.
  public var _arg: Double { Double(self) }
}
