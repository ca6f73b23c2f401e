/// What the constants for an app's texts are members of, so that those that the app declares itself
/// take their place.
public protocol _LocalizedText {}

extension LocalizedStringResource: _LocalizedText {}

/// A reference to a localized text, looked up when it is shown.
public struct LocalizedStringResource: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// Where the texts are.
  public enum BundleDescription: Equatable, Sendable {
    /// In the app.
    case main
    /// In the bundle of a class.
    case forClass(AnyClass)
    /// In the bundle at an address.
    case atURL(URL)

    /// Whether two descriptions name the same place.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.main, .main): true
      case (.forClass(let one), .forClass(let other)): one == other
      case (.atURL(let one), .atURL(let other)): one == other
      default: false
      }
    }
  }

  /// What is looked up.
  public let key: String
  /// The text where no table has the key.
  public let defaultValue: String.LocalizationValue
  /// The table's name.
  public let table: String?
  /// The language.
  public var locale: Locale

  /// Creates a reference whose key is its text too.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    key = keyAndValue.parts.key
    defaultValue = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Creates a reference with a text for where no table has the key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = "\(key)"
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
  }

  /// Creates a reference, into a bundle, whose key is its text too.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      keyAndValue, table: table, locale: locale, bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Creates a reference, into a bundle, with a text for where no table has the key.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key, defaultValue: defaultValue, table: table, locale: locale,
      bundle: .atURL(bundle.bundleURL), comment: comment)
  }

  /// Creates a reference from a literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a reference from a literal with interpolations.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }

  /// The text in the app's language.
  func text(locale: Locale? = nil) -> String {
    let values = defaultValue.parts.arguments.map(\.formatArgument)
    return Localization.text(
      key, values, table: table, locale: locale, value: defaultValue.parts.key)
  }
}

extension String {
  /// A key with interpolations, for looking texts up.
  public struct LocalizationValue: ExpressibleByStringInterpolation, Equatable, Sendable {
    let parts: InterpolatedKey

    /// Creates a key from a string.
    public init(_ value: String) { self.init(stringLiteral: value) }

    /// Creates a key from a literal.
    public init(stringLiteral value: String) {
      var parts = InterpolatedKey()
      parts.appendLiteral(value)
      self.parts = parts
    }

    /// Creates a key from a literal with interpolations.
    public init(stringInterpolation: StringInterpolation) { parts = stringInterpolation.parts }

    /// Collects the parts of an interpolated literal.
    public struct StringInterpolation: StringInterpolationProtocol {
      var parts = InterpolatedKey()

      /// Prepares for the parts of a literal.
      public init(literalCapacity: Int, interpolationCount: Int) {}

      /// Adds a literal part.
      public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

      /// Adds a string.
      public mutating func appendInterpolation(_ string: String) {
        parts.append(.plain(.text(string)), "%@")
      }

      /// Adds a number as its type is usually written.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
        parts.append(.plain(FormatArgument(value._arg)), value._specifier)
      }

      /// Adds a number in a printf format.
      public mutating func appendInterpolation<Value: _FormatSpecifiable>(
        _ value: Value, specifier: String
      ) {
        parts.append(.plain(FormatArgument(value._arg)), specifier)
      }

      /// Adds a value as it describes itself.
      @_disfavoredOverload
      public mutating func appendInterpolation<Value>(_ value: Value) {
        parts.append(.plain(.text("\(value)")), "%@")
      }

      /// Adds a value as a format style writes it.
      public mutating func appendInterpolation<Style: FormatStyle>(
        _ input: Style.FormatInput, format: Style
      ) where Style.FormatOutput == String {
        let style = format.locale(Localization.locale)
        parts.append(.plain(.text(style.format(input))), "%@")
      }

      /// Adds another localized text.
      public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
        parts.append(.plain(.text(resource.text())), "%@")
      }
    }
  }

  /// A localized text.
  public init(
    localized keyAndValue: LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(keyAndValue, table: table).text()
  }

  /// A localized text, with one for where no table has the key.
  public init(
    localized key: StaticString, defaultValue: LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStringResource(key, defaultValue: defaultValue, table: table).text()
  }

  /// A localized text by reference.
  public init(localized resource: LocalizedStringResource) { self = resource.text() }
}

extension TextArgument {
  /// The argument without looks of its own.
  var formatArgument: FormatArgument {
    switch self {
    case .plain(let argument): argument
    case .rich(let text): .text(text.content)
    }
  }
}
