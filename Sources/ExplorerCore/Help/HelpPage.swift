import TerminalModel

/// What the pane or page is that it was asked about; below it the keys, made from the live keymap, and the
/// commands that have none.
struct HelpPage: Page {
  static let guidance: Guidance? = nil

  /// Its key.
  struct Key: PageKey {}

  /// What help was asked about.
  struct Subject: Hashable, Sendable {
    /// What a person sees it called.
    var title: String
    var guidance: Guidance
  }

  /// Commands under a heading.
  struct Group: Hashable, Sendable {
    var title: String
    var rows: [Row]
  }

  /// A command with its keys, or its name where it has none.
  struct Row: Hashable, Sendable {
    var names: String
    var help: String
  }

  let subject: Subject?
  let groups: [Group]
  let language: Language
  var document: PageDocument {
    var lines: [@Sendable (_ width: Int) -> [StyledLine]] = []
    if let subject { lines += Self.lines(of: subject, language) }
    for group in groups where !group.rows.isEmpty {
      if !lines.isEmpty { lines.append { _ in [StyledLine()] } }
      let title = StyledLine(" \(group.title)", .title)
      lines.append { _ in [title] }
      lines += group.rows.map { row in
        { width in Self.rows(of: row.names, row.help, width: width) }
      }
    }
    let rows = lines
    return PageDocument(
      title: language.say("Help", ja: "ヘルプ"),
      document: PaneDocument(count: rows.count, anchor: 0) { item, width in rows[item](width) },
      extent: .wide)
  }

  /// What something is, and the lesson for it.
  private static func lines(
    of subject: Subject, _ language: Language
  ) -> [@Sendable (_ width: Int) -> [StyledLine]] {
    let guidance = subject.guidance
    let title = StyledLine(" \(subject.title)", .title)
    let sentences = [guidance.what, guidance.use].map { language.say($0) }
    var lines: [@Sendable (_ width: Int) -> [StyledLine]] = [{ _ in [title] }]
    lines += sentences.map { text in
      { width in text.wrapped(toWidth: max(8, width - 3), limit: 6).map { StyledLine("  " + $0) } }
    }
    guard let lesson = guidance.lesson else { return lines }
    var last = StyledLine("  " + language.say("Lesson: ", ja: "レッスン："), .dim)
    last.add("pomelo learn \(lesson)", .accent)
    return lines + [{ [last] _ in [last] }]
  }

  /// The keys, and beside them what they do, in as many rows as that takes.
  private static func rows(of names: String, _ help: String, width: Int) -> [StyledLine] {
    let room = max(16, width - keyColumns - 1)
    return help.wrapped(toWidth: room, limit: 4).enumerated().map { number, text in
      var line = StyledLine((number == 0 ? "  " + names : "").padded(toWidth: keyColumns), .accent)
      line.add(text)
      return line
    }
  }

  /// Columns before what the keys do.
  private static let keyColumns = 21
}
