import SessionProtocol
import SourceModel
import TerminalModel

extension Pane {
  /// What happens.
  package static let live = Pane(
    4, LocalizedText("Live", ja: "ライブ"), at: .happenings, isSelectable: true)
}

/// The Live pane: what happens, newest first.
struct LivePane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "Everything that happens in the run, newest first.",
      ja: "実行中に起きたことすべてを、新しい順に示します。"),
    LocalizedText(
      "A wait, an assertion or a failure here can be opened for its details.",
      ja: "待機・アサーション・失敗は開いて詳しく見られます。"),
    lesson: "raw-test")

  /// What the command does that gives it the keys.
  static let help = LocalizedText("Give the keys to Live, what happens", ja: "実行の様子へ移る")

  /// What the run adds up to.
  var state: Stamped<RunState>
  /// The wait that is seen to run.
  let wait: ShownWait?
  /// Whether the newest entry may go on.
  let isNewestOpen: Bool
  /// What identifiers are shortened by where there is too little room.
  let prefix: IdentifierPrefix
  let language: Language

  var marksSelection: Bool { true }

  var kept: Self {
    var kept = self
    kept.state.letGo()
    return kept
  }

  var emptyText: [String] { [language.say("nothing has happened yet", ja: "まだ何も起きていません")] }

  /// Its items are entries, newest first; the one a person moved to is shown at full length.
  func document(cursor: Int?) -> PaneDocument {
    let entries = state.wrappedValue.entries
    return PaneDocument(count: entries.count, anchor: 0, isAnchoredAtTop: true) { item, width in
      let look = EntryLook(
        isCurrent: item == 0 && isNewestOpen, limit: item == cursor ? 8 : 1, width: width,
        prefix: prefix, language: language)
      let entry = entries[entries.count - 1 - item]
      return Self.rows(of: wait?.applied(to: entry) ?? entry, look: look)
    }
  }

  /// Where an entry happened.
  func location(at item: Int) -> SourceLocation? {
    let entries = state.wrappedValue.entries
    guard entries.indices.contains(item), case .event(let event) = entries[entries.count - 1 - item]
    else { return nil }
    return event.stack.first.map(SourceLocation.init)
  }

  /// The number of the wait that an entry tells of.
  func wait(at item: Int) -> Int? {
    let entries = state.wrappedValue.entries
    guard entries.indices.contains(item), case .event(let event) = entries[entries.count - 1 - item]
    else { return nil }
    return event.waitNumber
  }

  /// How an entry is shown.
  private struct EntryLook {
    /// Whether it is the newest of a run that goes on.
    var isCurrent: Bool
    /// Rows that one text may take.
    var limit: Int
    /// Columns of the pane.
    var width: Int
    /// What identifiers are shortened by in a text of one row.
    var prefix: IdentifierPrefix
    /// What it is told in.
    var language: Language

    /// Columns that texts have.
    var room: Int { max(8, width - LivePane.indent) }

    /// A text in the rows it may take; where it is cut, the place at its end stays.
    func lines(of text: String, limit: Int) -> [String] {
      guard limit == 1 else { return text.wrapped(toWidth: room, limit: limit) }
      let text = prefix.fitted(text, toWidth: room)
      guard text.terminalWidth > room, let space = text.lastIndex(of: " ") else { return [text] }
      let place = text[space...]
      let rest = room - String(place).terminalWidth
      // What stands before a parenthesis, such as when work is due, matters more than the place.
      let important = text.firstIndex(of: "(").flatMap { open in
        text[..<open].last == " " ? String(text[..<open]).terminalWidth + 2 : nil
      }
      guard place.contains(".swift:"), rest >= max(8, important ?? 0) else { return [text] }
      return [String(text[..<space]).truncated(toWidth: rest) + place]
    }
  }

  /// Columns before the text: time, mark and word.
  private static let indent = 18

  private static func rows(of entry: LiveEntry, look: EntryLook) -> [StyledLine] {
    switch entry {
    case .output(let text): rows(of: text, marked: "│ OUT    ", .output, look: look, limit: 1)
    case .notice(let text): rows(of: text, marked: "! NOTE   ", .fail, look: look, limit: 4)
    case .event(let event): rows(of: event, look: look)
    }
  }

  /// The rows of what is no event and so has no time.
  private static func rows(
    of text: String, marked mark: String, _ role: Role, look: EntryLook, limit: Int
  ) -> [StyledLine] {
    look.lines(of: text, limit: max(limit, look.limit)).enumerated().map { number, text in
      var line = StyledLine("         ")
      line.add(number == 0 ? mark : "         ", role)
      line.add(text, role)
      return line
    }
  }

  private static func rows(of event: Event, look: EntryLook) -> [StyledLine] {
    let summary = event.summary(look.language)
    var line = StyledLine(
      event.time.momentText.padded(toWidth: 8, alignment: .trailing) + " ", .dim)
    line.add("\(summary.glyph) \(summary.word.padded(toWidth: 7))", summary.role)
    if case .wait(let wait) = event.content {
      return rows(of: wait, summary: summary, first: line, look: look)
    }
    let isFailure = summary.role == .fail && !summary.details.isEmpty
    let lines = look.lines(of: summary.title, limit: max(isFailure ? 3 : 1, look.limit))
    let role = textRole(of: summary, isCurrent: look.isCurrent)
    line.add(lines.first ?? "", role)
    return [line] + lines.dropFirst().map { StyledLine(blank + $0, role) }
      + rows(of: summary.details, .dim, look: look)
  }

  /// What stands below an event.
  private static func rows(
    of details: [String], _ role: Role, look: EntryLook
  ) -> [StyledLine] {
    details.flatMap { look.lines(of: $0, limit: look.limit) }.map { StyledLine(blank + $0, role) }
  }

  private static let blank = String(repeating: " ", count: indent)

  private static func textRole(of summary: EventSummary, isCurrent: Bool) -> Role {
    if summary.role == .fail { return .fail }
    return summary.role == .dim && !isCurrent ? .dim : .text
  }

  /// A wait in one line: what for, how far, and why not yet.
  ///
  /// Only a wait that still runs has a bar, so that it cannot be taken for one that is over.
  private static func rows(
    of wait: Wait, summary: EventSummary, first: StyledLine, look: EntryLook
  ) -> [StyledLine] {
    var line = first
    let isOpen = wait.progress == .began || wait.progress == .checked
    let progress = isOpen ? wait.barText() : outcome(of: wait, look.language)
    let isCurrent = isOpen && look.isCurrent
    let room = look.width - indent - progress.terminalWidth - 1
    let isCut = wait.criterion.text.terminalWidth > room
    let criterion = look.prefix.fitted(wait.criterion.text, toWidth: room)
    line.add(criterion.truncated(toWidth: max(8, room)) + " ", isCurrent ? .running : .text)
    line.add(progress, isCurrent ? .running : summary.role)
    // What ended a wait is for who asks for it.
    var details = wait.progress == .met && look.limit == 1 ? [] : summary.details
    if let unmet = details.first, unmet == wait.unmetText(look.language),
      wait.criterion.text.terminalWidth + unmet.terminalWidth + 2 <= room
    {
      line.add("  " + unmet, .dim)
      details.removeFirst()
    }
    if isCut, look.limit > 1 { details.insert(wait.criterionText(look.language), at: 0) }
    // What a running wait waits for is what a person wants to know: none of it is cut.
    var look = look
    if isCurrent { look.limit = max(2, look.limit) }
    return [line] + rows(of: details, isCurrent ? .wait : .dim, look: look)
  }

  /// How a wait ended; the limit says how much slack it left.
  private static func outcome(of wait: Wait, _ language: Language) -> String {
    let (elapsed, limit) = (wait.elapsed.shortSecondsText, wait.limit.shortSecondsText)
    return wait.progress == .met
      ? language.say(" met in \(elapsed) of \(limit) s", ja: " 成立 \(elapsed)/\(limit) 秒")
      : language.say(" timed out after \(limit) s", ja: " 時間切れ \(limit) 秒")
  }
}
