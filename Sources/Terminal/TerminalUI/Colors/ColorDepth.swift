package import TerminalModel

/// How many colours a terminal shows.
package enum ColorDepth: Int, Comparable, CaseIterable, Sendable {
  /// None: only attributes such as bold and reverse.
  case none = 0
  /// The eight of ECMA-48.
  case eight = 8
  /// Those and their bright variants.
  case sixteen = 16
  /// xterm's palette: sixteen, a 6×6×6 cube and 24 greys.
  case palette = 256

  /// The depth of a terminal that has this many colours.
  package init(colorCount: Int) {
    self = Self.allCases.last { $0.rawValue <= max(0, colorCount) } ?? .none
  }

  /// The depth that the environment leaves: none when `NO_COLOR` is set and not empty.
  package func limited(byEnvironment environment: [String: String]) -> ColorDepth {
    environment["NO_COLOR"]?.isEmpty == false ? .none : self
  }

  /// Colours that cells may have which stand for pixels.
  package var cellColors: CellColors {
    switch self {
    case .none: .none
    case .eight: .eight
    case .sixteen: .sixteen
    case .palette: .exact
    }
  }

  /// Orders depths by how many colours they have.
  package static func < (lhs: ColorDepth, rhs: ColorDepth) -> Bool { lhs.rawValue < rhs.rawValue }
}
