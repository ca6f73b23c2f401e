import TerminalModel

/// What is being recorded: each step, and the Swift that it becomes.
struct RecordingPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "What is being recorded: each step, and the Swift it becomes.",
      ja: "記録中の手順と、それがなる Swift のコードです。"),
    LocalizedText(
      "Steps can be changed, moved and left out before it is saved.",
      ja: "保存する前に手順を変え、動かし、除けます。"),
    lesson: "record-flow")

  /// Its key.
  struct Key: PageKey {
    var isTransparent: Bool { true }
  }

  let lines: RecordingLines
  let isOn: Bool
  let hasBegun: Bool
  let isSaved: Bool
  /// How many things were done by hand while the recording paused.
  let gaps: Int
  /// Files whose pages get what they lack.
  let changedFiles: [String]
  /// The key that records.
  let key: String
  /// The key that asserts.
  let assertKey: String
  let language: Language
  /// Whether steps are otherwise than they were done.
  var isRearranged = false
  let actions: Set<PageAction> = [.select, .delete, .toggle, .moveUp, .moveDown]
  let commands: [ExplorerCommand] = [.record, .assert, .saveTest]

  var hasLines: Bool { !lines.items.isEmpty }
  var start: Int { max(0, lines.items.count - 1) }

  var document: PageDocument {
    guard hasLines else { return .page(title, introduction.map { StyledLine(" " + $0, .dim) }) }
    var document = PageDocument.list(title, [StyledLine()], empty: "", extent: .besideApp)
    let (items, notes, language) = (lines.items, notes, language)
    document.document = PaneDocument(count: items.count, anchor: 0) { item, width in
      let rows = RecordingLines.rows(of: items[item], number: item + 1, language)
      guard item == items.count - 1 else { return rows }
      return rows
        + notes.flatMap { note in
          note.wrapped(toWidth: max(10, width - 3), limit: 4).map { StyledLine(" " + $0, .dim) }
        }
    }
    return document
  }

  private var title: String {
    let state =
      isOn
      ? language.say("on", ja: "記録中")
      : isSaved ? language.say("saved", ja: "保存済み") : language.say("paused", ja: "一時停止")
    let title = language.say("Recording", ja: "記録")
    return hasBegun ? "\(title) ─ \(state)" : title
  }

  private var introduction: [String] {
    guard isOn else {
      return [
        language.say("Nothing is recorded.", ja: "記録はありません。"), "",
        language.say(
          "\(key) records what you do to the app from here on, as calls of the suite's page methods;",
          ja: "\(key) でここからの操作を、ページのメソッドの呼び出しとして記録します。"),
        language.say(
          ":add-actions takes in what was done by hand in this run already.",
          ja: ":add-actions でこの実行ですでに手でした操作を加えます。"),
      ]
    }
    return [
      language.say("Act on the app: each step comes here.", ja: "アプリを操作すると、ここに手順が並びます。"),
      language.say(
        "\(assertKey) asserts something of the selected element.",
        ja: "\(assertKey) で選択した要素についての検証を加えます。"),
    ]
  }

  /// What a person should know of it.
  private var notes: [String] {
    var notes: [String] = []
    if gaps > 0 {
      notes.append(
        language.say(
          "Not recorded: \(gaps) thing\(gaps == 1 ? "" : "s") done while it paused. What comes after "
            + "may need them.",
          ja: "一時停止中の操作 \(gaps) 件は記録されていません。その後の手順に必要かもしれません。"))
    }
    if isRearranged {
      notes.append(
        language.say(
          "Steps are otherwise than they were done: :prove runs what is saved.",
          ja: "手順は実際の操作と異なります。保存後に :prove で確認できます。"))
    }
    if !changedFiles.isEmpty {
      let files = changedFiles.joined(separator: ", ")
      notes.append(
        language.say(
          "Saving also writes what pages lack: \(files)", ja: "保存時にページの不足分も書きます: \(files)"))
    }
    return notes
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard lines.items.indices.contains(item) else { return [] }
    let line = lines.items[item]
    switch action {
    case .delete, .toggle: return [.leaveOutStep(line.id)]
    case .select: return [.open(PageID(RecordedChoicesPage.Key(step: line.id)))]
    case .moveUp: return [.moveStep(line.id, by: -1)]
    case .moveDown: return [.moveStep(line.id, by: 1)]
    }
  }
}
