import SessionProtocol
import SourceModel
import TerminalModel

extension Pane {
  /// The sources.
  package static let source = Pane(
    5, LocalizedText("Source", ja: "ソース"), at: .sources, isSearched: true)
}

/// The Source pane: the file of the call that runs.
struct SourcePane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The source of the call that runs, its line marked.",
      ja: "実行中の呼び出しのソースで、その行に印があります。"),
    LocalizedText(
      "Breakpoints are set here, and a line can be opened in an editor.",
      ja: "ブレークポイントを置き、行をエディタで開けます。"),
    lesson: "raw-test")

  /// What the command does that gives it the keys.
  static let help = LocalizedText("Give the keys to Source", ja: "ソースへ移る")

  /// The place that is shown; nil without one.
  let location: SourceLocation?
  /// The files that were read.
  let sources: Stamped<SourceCache>
  /// The line of the file that runs now, in the shown call or in one around it.
  let running: Int?
  /// The values of the shown call, by the lines that they stand beside.
  let values: LineValues
  /// Which call is shown, or would be: 0 is the innermost.
  let level: Int
  /// Whether a person chose another place.
  let isTarget: Bool
  /// Lines of the file that have a breakpoint, with whether it is on.
  let breakpoints: [Int: Bool]
  let language: Language

  var marksSelection: Bool { true }

  var subtitle: String {
    guard let location else { return "" }
    return location.description + (!isTarget && level > 0 ? " ↑\(level)" : "")
  }

  var emptyText: [String] { [language.say("no source to show", ja: "表示するソースがありません")] }

  /// Its items are the file's lines.
  func document(cursor: Int?) -> PaneDocument {
    guard let location else { return PaneDocument(count: 0, anchor: 0) { _, _ in [] } }
    guard let lines = sources.wrappedValue.lines(of: location.file) else {
      return PaneDocument(count: 1, anchor: 0) { _, _ in [StyledLine(" …", .dim)] }
    }
    if lines.isEmpty {
      let text = language.say(" the file cannot be read", ja: " ファイルを読めません")
      return PaneDocument(count: 1, anchor: 0) { _, _ in [StyledLine(text, .dim)] }
    }
    let digits = max(2, String(lines.count).count) + 1
    return PaneDocument(
      count: lines.count, anchor: max(1, location.line) - 1, hasOneRowEach: values.isEmpty
    ) { item, width in
      let marks = Marks(
        isRunning: item + 1 == running, isTarget: isTarget && item + 1 == location.line,
        isCursor: item == cursor, breakpoint: breakpoints[item + 1])
      let line = line(lines[item], number: item + 1, digits: digits, marks: marks)
      return adding(
        values.beside(item + 1, lines[item], isRunning: marks.isRunning), to: line,
        indent: digits + 2, width: width)
    }
  }

  func breakpoint(at item: Int) -> Breakpoint.Place? {
    guard let location else { return nil }
    // Without the file's lines the only one that is known is the one that runs.
    let isRead = sources.wrappedValue.lines(of: location.file)?.isEmpty == false
    return .line(file: location.file, line: isRead ? item + 1 : location.line)
  }

  /// Puts values beside a line; below it, where there is no room and they matter most.
  private func adding(
    _ values: LineValues.Text, to line: StyledLine, indent: Int, width: Int
  ) -> [StyledLine] {
    guard !values.text.isEmpty else { return [line] }
    let columns = line.spans.reduce(0) { $0 + $1.text.terminalWidth }
    var line = line
    guard values.needsRoom, columns + 2 + values.text.terminalWidth > width else {
      line.add("  " + values.text, .dim)
      return [line]
    }
    let blanks = String(repeating: " ", count: indent)
    return [line]
      + values.text.wrapped(toWidth: max(8, width - indent - 2), limit: 3).map {
        StyledLine(blanks + "  " + $0, .dim)
      }
  }

  /// What is marked beside a line.
  private struct Marks {
    /// Whether the line runs.
    var isRunning: Bool
    /// Whether it is the place that a person chose.
    var isTarget: Bool
    /// Whether a person has moved to it.
    var isCursor: Bool
    /// Whether the breakpoint at the line is on; nil without one.
    var breakpoint: Bool?
  }

  private func line(_ text: String, number: Int, digits: Int, marks: Marks) -> StyledLine {
    // The innermost call's line runs; that of a caller waits for it.
    let arrow = level == 0 ? "▶" : "▷"
    let mark = marks.isRunning ? arrow : marks.isTarget || marks.isCursor ? "›" : " "
    var line = StyledLine(mark, marks.isRunning ? .running : .accent)
    line.isVerbatim = true
    if let isOn = marks.breakpoint {
      line.add(isOn ? "●" : "○", .fail)
      line.add(String(number).padded(toWidth: digits - 1, alignment: .trailing) + " ", .dim)
    } else {
      line.add(String(number).padded(toWidth: digits, alignment: .trailing) + " ", .dim)
    }
    line.add(text, marks.isRunning ? .running : .text)
    return line
  }
}
