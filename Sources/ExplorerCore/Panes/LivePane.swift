import SessionProtocol
import TerminalModel

/// The Live pane: what happens, newest first.
struct LivePane {
  let model: ExplorerModel

  /// Its items are entries, newest first.
  var document: PaneDocument {
    let entries = model.state.entries
    let isNewestOpen = model.phase != .ended
    return PaneDocument(count: entries.count, anchor: 0, isAnchoredAtTop: true) { item, width in
      let entry = entries[entries.count - 1 - item]
      return Self.rows(of: entry, isCurrent: item == 0 && isNewestOpen, width: width)
    }
  }

  /// Columns before the text: time, mark and word.
  private static let indent = 18

  private static func rows(of entry: LiveEntry, isCurrent: Bool, width: Int) -> [StyledLine] {
    switch entry {
    case .output(let text):
      var line = StyledLine("         ")
      line.add("│ OUT    ", .output)
      line.add(text, .output)
      return [line]
    case .notice(let text):
      let lines = text.wrapped(toWidth: max(8, width - indent), limit: 4)
      return lines.enumerated().map { number, text in
        var line = StyledLine("         ")
        line.add(number == 0 ? "! NOTE   " : "         ", .fail)
        line.add(text, .fail)
        return line
      }
    case .event(let event): return rows(of: event, isCurrent: isCurrent, width: width)
    }
  }

  private static func rows(of event: Event, isCurrent: Bool, width: Int) -> [StyledLine] {
    let summary = event.summary
    var line = StyledLine(
      event.time.momentText.padded(toWidth: 8, alignment: .trailing) + " ", .dim)
    line.add("\(summary.glyph) \(summary.word.padded(toWidth: 7))", summary.role)
    if case .wait(let wait) = event.content {
      return rows(
        of: wait, summary: summary, first: line, isCurrent: isCurrent, width: width)
    }
    let isFailure = summary.role == .fail && !summary.details.isEmpty
    let room = max(8, width - indent)
    let lines = isFailure ? summary.title.wrapped(toWidth: room, limit: 3) : [summary.title]
    line.add(lines.first ?? "", textRole(of: summary, isCurrent: isCurrent))
    let blank = String(repeating: " ", count: indent)
    let more = lines.dropFirst().map { StyledLine(blank + $0, summary.role) }
    let details = summary.details.map { StyledLine(blank + $0, .dim) }
    return [line] + more + details
  }

  private static func textRole(of summary: EventSummary, isCurrent: Bool) -> Role {
    if summary.role == .fail { return .fail }
    return summary.role == .dim && !isCurrent ? .dim : .text
  }

  /// A wait in one line: what for, how far, and why not yet.
  ///
  /// Only a wait that still runs has a bar, so that it cannot be taken for one that is over.
  private static func rows(
    of wait: Wait, summary: EventSummary, first: StyledLine, isCurrent: Bool, width: Int
  ) -> [StyledLine] {
    var line = first
    let isOpen = wait.progress == .began || wait.progress == .checked
    let progress = isOpen ? bar(of: wait) : outcome(of: wait)
    let room = width - indent - progress.terminalWidth - 1
    line.add(
      wait.criterion.truncated(toWidth: max(8, room)) + " ",
      isOpen && isCurrent ? .running : .text)
    line.add(progress, isOpen && isCurrent ? .running : summary.role)
    var details = summary.details
    if let unmet = details.first, unmet.hasPrefix("unmet:"),
      wait.criterion.terminalWidth + unmet.terminalWidth + 2 <= room
    {
      line.add("  " + unmet, .dim)
      details.removeFirst()
    }
    let blank = String(repeating: " ", count: indent)
    return [line] + details.map { StyledLine(blank + $0, isOpen && isCurrent ? .wait : .dim) }
  }

  /// How far a wait is, with a bar that fills.
  private static func bar(of wait: Wait) -> String {
    let fraction = wait.limit > 0 ? min(1, max(0, wait.elapsed / wait.limit)) : 1
    let filled = fraction.isFinite ? Int((fraction * 10).rounded()) : 0
    let bar = String(repeating: "▓", count: filled) + String(repeating: "░", count: 10 - filled)
    return "\(bar) \(wait.elapsed.shortSecondsText)/\(wait.limit.shortSecondsText) s"
  }

  /// How a wait ended; the limit says how much slack it left.
  private static func outcome(of wait: Wait) -> String {
    wait.progress == .met
      ? " met in \(wait.elapsed.shortSecondsText) of \(wait.limit.shortSecondsText) s"
      : " timed out after \(wait.limit.shortSecondsText) s"
  }
}
