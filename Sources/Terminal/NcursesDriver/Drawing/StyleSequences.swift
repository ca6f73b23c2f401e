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
  private let supported: TextAttributes
  /// Finding the nearest of 256 colours takes its time.
  private var known: [Change: [UInt8]] = [:]

  /// Creates the sequences of a terminal.
  init(_ capabilities: TerminalCapabilities, colorDepth: ColorDepth) {
    self.capabilities = capabilities
    self.colorDepth = colorDepth
    supported = capabilities.attributes.reduce(into: []) { $0.insert($1.attribute) }
  }

  /// What leads from a style to another.
  mutating func sequence(from: Style, to: Style) -> [UInt8] {
    let change = Change(from: from, to: to)
    if let sequence = known[change] { return sequence }
    let sequence = bytes(from: look(of: from), to: look(of: to))
    if known.count >= Self.limit { known.removeAll() }
    known[change] = sequence
    return sequence
  }

  /// A style as the terminal can show it.
  private func look(of style: Style) -> Style {
    var look = style.quantized(to: colorDepth)
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
    for (old, new, sequence) in [
      (start.foreground, to.foreground, capabilities.foreground),
      (start.background, to.background, capabilities.background),
    ] {
      guard old != new, case .indexed(let index)? = new, let sequence else { continue }
      bytes += TerminalCapabilities.fill(sequence, Int(index))
    }
    return bytes
  }
}
