import SessionProtocol
import SourceModel
import TerminalModel

/// One thing that a page tells: its rows, and what choosing it does.
struct PageLine {
  /// What choosing a line does.
  enum Target: Hashable, Sendable {
    /// Shows a place of the sources.
    case source(SourceLocation)
    /// Goes to the stop at an event, or the one before it.
    case event(Int)
    /// Runs a command, the page closed.
    case command(ExplorerCommand)
    /// Opens another page.
    case page(PageID)
    /// Folds and unfolds what stands below.
    case fold(Fold)
  }

  /// Its rows at a width.
  var rows: (_ width: Int) -> [StyledLine]
  /// What choosing it does; nothing when nil.
  var target: Target?

  /// A row.
  static func row(_ line: StyledLine, _ target: Target? = nil) -> PageLine {
    PageLine(rows: { _ in [line] }, target: target)
  }

  /// An empty row.
  static var blank: PageLine { row(StyledLine()) }

  /// What stands over a part of the page.
  static func heading(_ text: String) -> PageLine { row(StyledLine(" " + text, .title)) }

  /// What stands over a part that can be folded.
  static func heading(_ text: String, folding fold: Fold, isOpen: Bool) -> PageLine {
    var line = StyledLine(isOpen ? " ▾ " : " ▸ ", .dim)
    line.add(text, .title)
    return row(line, .fold(fold))
  }

  /// A text in as many rows as it needs, up to a limit.
  static func text(
    _ text: String, _ role: Role = .text, indent: Int = 1, limit: Int = 6, _ target: Target? = nil
  ) -> PageLine {
    PageLine(
      rows: { width in
        let blank = String(repeating: " ", count: indent)
        return text.wrapped(toWidth: max(8, width - indent - 1), limit: limit)
          .map { StyledLine(blank + $0, role) }
      }, target: target)
  }

  /// A text with a place at the right edge, or below where both have no room.
  static func placed(
    _ text: String, _ role: Role = .text, indent: Int = 3, at location: SourceLocation,
    _ target: Target? = nil
  ) -> PageLine {
    let place = location.description
    return PageLine(
      rows: { width in
        let blank = String(repeating: " ", count: indent)
        if indent + text.terminalWidth + place.terminalWidth + 2 <= width {
          var line = StyledLine(blank + text, role)
          line.addTrailing(place + " ", .accent)
          return [line]
        }
        return text.wrapped(toWidth: max(8, width - indent - 1), limit: 4)
          .map { StyledLine(blank + $0, role) } + [StyledLine(blank + "  " + place, .accent)]
      }, target: target ?? .source(location))
  }

  /// A call of a stack.
  static func call(_ frame: SourceFrame) -> PageLine {
    placed(frame.function, at: SourceLocation(frame))
  }

  /// Work of the app, with who scheduled it.
  static func work(_ text: String, _ origin: SourceFrame?) -> PageLine {
    guard let origin else { return PageLine.text(text, indent: 3, limit: 3) }
    let from = origin.function.isEmpty ? "" : "  ← \(origin.function)"
    return placed(text + from, at: SourceLocation(origin))
  }
}

extension PageLine.Target {
  /// The place of the sources that it leads to.
  var location: SourceLocation? { if case .source(let location) = self { location } else { nil } }
}
