extension Text {
  nonisolated private func with(_ change: (inout TextAttributes) -> Void) -> Text {
    var copy = self
    change(&copy.attributes)
    return copy
  }

  /// Sets the font.
  nonisolated public func font(_ font: Font?) -> Text {
    with { $0.font = font ?? $0.font }
  }

  /// Sets the weight of the font.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }

  /// Sets the width of the font.
  nonisolated public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }

  /// Sets the design of the font.
  nonisolated public func fontDesign(_ design: Font.Design?) -> Text {
    with { $0.design = design }
  }

  /// Makes the text bold.
  nonisolated public func bold() -> Text { bold(true) }

  /// Makes the text bold or not.
  nonisolated public func bold(_ isActive: Bool) -> Text {
    with { $0.weight = isActive ? .bold : .regular }
  }

  /// Makes the text italic.
  nonisolated public func italic() -> Text { italic(true) }

  /// Makes the text italic or not.
  nonisolated public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }

  /// Gives letters equal widths.
  nonisolated public func monospaced(_ isActive: Bool = true) -> Text {
    with { $0.isMonospaced = isActive }
  }

  /// Draws a line under the text.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Draws a line under the text.
  nonisolated public func underline(_ isActive: Bool = true, color: Color?) -> Text {
    with { $0.isUnderlined = isActive }
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil
  ) -> Text {
    with { $0.isStruck = isActive }
  }

  /// Draws a line through the text.
  nonisolated public func strikethrough(_ isActive: Bool = true, color: Color?) -> Text {
    with { $0.isStruck = isActive }
  }

  /// Sets the colour.
  nonisolated public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map(AnyShapeStyle.init) }
  }

  /// Sets the style of the letters.
  nonisolated public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Text {
    with { $0.style = AnyShapeStyle(style) }
  }

  /// Spaces the letters out, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }

  /// Spaces the letters out, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> Text { with { $0.kerning = tracking } }

  /// Moves the text up or down, in points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> Text { self }

  /// Gives digits equal widths.
  nonisolated public func monospacedDigit() -> Text { self }

  /// Makes the text secondary in size.
  nonisolated public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> Text {
    with { $0.isSecondary = isEnabled && scale == .secondary }
  }

  /// Says how the text is spelled out by VoiceOver.
  nonisolated public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }

  /// Says whether VoiceOver reads punctuation.
  nonisolated public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }

  /// Sets what VoiceOver says instead of the text.
  nonisolated public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.attributes.spoken = label.content
    return copy
  }

  /// Sets what VoiceOver says instead of the text, localized.
  nonisolated public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what VoiceOver says instead of the text.
  @_disfavoredOverload
  nonisolated public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }

  /// Says what kind of text it is.
  nonisolated public func accessibilityTextContentType(
    _ value: AccessibilityTextContentType
  ) -> Text {
    self
  }

  /// Says how high VoiceOver's voice is.
  nonisolated public func speechAdjustedPitch(_ value: Double) -> Text { self }

  /// Says whether VoiceOver waits before it reads the text.
  nonisolated public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }

  /// Where text that does not fit is cut off.
  public enum TruncationMode: Hashable, Sendable {
    /// At the start.
    case head
    /// At the end.
    case tail
    /// Between.
    case middle
  }

  /// The case of letters.
  public enum Case: Hashable, Sendable {
    /// Capital letters.
    case uppercase
    /// Small letters.
    case lowercase
  }

  /// How large text is beside other text.
  public struct Scale: Hashable, Sendable {
    private let name: String
    /// As large as text usually is.
    public static let `default` = Scale(name: "default")
    /// Smaller, as for units behind a number.
    public static let secondary = Scale(name: "secondary")
  }

  /// How a line under or through text is drawn.
  public struct LineStyle: Hashable, Sendable {
    /// The strokes of a line.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      /// One stroke.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
      /// Dashes and dots.
      public static let dashDot = Pattern(name: "dashDot")
      /// Dashes and pairs of dots.
      public static let dashDotDot = Pattern(name: "dashDotDot")
    }

    /// One stroke in the colour of the text.
    public static let single = LineStyle()
    private let pattern: Pattern
    private let color: Color?

    /// Creates a style.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }
}
