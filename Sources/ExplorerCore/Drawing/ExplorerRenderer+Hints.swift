import SessionProtocol
import TerminalModel

/// The bar at the bottom: the keys that do something now, and how the run is.
extension ExplorerRenderer {
  mutating func drawHints() {
    let row = layout.hintRow
    let (status, role) = status
    let right = grid.columns - status.terminalWidth - 1
    let area = CellRectangle(column: 0, row: row, columns: grid.columns, rows: 1)
    grid.write(status, column: max(0, right), row: row, style: theme.style(role), clip: area)
    if let notice = model.notice {
      grid.write(
        " " + notice.truncated(toWidth: max(0, right - 3)), column: 0, row: row,
        style: theme.style(.fail), clip: area)
      return
    }
    let help = hint(for: .help)
    // Help always has its place, whatever else there is no room for.
    let helpWidth = help.map { $0.key.terminalWidth + $0.title.terminalWidth + 3 } ?? 0
    var column = 1
    // The way out of what is open comes before all that leads elsewhere.
    let first: [ExplorerCommand] = model.overlays.isEmpty ? [] : [.select, .close]
    for command in first + ExplorerCommand.hints.filter({ !first.contains($0) }) {
      guard model.isEnabled(command), let hint = hint(for: command) else { continue }
      let width = hint.key.terminalWidth + hint.title.terminalWidth + 3
      guard column + width + helpWidth <= right else { break }
      column = write(hint, column: column, row: row)
    }
    if let help, column + helpWidth <= right + 2 { _ = write(help, column: column, row: row) }
  }

  private func hint(for command: ExplorerCommand) -> (key: String, title: String)? {
    guard model.isEnabled(command), let key = model.keymap.keys(for: command).first else {
      return nil
    }
    return (key.name, command.title)
  }

  private mutating func write(
    _ hint: (key: String, title: String), column: Int, row: Int
  ) -> Int {
    let next = grid.write(hint.key, column: column, row: row, style: theme.style(.accent))
    return grid.write(" \(hint.title)  ", column: next, row: row, style: theme.style(.dim))
  }

  /// How the run is, in a few words.
  private var status: (String, Role) {
    let seed = grid.columns < 72 && model.seed == 0 ? "" : "  seed \(model.seed)"
    let mark = model.isDiverged ? "≠ not deterministic  " : ""
    let (text, role): (String, Role) =
      switch model.phase {
      case .idle: ("no test", .dim)
      case .starting: ("starting", .wait)
      case .running: (model.isCatchingUp ? "catching up" : "running", .wait)
      case .stopped:
        model.state.current?.isFailure ?? false ? ("✗ FAILED here", .fail) : ("stopped", .text)
      case .ended: ended
      case .lost: ("host lost", .fail)
      }
    return (mark + text + seed, model.isDiverged ? .fail : role)
  }

  private var ended: (String, Role) {
    switch model.state.ended?.status {
    case .passed: ("✓ PASSED", .pass)
    case .failed: ("✗ FAILED", .fail)
    case .skipped: ("– SKIPPED", .wait)
    case .crashed, nil: ("✗ CRASHED", .fail)
    }
  }
}
