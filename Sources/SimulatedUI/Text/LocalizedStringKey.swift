/// A text that is looked up in the app's string tables; without one, the key is what is shown.
public struct LocalizedStringKey: ExpressibleByStringInterpolation, Equatable, Sendable {
  /// What is looked up: the literal, with a specifier such as `%@` for each interpolation.
  let key: String
  /// What is filled in.
  let arguments: [TextArgument]
  /// The reference that the key was made of, if it was.
  let origin: Origin?

  /// Where a key comes from.
  ///
  /// It is kept apart, as keys are many, and references large and few.
  indirect enum Origin: Equatable, Sendable {
    /// A reference, with a table and a text of its own.
    case resource(LocalizedStringResource)
  }

  /// Creates a key from a string.
  public init(_ value: String) {
    key = value
    arguments = []
    origin = nil
  }

  /// Creates a key that stands for a reference.
  init(_ resource: LocalizedStringResource) {
    key = resource.key
    arguments = []
    origin = .resource(resource)
  }

  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Creates a key from a literal with interpolations.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.parts.key
    arguments = stringInterpolation.parts.arguments
    origin = nil
  }

  /// The text in the app's language, without its markup.
  var text: String {
    guard !arguments.isEmpty || origin != nil || !isPlain || Localization.hasTexts
    else { return key }
    return Text(self).content
  }

  /// Whether the key has nothing in it that markup is made of.
  private var isPlain: Bool { !InlineMarkdown.isNeeded(for: key) && !key.contains("%") }

  /// Collects the parts of an interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    var parts = InterpolatedKey()

    /// Prepares for the parts of a literal.
    public init(literalCapacity: Int, interpolationCount: Int) {
      parts.key.reserveCapacity(literalCapacity + 2 * interpolationCount)
    }

    /// Adds a literal part.
    public mutating func appendLiteral(_ literal: String) { parts.appendLiteral(literal) }

    /// Adds a string.
    public mutating func appendInterpolation(_ string: String) {
      parts.append(.plain(.text(string)), "%@")
    }

    /// Adds a number or string as its type is usually written.
    public mutating func appendInterpolation<Value: _FormatSpecifiable>(_ value: Value) {
      parts.append(.plain(FormatArgument(value._arg)), value._specifier)
    }

    /// Adds a number or string in a printf format.
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

    /// Adds a value as a formatter writes it.
    ///
    /// Apple's asks for a value that Objective-C has a class for, such as a date; on Linux few say
    /// that they are that.
    @_disfavoredOverload
    public mutating func appendInterpolation<Subject>(_ subject: Subject, formatter: Formatter) {
      parts.append(.plain(.text(formatter.string(for: subject) ?? "")), "%@")
    }

    /// Adds an object as a formatter writes it.
    public mutating func appendInterpolation<Subject: NSObject>(
      _ subject: Subject, formatter: Formatter? = nil
    ) {
      let text = formatter?.string(for: subject) ?? subject.description
      parts.append(.plain(.text(text)), "%@")
    }

    /// Adds a value as a format style writes it.
    public mutating func appendInterpolation<Style: FormatStyle>(
      _ input: Style.FormatInput, format: Style
    ) where Style.FormatInput: Equatable, Style.FormatOutput == String {
      parts.append(.rich(Text(input, format: format)), "%@")
    }

    /// Adds a text with its own looks.
    public mutating func appendInterpolation(_ text: Text) { parts.append(.rich(text), "%@") }

    /// Adds an image, such as a symbol.
    public mutating func appendInterpolation(_ image: Image) {
      parts.append(.rich(Text(image)), "%@")
    }

    /// Adds an attributed string.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      parts.append(.rich(Text(attributedString)), "%@")
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      parts.append(.rich(Text(date, style: style)), "%@")
    }

    /// Adds a span of time.
    public mutating func appendInterpolation(_ dates: ClosedRange<Date>) {
      parts.append(.rich(Text(dates)), "%@")
    }

    /// Adds a span of time.
    public mutating func appendInterpolation(_ interval: DateInterval) {
      parts.append(.rich(Text(interval)), "%@")
    }

    /// Adds a timer.
    public mutating func appendInterpolation(
      timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
      showsHours: Bool = true
    ) {
      let text = Text(
        timerInterval: timerInterval, pauseTime: pauseTime, countsDown: countsDown,
        showsHours: showsHours)
      parts.append(.rich(text), "%@")
    }

    /// Adds another localized text.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      parts.append(.rich(Text(resource)), "%@")
    }
  }
}

extension LocalizedStringKey {
  /// Feeds key and arguments to a hasher.
  func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(arguments)
  }
}

/// A key made of an interpolated literal, with its arguments.
struct InterpolatedKey: Hashable, Sendable {
  var key = ""
  var arguments: [TextArgument] = []
  /// Whether the key is a format, in which percent signs stand twice.
  private var isFormat = false

  /// Adds a literal part.
  mutating func appendLiteral(_ literal: String) {
    // Until there is an argument it is not known whether the key is a format.
    key += isFormat ? literal.replacing("%", with: "%%") : literal
  }

  /// Adds an argument with its specifier.
  mutating func append(_ argument: TextArgument, _ specifier: String) {
    if !isFormat {
      isFormat = true
      key = key.replacing("%", with: "%%")
    }
    key += specifier
    arguments.append(argument)
  }
}

/// What is filled into a localized text.
enum TextArgument: Hashable, Sendable {
  /// A number or string.
  case plain(FormatArgument)
  /// A text with looks of its own.
  case rich(Text)
}
