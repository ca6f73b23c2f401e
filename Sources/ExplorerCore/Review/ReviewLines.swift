import TerminalModel

/// The lines of snapshots that are to be decided about.
struct ReviewLines {
  let tree: ReviewTree
  let items: [ReviewItem]
  let language: Language

  /// Lines of what is different that a group tells.
  private static let limit = 6

  /// The rows of a line of the tree.
  func rows(_ row: Int, _ width: Int) -> [StyledLine] {
    switch tree.rows[row] {
    case .group(let number): rows(of: tree.groups[number], width)
    case .item(let number): [self.row(of: items[number])]
    }
  }

  private func rows(of group: ReviewTree.Group, _ width: Int) -> [StyledLine] {
    let count = group.items.count
    switch group.bond {
    case .likeness:
      let changes = group.items.first.map { items[$0].changes } ?? []
      let title =
        count == 1
        ? language.say("in one snapshot", ja: "1 件の変更")
        : language.say("the same in \(count) snapshots", ja: "\(count) 件に同じ変更")
      let shown = changes.prefix(Self.limit).flatMap { change in
        ("- " + change).wrapped(toWidth: max(8, width - 3), limit: 3)
          .map { StyledLine("  " + $0, .text) }
      }
      let rest = changes.count - Self.limit
      let more = language.say("  … and \(rest) more", ja: "  … ほか \(rest) 件")
      return [StyledLine(" " + title, .title)] + shown + (rest > 0 ? [StyledLine(more, .dim)] : [])
    case .kind(let kind):
      var line = StyledLine(" " + heading(of: kind), .title)
      line.addTrailing("\(count) ", .dim)
      return [line]
    case .test(let test):
      var line = StyledLine(" " + test, .title)
      line.addTrailing("\(count) ", .dim)
      return [line]
    }
  }

  private func heading(of kind: ReviewItem.Kind) -> String {
    switch kind {
    case .changed: language.say("other pixels", ja: "ピクセルが異なる")
    case .new: language.say("without a reference", ja: "参照なし")
    case .tolerated: language.say("equal by the test's precision", ja: "テストの精度では一致")
    case .inSource:
      language.say(
        "texts in sources: pomelo snapshots record --overwrite",
        ja: "ソース内のテキスト：pomelo snapshots record --overwrite")
    case .missing: language.say("not taken: the test ended before", ja: "撮影前にテストが終了")
    case .foreign:
      language.say("the reference was not drawn by pomelo", ja: "参照は pomelo が描いたものではありません")
    case .unreadable: language.say("the reference cannot be read", ja: "参照を読めません")
    }
  }

  private func row(of item: ReviewItem) -> StyledLine {
    var line = StyledLine("  \(mark(of: item.kind)) ", role(of: item.kind))
    line.add(item.name)
    if let setting = item.setting { line.add("  \(setting)", .dim) }
    return line
  }

  private func mark(of kind: ReviewItem.Kind) -> String {
    switch kind {
    case .changed: "≠"
    case .new: "+"
    case .tolerated: "≈"
    case .inSource: "≠"
    case .missing: "?"
    case .foreign, .unreadable: "!"
    }
  }

  private func role(of kind: ReviewItem.Kind) -> Role {
    switch kind {
    case .changed: .fail
    case .new: .pass
    case .tolerated: .wait
    case .inSource, .missing, .foreign, .unreadable: .dim
    }
  }
}
