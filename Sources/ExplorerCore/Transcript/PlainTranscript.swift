import SessionProtocol
import TerminalModel

/// The explorer as lines of text, one after the other: for screen readers, logs and pipes.
///
/// After each command, ``news(of:)`` tells what that changed: events in the words of ``EventText``,
/// the lines of a page or pane that was opened, the line that was moved to, notices, and how the
/// run is.
package struct PlainTranscript: Sendable {
  /// Columns that lines are made for.
  private static let width = 100
  /// Lines of a page or pane that are told at once.
  private static let limit = 200
  /// Lines told of a file, around the one that runs.
  private static let sourceLines = 11

  /// What was told last.
  private struct Told: Hashable {
    var test: String?
    var position = -1
    var output = 0
    var notes = 0
    var status = ""
    var focus = Pane.app
    var cursors: [Pane: Int] = [:]
    var page: PageID?
    var pageCursor = 0
    var pageLines: [String] = []
    var recording: [RecordingLines.Item] = []
  }

  private var told = Told()

  /// Begins with nothing told.
  package init() {}

  /// What has changed since the last call, line by line, safe for a terminal.
  package mutating func news(of model: ExplorerMind) -> [String] {
    var lines = runNews(of: model)
    lines += recordingNews(of: model)
    lines += pageNews(of: model) ?? paneNews(of: model)
    if let notice = model.notice { lines.append("! \(notice)") }
    let status = model.status(columns: 0).text
    if status != told.status {
      lines.append("[\(status)]")
      told.status = status
    }
    if let prompt = model.typing.prompt { lines += question(prompt, of: model) }
    return lines.map { $0.terminalSafe.withoutTrailingBlanks }
  }

  // MARK: The run

  private mutating func runNews(of model: ExplorerMind) -> [String] {
    var lines: [String] = []
    if told.test != model.project.test {
      told = Told()
      told.test = model.project.test
      lines.append("\(model.project.host.app): \(model.project.test ?? "")")
    }
    let position = model.run.state.position
    if position < told.position, let current = model.run.state.current {
      let moment = current.time.momentText
      lines.append(model.language.say("-- back at \(moment) s", ja: "-- \(moment) 秒に戻りました"))
      lines += EventText.lines(for: current, includesReads: true, in: model.language)
    } else {
      let from = told.position
      let output = Dictionary(grouping: model.run.record.output, by: \.after)
      for event in model.run.record.events where event.index >= from && event.index <= position {
        if event.index > from {
          lines += EventText.lines(for: event, includesReads: event.isStop, in: model.language)
        }
        let printed = output[event.index] ?? []
        let known = event.index == from ? told.output : 0
        lines += printed.dropFirst(known).map { EventText.line(forOutput: $0.text) }
      }
    }
    told.position = position
    told.output = model.run.record.output.count { $0.after == position }
    return lines + noteNews(of: model)
  }

  /// What the explorer itself has to say of the run, such as how a process ended.
  private mutating func noteNews(of model: ExplorerMind) -> [String] {
    let notes = model.run.state.entries.compactMap { entry -> String? in
      if case .notice(let text) = entry { text } else { nil }
    }
    let known = notes.count < told.notes ? 0 : told.notes
    told.notes = notes.count
    return notes.dropFirst(known).map { "! \($0)" }
  }

  /// The steps of a recording whose Swift is new; what comes later can change what is before.
  private mutating func recordingNews(of model: ExplorerMind) -> [String] {
    let items = Array(RecordingLines(model.recording).items.prefix { !$0.isPending })
    guard items != told.recording else { return [] }
    let known = zip(items, told.recording).prefix { $0 == $1 }.count
    told.recording = items
    return items.enumerated().dropFirst(known).flatMap { number, item in
      RecordingLines.rows(of: item, number: number + 1, model.language).map(\.plainText)
    }
  }

  // MARK: Pages and panes

  /// The open page, if there is one, or that it was closed.
  private mutating func pageNews(of model: ExplorerMind) -> [String]? {
    guard let overlay = model.pages.front else {
      guard told.page != nil else { return nil }
      told.page = nil
      told.pageLines = []
      return [model.language.say("-- closed", ja: "-- 閉じました")]
    }
    let content = model.page(overlay).document
    let document = content.document.filtered(by: overlay.filter)
    let lines = text(of: document)
    defer {
      told.page = overlay.id
      told.pageLines = lines
      told.pageCursor = overlay.cursor
    }
    if told.page == overlay.id, told.pageLines == lines {
      return told.pageCursor == overlay.cursor ? [] : item(overlay.cursor, of: document)
    }
    let selected = content.isList ? item(overlay.cursor, of: document) : []
    return ["== \(content.title)"] + lines + selected
  }

  /// The pane that was given the keys, or the line that was moved to in it.
  private mutating func paneNews(of model: ExplorerMind) -> [String] {
    let focus = model.view.focus
    let cursor = model.cursors[focus]
    defer {
      told.focus = focus
      told.cursors = model.cursors
    }
    if focus == told.focus {
      guard let cursor, cursor != told.cursors[focus] else { return [] }
      return item(cursor, of: model.shownDocument(of: focus))
    }
    let document = model.shownDocument(of: focus)
    let heading = "== \(focus.number) \(model.language.say(focus.title))"
    guard focus == .source else { return [heading] + text(of: document) }
    let around = document.visibleRows(
      cursor: cursor, rowCount: Self.sourceLines, width: Self.width)
    return [heading] + around.map { $0.line.plainText }
  }

  private func text(of document: PaneDocument) -> [String] {
    let items = document.shown ?? Array(0..<document.count)
    let lines = items.prefix(Self.limit).flatMap { item in
      document.rows(item, Self.width).map(\.plainText)
    }
    let rest = items.count - Self.limit
    return rest > 0 ? lines + ["… \(rest) more"] : lines
  }

  private func item(_ item: Int, of document: PaneDocument) -> [String] {
    guard item >= 0, item < document.count else { return [] }
    return document.rows(item, Self.width).map { "> " + $0.plainText.trimmedBlanks }
  }

  /// What is to be typed, and what it may be.
  private func question(_ prompt: Prompt, of model: ExplorerMind) -> [String] {
    let found = model.completions.prefix(10).map(\.title).joined(separator: ", ")
    let placeholder = model.placeholder(of: prompt)
    return ["? \(model.label(of: prompt))\(placeholder)"]
      + (found.isEmpty ? [] : ["  \(found)"])
  }
}
