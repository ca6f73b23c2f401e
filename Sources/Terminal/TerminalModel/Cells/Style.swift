/// How a cell is drawn.
///
/// It takes eight bytes: frames have thousands of cells, which are copied and compared for each key.
package struct Style: Hashable, Sendable {
  /// The colour of the text in the lowest bits, then the one behind it, then the attributes.
  private var bits: UInt64 = 0

  /// Colour of the text; `nil` is the terminal's own.
  package var foreground: TerminalColor? {
    get { TerminalColor(bits: bits & Self.colorMask) }
    set { replace(Self.colorMask, at: 0, with: TerminalColor.bits(of: newValue)) }
  }

  /// Colour behind the text; `nil` is the terminal's own.
  package var background: TerminalColor? {
    get { TerminalColor(bits: bits >> Self.colorWidth & Self.colorMask) }
    set { replace(Self.colorMask, at: Self.colorWidth, with: TerminalColor.bits(of: newValue)) }
  }

  /// Bold, underlined and so on.
  package var attributes: TextAttributes {
    get { TextAttributes(rawValue: UInt8(truncatingIfNeeded: bits >> (2 * Self.colorWidth))) }
    set { replace(0xFF, at: 2 * Self.colorWidth, with: UInt64(newValue.rawValue)) }
  }

  private static let colorWidth: UInt64 = 26
  private static let colorMask: UInt64 = 1 << colorWidth - 1

  /// The terminal's own colours without attributes.
  package static let plain = Style()

  /// Creates a style.
  package init(
    foreground: TerminalColor? = nil, background: TerminalColor? = nil,
    attributes: TextAttributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  private mutating func replace(_ mask: UInt64, at place: UInt64, with value: UInt64) {
    bits = bits & ~(mask << place) | value << place
  }
}

extension TerminalColor {
  private static let paletteBit: UInt64 = 1 << 24
  private static let exactBit: UInt64 = 1 << 25

  /// A colour in 26 bits; 0 is none.
  fileprivate static func bits(of color: TerminalColor?) -> UInt64 {
    switch color {
    case nil: 0
    case .indexed(let index): paletteBit | UInt64(index)
    case .rgb(let red, let green, let blue):
      exactBit | UInt64(red) << 16 | UInt64(green) << 8 | UInt64(blue)
    }
  }

  fileprivate init?(bits: UInt64) {
    if bits & Self.exactBit != 0 {
      self = .rgb(
        red: UInt8(truncatingIfNeeded: bits >> 16), green: UInt8(truncatingIfNeeded: bits >> 8),
        blue: UInt8(truncatingIfNeeded: bits))
    } else if bits & Self.paletteBit != 0 {
      self = .indexed(UInt8(truncatingIfNeeded: bits))
    } else {
      return nil
    }
  }
}
