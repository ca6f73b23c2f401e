import Lessons
package import TerminalModel

extension LessonMap {
  /// Rows below the list, for what is selected and the keys.
  private static let footer = 4

  /// It on a terminal of a size.
  package func frame(size: TerminalSize) -> CellGrid {
    var grid = CellGrid(columns: size.columns, rows: size.rows)
    guard size.rows > Self.footer + 2, size.columns >= 30 else { return grid }
    let area = CellRectangle(column: 1, row: 0, columns: size.columns - 2, rows: size.rows)
    grid.draw(heading, row: 0, in: area, theme: theme)
    let room = size.rows - Self.footer - 1
    let first = min(max(0, cursor - room / 2), max(0, rows.count - room))
    for (place, row) in rows.enumerated().dropFirst(first).prefix(room) {
      var line = line(row)
      line.isSelected = place == cursor
      grid.draw(line, row: 1 + place - first, in: area, theme: theme)
    }
    for (number, line) in details(columns: area.columns).prefix(2).enumerated() {
      grid.draw(line, row: size.rows - Self.footer + 1 + number, in: area, theme: theme)
    }
    grid.draw(keys, row: size.rows - 1, in: area, theme: theme)
    return grid
  }

  /// It in lines of text, where there is no terminal.
  package var lines: [String] {
    [heading].map(\.plainText) + rows.map { line($0).plainText }
  }

  private var heading: StyledLine {
    let all = courses.flatMap(\.lessons)
    let done = all.count(where: progress.isDone)
    var line = StyledLine("pomelo", .title)
    line.addTrailing(
      language.say("\(done) of \(all.count) lessons done", ja: "\(all.count) レッスン中 \(done) 完了"),
      .accent)
    return line
  }

  private func line(_ row: Row) -> StyledLine {
    switch row {
    case .blank: return StyledLine()
    case .course(let number):
      let course = courses[number]
      let name = language.say(course.title, ja: course.japaneseTitle)
      var line = StyledLine("\(number + 1) \(name)", .title)
      let done = course.lessons.count(where: progress.isDone)
      line.addTrailing("\(done)/\(course.lessons.count)")
      return line
    case .examples:
      return StyledLine(language.say("Examples to explore", ja: "サンプルを試す"), .title)
    case .example(let number):
      var line = StyledLine("    ", .dim)
      line.add(examples[number].name.padded(toWidth: 12), .accent)
      line.add(" " + language.say(examples[number].about), .text)
      return line
    case .lesson:
      guard let lesson = lesson(at: row) else { return StyledLine() }
      let text = lesson.text(in: language)
      let mark = progress.lessons[lesson.name]?.mark(of: lesson) ?? "·"
      var line = StyledLine("  ")
      line.add("\(mark) ", mark == "✓" ? .pass : mark == "◐" ? .wait : .dim)
      line.add(text.title, .text)
      line.addTrailing(language.say("\(text.minutes) min", ja: "\(text.minutes) 分"))
      return line
    }
  }

  private func details(columns: Int) -> [StyledLine] {
    guard rows.indices.contains(cursor) else { return [] }
    guard let lesson = lesson(at: rows[cursor]) else { return [] }
    let text = lesson.text(in: language)
    var name = StyledLine(text.about, .text)
    name.addTrailing(lesson.name)
    let from = text.articles.joined(separator: "; ")
    return [name, StyledLine(from.truncated(toWidth: columns), .dim)]
  }

  private var keys: StyledLine {
    var line = StyledLine()
    func add(_ key: String, _ english: String, _ japanese: String) {
      line.add(key, .accent)
      line.add(" \(language.say(english, ja: japanese))  ", .dim)
    }
    add("enter", "open", "開く")
    add("↑↓", "choose", "選ぶ")
    add("tab", "next course", "次のコース")
    add("q", "quit", "終了")
    return line
  }
}
