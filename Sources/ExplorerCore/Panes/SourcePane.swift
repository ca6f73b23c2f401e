import SessionProtocol
import SourceModel
import TerminalModel

/// The Source pane: the file of the call that runs.
struct SourcePane {
  let model: ExplorerModel

  /// What stands after the pane's name.
  var subtitle: String {
    guard let location = model.shownLocation else { return "" }
    let level =
      model.view.sourceTarget == nil && model.view.stackLevel > 0
      ? " ↑\(model.view.stackLevel)" : ""
    return location.description + level
  }

  /// Its items are the file's lines.
  var document: PaneDocument {
    guard let location = model.shownLocation else {
      return PaneDocument(count: 0, anchor: 0) { _, _ in [] }
    }
    guard let lines = model.sources.lines(of: location.file) else {
      return PaneDocument(count: 1, anchor: 0) { _, _ in [StyledLine(" …", .dim)] }
    }
    if lines.isEmpty {
      return PaneDocument(count: 1, anchor: 0) { _, _ in
        [
          StyledLine(
            model.preferences.language.say(" the file cannot be read", ja: " ファイルを読めません"), .dim)
        ]
      }
    }
    let digits = max(2, String(lines.count).count) + 1
    let running = runningLine(in: location.file)
    let breakpoints = model.breakpoints.lines(of: location.file)
    return PaneDocument(
      count: lines.count, anchor: max(1, location.line) - 1, hasOneRowEach: true
    ) { item, _ in
      let marks = Marks(running: running, shown: location.line, breakpoint: breakpoints[item + 1])
      return [line(lines[item], number: item + 1, digits: digits, marks: marks)]
    }
  }

  /// The line of a file that runs now, in the shown call or in one around it.
  private func runningLine(in file: String) -> Int? {
    if model.view.sourceTarget == nil { return model.shownFrame?.line }
    return model.run.state.stack.first { $0.file == file }?.line
  }

  /// What is marked beside a line.
  private struct Marks {
    /// The line that runs.
    var running: Int?
    /// The line that is shown.
    var shown: Int
    /// Whether the breakpoint at the line is on; nil without one.
    var breakpoint: Bool?
  }

  private func line(_ text: String, number: Int, digits: Int, marks: Marks) -> StyledLine {
    let isRunning = number == marks.running
    let isTarget = model.view.sourceTarget != nil && number == marks.shown
    let isCursor = model.view.cursors[.source] == number - 1
    // The innermost call's line runs; that of a caller waits for it.
    let arrow = model.view.stackLevel == 0 ? "▶" : "▷"
    let mark = isRunning ? arrow : isTarget || isCursor ? "›" : " "
    var line = StyledLine(mark, isRunning ? .running : .accent)
    if let isOn = marks.breakpoint {
      line.add(isOn ? "●" : "○", .fail)
      line.add(String(number).padded(toWidth: digits - 1, alignment: .trailing) + " ", .dim)
    } else {
      line.add(String(number).padded(toWidth: digits, alignment: .trailing) + " ", .dim)
    }
    line.add(text, isRunning ? .running : .text)
    return line
  }
}
