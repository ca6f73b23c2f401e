import ElementModel

/// A run of read-only text.
public struct Text: View, Equatable {
  let content: String
  private(set) var font: Font?

  nonisolated private init(content: String, font: Font?) {
    self.content = content
    self.font = font
  }

  /// Shows localized text.
  nonisolated public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil,
    comment: StaticString? = nil
  ) {
    self.init(content: key.text, font: nil)
  }

  /// Shows a string as it is.
  @_disfavoredOverload
  nonisolated public init<Content: StringProtocol>(_ content: Content) {
    self.init(content: String(content), font: nil)
  }

  /// Shows a literal that is not localized.
  nonisolated public init(verbatim content: String) { self.init(content: content, font: nil) }

  /// Shows a localized string.
  nonisolated public init(_ content: AttributedString) {
    self.init(content: String(content.characters), font: nil)
  }

  /// Shows a value as a format style writes it.
  nonisolated public init<Style: FormatStyle>(_ input: Style.FormatInput, format: Style)
  where Style.FormatInput: Equatable, Style.FormatOutput == String {
    self.init(content: format.format(input), font: nil)
  }

  /// How a date is shown.
  public enum DateStyle: Sendable {
    /// The day, or the time of day.
    case date, time
  }

  /// Shows a date.
  nonisolated public init(_ date: Date, style: DateStyle) {
    let text =
      switch style {
      case .date: date.formatted(date: .long, time: .omitted)
      case .time: date.formatted(date: .omitted, time: .shortened)
      }
    self.init(content: text, font: nil)
  }

  /// Joins two texts.
  nonisolated public static func + (left: Text, right: Text) -> Text {
    Text(content: left.content + right.content, font: left.font ?? right.font)
  }

  /// Whether two texts look the same.
  nonisolated public static func == (left: Text, right: Text) -> Bool {
    left.content == right.content && left.font == right.font
  }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text {
    Text(content: content, font: font ?? self.font)
  }

  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { self }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text { self }

  /// Makes the text bold.
  nonisolated public func bold() -> Text { self }

  /// Makes the text bold or not.
  nonisolated public func bold(_ isActive: Bool) -> Text { self }

  /// Makes the text italic.
  nonisolated public func italic() -> Text { self }

  /// Draws a line under the text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text { self }

  /// Draws a line through the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    self
  }

  /// Sets the colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text { self }

  /// Spaces the letters out.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { self }

  /// Spaces the letters out.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { self }

  /// Gives digits equal widths.
  nonisolated public func monospacedDigit() -> Text { self }
}

extension Text: PrimitiveView {
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let rule = TextRule(
      text: content, font: font ?? node.environment.font ?? .body,
      lineLimit: node.environment.lineLimit, typeSize: node.environment.dynamicTypeSize)
    // Text without a character is no element, but still takes its line.
    let element = content.isEmpty ? nil : ElementDescription(.staticText, label: content)
    return [LayoutItem(id: node.id, rule: rule, element: element)]
  }
}
