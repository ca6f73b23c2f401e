/// How an element looks, beyond what its type and traits say: enough to draw it in a terminal.
///
/// Accessibility does not know of it; no query and no predicate reads it.
package struct ElementAppearance: Hashable, Sendable {
  /// How characters are set.
  package struct Emphasis: OptionSet, Codable, Hashable, Sendable {
    /// The bits.
    package let rawValue: UInt8

    /// Creates a set from its bits.
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Creates a set of some ways to stand out; quicker than what every set has.
    package init(arrayLiteral ways: Emphasis...) {
      self.init(rawValue: ways.reduce(0) { $0 | $1.rawValue })
    }

    /// Bold or heavier.
    package static let bold = Emphasis(rawValue: 1 << 0)
    /// Slanted.
    package static let italic = Emphasis(rawValue: 1 << 1)
    /// With a line under it.
    package static let underline = Emphasis(rawValue: 1 << 2)
    /// With a line through it.
    package static let strikethrough = Emphasis(rawValue: 1 << 3)
    /// In letters of equal width.
    package static let monospaced = Emphasis(rawValue: 1 << 4)
  }

  /// Where the lines of a text stand in its frame.
  package enum Alignment: String, Codable, Hashable, Sendable {
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// A control's variant, in SwiftUI's words.
  package enum Style: String, Codable, Hashable, Sendable {
    /// Buttons.
    case plain, borderless, bordered, borderedProminent
    /// A button that opens a menu, and a toggle that is a button.
    case menu, button
    /// Pickers.
    case segmented, wheel, graphical
    /// A bar or a ring that says how much of something there is.
    case circular, gauge, linearCapacity, accessoryLinear, accessoryLinearCapacity
    case accessoryCircular, accessoryCircularCapacity
    /// The dots below pages.
    case page
    /// A field with a border.
    case roundedBorder
  }

  /// The colour of text and symbols; the interface's own when nil.
  package var foreground: ElementColor?
  /// The colour behind; nothing is painted when nil.
  package var background: ElementColor?
  /// How characters are set.
  package var emphasis: Emphasis = []
  /// Where lines stand; as the frame suggests when nil.
  package var alignment: Alignment?
  /// The SF Symbol that the element shows, or that stands before its label.
  package var symbol: String?
  /// A control's variant; the usual one when nil.
  package var style: Style?
  /// How much of a slider, gauge or progress bar is filled, from 0 to 1.
  package var fraction: Double?
  /// What a tab or row carries at its end, such as a number of unread messages.
  package var badge: String?
  /// What the element is drawn with, such as the marks of a chart; no drawing when nil.
  package var drawing: ElementDrawing?
  /// What VoiceOver says when it is asked to describe the chart that the element is.
  package var audioGraph: String?

  /// Creates an appearance without anything of its own.
  package init() {}

  /// Whether nothing differs from what the type and traits suggest.
  package var isPlain: Bool { self == ElementAppearance() }
}

extension ElementAppearance: Codable {
  private enum CodingKeys: String, CodingKey {
    case foreground = "fg"
    case background = "bg"
    case emphasis = "em"
    case alignment = "al"
    case symbol = "sym"
    case style = "st"
    case fraction = "fr"
    case badge = "bd"
    case drawing = "dr"
    case audioGraph = "ag"
  }

  /// Writes the appearance, leaving out what is empty.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encodeIfPresent(foreground, forKey: .foreground)
    try container.encodeIfPresent(background, forKey: .background)
    if !emphasis.isEmpty { try container.encode(emphasis.rawValue, forKey: .emphasis) }
    try container.encodeIfPresent(alignment, forKey: .alignment)
    try container.encodeIfPresent(symbol, forKey: .symbol)
    try container.encodeIfPresent(style, forKey: .style)
    try container.encodeIfPresent(fraction, forKey: .fraction)
    try container.encodeIfPresent(badge, forKey: .badge)
    try container.encodeIfPresent(drawing, forKey: .drawing)
    try container.encodeIfPresent(audioGraph, forKey: .audioGraph)
  }

  /// Reads an appearance that `encode(to:)` wrote.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    foreground = try container.decodeIfPresent(ElementColor.self, forKey: .foreground)
    background = try container.decodeIfPresent(ElementColor.self, forKey: .background)
    emphasis = Emphasis(
      rawValue: try container.decodeIfPresent(UInt8.self, forKey: .emphasis) ?? 0)
    alignment = try container.decodeIfPresent(Alignment.self, forKey: .alignment)
    symbol = try container.decodeIfPresent(String.self, forKey: .symbol)
    style = try container.decodeIfPresent(Style.self, forKey: .style)
    fraction = try container.decodeIfPresent(Double.self, forKey: .fraction)
    badge = try container.decodeIfPresent(String.self, forKey: .badge)
    drawing = try container.decodeIfPresent(ElementDrawing.self, forKey: .drawing)
    audioGraph = try container.decodeIfPresent(String.self, forKey: .audioGraph)
  }
}
