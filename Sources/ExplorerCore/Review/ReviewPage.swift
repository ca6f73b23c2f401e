import TerminalModel

/// Snapshots that differ from their references, beside their pictures, to be accepted or rejected.
struct ReviewPage: Page {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "Snapshots that differ from their references, with pictures.",
      ja: "参照と異なるスナップショットと画像です。"),
    LocalizedText(
      "Each is taken as the new reference, or rejected.",
      ja: "新しい参照として採用するか、退けます。"))

  /// Its key.
  struct Key: PageKey {}

  let phase: ReviewState.Phase
  let items: [ReviewItem]
  let tree: ReviewTree
  let decided: Int
  let look: ReviewLook
  /// What is seen of the selected snapshot; `nil` while it is being drawn.
  let picture: ReviewPicture?
  /// The snapshot whose pictures are shown, if there is one.
  let shown: ReviewItem?
  /// How a person comes to a run of the tests.
  let takeKey: String
  let language: Language

  let isTree = true
  var pictureShare: PictureShare { look.isWhole ? .all : .most }
  var actions: Set<PageAction> { [.select] }
  var hasLines: Bool { !tree.rows.isEmpty }
  var commands: [ExplorerCommand] {
    [
      .acceptSnapshot, .rejectSnapshot, .acceptAlike, .nextPictureMode, .nextDifference,
      .zoomPicture,
      .takeSnapshots, .groupSnapshots,
    ]
  }

  var document: PageDocument {
    guard !tree.rows.isEmpty else { return emptyDocument }
    var document = PageDocument.list(title, [StyledLine()], empty: "", extent: .full)
    document.document = PaneDocument(count: tree.rows.count, anchor: 0) { row, width in
      ReviewLines(tree: tree, items: items, language: language).rows(row, width)
    }
    return document
  }

  private var title: String {
    let name = language.say("Snapshots", ja: "スナップショット")
    var parts: [String] = []
    if case .taking(let done, let count) = phase {
      parts.append(
        language.say("running the tests: \(done) of \(count)", ja: "テスト実行中：\(done)/\(count)"))
    }
    if !items.isEmpty {
      parts.append(language.say("\(tree.count) to review", ja: "確認待ち \(tree.count)"))
    }
    if decided > 0 { parts.append(language.say("\(decided) decided", ja: "判断済み \(decided)")) }
    if case .ready(let equal?) = phase {
      parts.append(language.say("\(equal) equal", ja: "一致 \(equal)"))
    }
    return parts.isEmpty ? name : "\(name) ─ \(parts.joined(separator: ", "))"
  }

  private var emptyDocument: PageDocument {
    let lines: [String] =
      switch phase {
      case .idle, .loading: [language.say("looking for what waits …", ja: "確認待ちを探しています…")]
      case .taking:
        [language.say("the tests are run for their snapshots …", ja: "スナップショットのためにテストを実行しています…")]
      case .ready(let equal?) where decided == 0:
        [allAreEqual(equal)]
      case .ready where decided > 0: [language.say("Everything is decided.", ja: "すべて判断しました。")]
      case .ready:
        [
          language.say("Nothing waits to be reviewed.", ja: "確認待ちのスナップショットはありません。"),
          language.say(
            "\(takeKey) runs the tests and takes their snapshots.",
            ja: "\(takeKey) でテストを実行し、スナップショットを取ります。"),
        ]
      }
    var document = PageDocument.page(title, lines.map { StyledLine(" " + $0, .dim) })
    document.extent = .full
    return document
  }

  private func allAreEqual(_ count: Int) -> String {
    switch count {
    case 0: language.say("The tests take no snapshots.", ja: "テストはスナップショットを取りません。")
    case 1:
      language.say(
        "The only snapshot equals its reference.", ja: "ただ 1 件のスナップショットは参照と一致します。")
    default:
      language.say(
        "All \(count) snapshots equal their references.", ja: "\(count) 件のスナップショットはすべて参照と一致します。")
    }
  }

  var pictures: [PagePicture] {
    guard let shown else { return [] }
    guard let picture else {
      return [PagePicture(title: language.say("drawing …", ja: "描画中…"), content: .lines([]))]
    }
    let remarks = picture.remarks.map { StyledLine(" " + language.say($0), .wait) }
    guard picture.lines.isEmpty else {
      return [
        PagePicture(
          title: shown.name,
          content: .lines(remarks + picture.lines.map { DiffLines.line($0) }))
      ]
    }
    guard !picture.frames.isEmpty else {
      return [PagePicture(title: shown.name, content: .lines(remarks))]
    }
    let isByTurns = look.mode == .blink && picture.frames.count == 2
    let frames = isByTurns ? [picture.frames[look.showsNew ? 1 : 0]] : picture.frames
    return frames.map { frame in
      PagePicture(
        title: title(of: frame.role), content: .raster(frame.raster), aspect: shown.aspect,
        remarks: frame == frames.first ? remarks : [])
    }
  }

  private func title(of role: ReviewPicture.Frame.Role) -> String {
    switch role {
    case .reference: language.say("reference", ja: "参照")
    case .new: language.say("new", ja: "新しい画像")
    case .difference:
      picture.map { picture in
        let count = picture.spots.count
        return count < 2
          ? language.say("difference", ja: "差分")
          : language.say(
            "difference\(look.spot.map { " \($0 + 1)" } ?? "") of \(count)",
            ja: "差分\(look.spot.map { " \($0 + 1)" } ?? "")／\(count)")
      } ?? ""
    case .both:
      look.mode == .slider
        ? language.say("reference │ new", ja: "参照 │ 新")
        : language.say(
          "\(look.share) % reference, \(100 - look.share) % new",
          ja: "参照 \(look.share) %・新 \(100 - look.share) %")
    }
  }

  var start: Int { min(1, max(0, tree.rows.count - 1)) }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] { [.perform(.wholePicture, "")] }

  func moveSideways(by step: Int, at item: Int) -> [PageIntent] {
    look.mode.hasShare ? [.perform(.movePictureShare, "\(step < 0 ? -5 : 5)")] : []
  }
}
