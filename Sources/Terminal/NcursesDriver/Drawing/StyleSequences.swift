import TerminalModel
import TerminalUI

/// What is written to go from one style to another.
struct StyleSequences {
  private struct Change: Hashable {
    var from: Style
    var to: Style
  }

  /// More changes than any frame has are not remembered.
  private static let limit = 4096

  private let capabilities: TerminalCapabilities
  private let colorDepth: ColorDepth
  private let showsExactColors: Bool
  private let supported: TextAttributes
  /// Finding the nearest of 256 colours takes its time.
  private var known: [Change: [UInt8]] = [:]

  /// Creates the sequences of a terminal.
  ///
  /// - Parameters:
  ///   - capabilities: What it is sent.
  ///   - colorDepth: Its colours.
  ///   - showsExactColors: Whether pictures may have any colour besides.
  init(
    _ capabilities: TerminalCapabilities, colorDepth: ColorDepth, showsExactColors: Bool = false
  ) {
    self.showsExactColors = showsExactColors
    self.capabilities = capabilities
    self.colorDepth = colorDepth
    supported = capabilities.attributes.reduce(into: []) { $0.insert($1.attribute) }
  }

  /// What leads from a style to another.
  mutating func sequence(from: Style, to: Style) -> [UInt8] {
    // Pictures have a style of their own for almost each of their cells.
    if to.attributes.contains(.picture) || from.attributes.contains(.picture) {
      return bytes(from: look(of: from), to: look(of: to))
    }
    let change = Change(from: from, to: to)
    if let sequence = known[change] { return sequence }
    let sequence = bytes(from: look(of: from), to: look(of: to))
    if known.count >= Self.limit { known.removeAll() }
    known[change] = sequence
    return sequence
  }

  /// A style as the terminal can show it.
  private func look(of style: Style) -> Style {
    let isExact = showsExactColors && style.attributes.contains(.picture)
    var look = isExact ? style : style.quantized(to: colorDepth)
    if look.foreground != nil || look.background != nil {
      look.attributes.subtract(capabilities.uncolored)
    }
    // What was never turned on is not turned off.
    look.attributes.formIntersection(supported)
    return look
  }

  private func bytes(from: Style, to: Style) -> [UInt8] {
    // Attributes and colours can be added one by one, and are taken away together.
    let isMore =
      from.attributes.isSubset(of: to.attributes)
      && (from.foreground == nil || to.foreground != nil)
      && (from.background == nil || to.background != nil)
    let start = isMore ? from : .plain
    var bytes = isMore ? [] : Array(capabilities.reset.utf8)
    for (attribute, sequence) in capabilities.attributes
    where to.attributes.contains(attribute) && !start.attributes.contains(attribute) {
      bytes += sequence.utf8
    }
    for (old, new, sequence, code) in [
      (start.foreground, to.foreground, capabilities.foreground, 38),
      (start.background, to.background, capabilities.background, 48),
    ] {
      guard old != new, let new, let sequence else { continue }
      switch new {
      case .indexed(let index): bytes += TerminalCapabilities.fill(sequence, Int(index))
      case .rgb(let red, let green, let blue):
        // No capability has these, but all terminals that show them have the form of xterm.
        bytes += "\u{1B}[\(code);2;\(red);\(green);\(blue)m".utf8
      }
    }
    return bytes
  }
}
