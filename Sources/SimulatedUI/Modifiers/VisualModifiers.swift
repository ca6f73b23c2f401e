// Modifiers that change nothing a test can see. They are here so that an app's sources compile
// unchanged; each says what it does on a device.

/// How light or dark an image is drawn over another.
public enum BlendMode: Sendable {
  /// The modes.
  case normal, multiply, screen, overlay, darken, lighten, color, luminosity
}

extension View {
  /// Sets the font of text.
  public func font(_ font: Font?) -> some View {
    EffectView(content: self, effect: EnvironmentEffect { $0.font = font ?? $0.font })
  }

  /// Limits the lines of text.
  public func lineLimit(_ number: Int?) -> some View { environment(\.lineLimit, number) }

  /// Limits the lines of text.
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    environment(\.lineLimit, limit)
  }

  /// Limits the lines of text.
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    environment(\.lineLimit, limit.upperBound)
  }

  /// Sets the weight of the font.
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }

  /// Sets the design of the font.
  public func fontDesign(_ design: Font.Design?) -> some View { self }

  /// Makes text bold.
  public func bold(_ isActive: Bool = true) -> some View { self }

  /// Makes text italic.
  public func italic(_ isActive: Bool = true) -> some View { self }

  /// Draws a line under text.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Draws a line through text.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> some View { self }

  /// Gives digits equal widths.
  public func monospacedDigit() -> some View { self }

  /// Gives letters equal widths.
  public func monospaced(_ isActive: Bool = true) -> some View { self }

  /// Sets the colour of content.
  public func foregroundColor(_ color: Color?) -> some View { self }

  /// Sets the style of content.
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> some View { self }

  /// Sets the styles of content of two ranks.
  public func foregroundStyle<First: ShapeStyle, Second: ShapeStyle>(
    _ primary: First, _ secondary: Second
  ) -> some View {
    self
  }

  /// Sets the accent colour.
  public func tint(_ color: Color?) -> some View { self }

  /// Sets the accent style.
  public func tint<Style: ShapeStyle>(_ style: Style?) -> some View { self }

  /// Sets the accent colour, in the older spelling.
  public func accentColor(_ color: Color?) -> some View { self }

  /// Rounds the corners.
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View { self }

  /// Cuts off what is outside a shape.
  public func clipShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// Cuts off what is outside the frame.
  public func clipped(antialiased: Bool = false) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.clips = true })
  }

  /// Sets where taps count.
  public func contentShape<Outline: Shape>(_ shape: Outline) -> some View { self }

  /// Casts a shadow.
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View {
    self
  }

  /// Draws a border.
  public func border<Style: ShapeStyle>(_ style: Style, width: CGFloat = 1) -> some View { self }

  /// Lines the lines of text up.
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View { self }

  /// Shrinks text that does not fit.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { self }

  /// Sets where text is cut off.
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { self }

  /// Spaces lines out.
  public func lineSpacing(_ spacing: CGFloat) -> some View { self }

  /// Sets the case of text.
  public func textCase(_ textCase: Text.Case?) -> some View { self }

  /// Lets text be selected.
  public func textSelection(_ selectability: TextSelectability) -> some View { self }

  /// Turns the view.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View { self }

  /// Scales the drawing, not the layout.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some View { self }

  /// Blurs the view.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View { self }

  /// Sets how the view is drawn over what is behind it.
  public func blendMode(_ mode: BlendMode) -> some View { self }

  /// Sets the scale of symbols.
  public func imageScale(_ scale: Image.Scale) -> some View { self }

  /// Sets how symbols are coloured.
  public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View { self }

  /// Reaches under bars and into safe areas.
  public func ignoresSafeArea(
    _ regions: SafeAreaRegions = .all, edges: Edge.Set = .all
  ) -> some View {
    EffectView(
      content: self,
      effect: LayoutEffect(rule: EdgeReachingRule(onlyKeyboard: regions == .keyboard)))
  }

  /// Reaches under bars and into safe areas, in the older spelling.
  public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
    EffectView(content: self, effect: LayoutEffect(rule: EdgeReachingRule()))
  }

  /// Prefers a light or dark interface.
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { $0.colorScheme = scheme ?? $0.colorScheme })
  }

  /// Replaces content by placeholders while it loads.
  public func redacted(reason: RedactionReasons) -> some View { self }

  /// Hides the status bar.
  public func statusBarHidden(_ isHidden: Bool = true) -> some View { self }
}

/// Which parts of the screen content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Bars, camera and home indicator.
  public static let container = SafeAreaRegions(rawValue: 1)
  /// The keyboard.
  public static let keyboard = SafeAreaRegions(rawValue: 2)
  /// All of them.
  public static let all = SafeAreaRegions(rawValue: .max)
}

/// Lets content have the space under bars.
private struct EdgeReachingRule: LayoutRule {
  /// Whether bars and safe areas are kept clear of, and only the keyboard may cover the content.
  var onlyKeyboard = false

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    PassthroughRule().size(for: proposal, children)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    for child in children {
      if onlyKeyboard {
        var inner = insets
        inner.keyboard = 0
        child.place(filling: rect, insets: inner, alignment: .center)
      } else if child.reachesEdges {
        child.place(in: rect)
      } else {
        child.place(
          in: Alignment.center.place(child.size(for: ProposedSize(rect.size)), in: rect))
      }
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Why content is replaced by placeholders.
public struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// It is not known yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// It is private.
  public static let privacy = RedactionReasons(rawValue: 2)
}

/// How symbols are coloured.
public enum SymbolRenderingMode: Sendable {
  /// The modes.
  case monochrome, multicolor, hierarchical, palette
}

/// Whether text can be selected.
public struct TextSelectability: Sendable {
  /// It can.
  public static let enabled = TextSelectability()
  /// It cannot.
  public static let disabled = TextSelectability()
}

/// An angle.
public struct Angle: Hashable, Sendable {
  /// In radians.
  public var radians: Double

  /// In degrees.
  public var degrees: Double { radians * 180 / .pi }

  /// Creates an angle from degrees.
  public static func degrees(_ degrees: Double) -> Angle { Angle(radians: degrees * .pi / 180) }

  /// Creates an angle from radians.
  public static func radians(_ radians: Double) -> Angle { Angle(radians: radians) }

  /// No turn.
  public static let zero = Angle(radians: 0)
}

extension Text {
  /// Where text that does not fit is cut off.
  public enum TruncationMode: Sendable {
    /// At the start, at the end, or between.
    case head, tail, middle
  }

  /// The case of letters.
  public enum Case: Sendable {
    /// Capital and small letters.
    case uppercase, lowercase
  }
}
