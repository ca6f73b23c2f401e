/// Whether text can be selected.
public protocol TextSelectability {
  /// Whether it can.
  static var allowsSelection: Bool { get }
}

/// Text can be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// It can.
  public static var allowsSelection: Bool { true }
}

/// Text cannot be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// It cannot.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// It can.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// It cannot.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension View {
  /// Changes how text is set that does not say so itself.
  private func setText(_ change: @escaping (inout TextAttributes) -> Void) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { change(&$0.textAttributes) })
  }

  /// Sets the font of text.
  public func font(_ font: Font?) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.font = font ?? $0.font })
  }

  /// Limits the lines of text.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits the lines of text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lines(most: limit, least: reservesSpace ? limit : 0)
  }

  /// Limits the lines of text, and takes the space of the fewest.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lines(most: limit.upperBound, least: limit.lowerBound)
  }

  /// Limits the lines of text.
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lines(most: limit.upperBound, least: 0)
  }

  /// Has text take the space of some lines.
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lines(most: nil, least: limit.lowerBound)
  }

  private func lines(most: Int?, least: Int) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect {
        $0.lineLimit = most
        $0.reservedLines = least
      })
  }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { setText { $0.weight = weight } }

  /// Sets the width of the font.
  public func fontWidth(_ width: Font.Width?) -> some View { setText { $0.width = width } }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View { setText { $0.design = design } }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View {
    setText { $0.weight = isActive ? .bold : nil }
  }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View {
    setText { $0.isItalic = isActive }
  }

  /// Draws a line under text.
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    setText { $0.isUnderlined = isActive }
  }

  /// Draws a line through text.
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    setText { $0.isStruck = isActive }
  }

  /// Gives digits equal widths.
  public func monospacedDigit() -> some View { self }

  /// Gives letters equal widths.
  public func monospaced(_ isActive: Bool = true) -> some View {
    setText { $0.isMonospaced = isActive }
  }

  /// Spaces letters out, in points.
  public func kerning(_ kerning: CGFloat) -> some View { setText { $0.kerning = kerning } }

  /// Spaces letters out, in points.
  public func tracking(_ tracking: CGFloat) -> some View { setText { $0.kerning = tracking } }

  /// Moves text up or down, in points.
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View { self }

  /// Makes text secondary in size.
  @available(iOS17 )
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    setText { $0.isSecondary = isEnabled && scale == .secondary }
  }

  /// Lines the lines of text up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }

  /// Shrinks text that does not fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    environment(\.minimumScaleFactor, factor)
  }

  /// Lets letters move closer to fit.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }

  /// Sets where text is cut off.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View {
    environment(\.truncationMode, mode)
  }

  /// Spaces lines out, in points.
  public func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }

  /// Sets the case of text.
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }

  /// Lets text be selected.
  public func textSelection<Selectability: TextSelectability>(
    _ selectability: Selectability
  ) -> some View {
    self
  }
}
