import TerminalModel

/// Asks before a chain is lost that was not saved.
struct UnsavedChainPage: Page {
  /// Its key.
  struct Key: PageKey {}

  /// How many calls the chain has.
  let count: Int
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    let lines = [
      language.say("Show the chain, to save it as a test", ja: "並びを表示する（テストとして保存できる）"),
      language.say("Quit without it", ja: "保存せずに終了する"),
      language.say("Go on here", ja: "このまま続ける"),
    ]
    let title =
      count == 1
      ? language.say("A chain of 1 call is not saved", ja: "並び（1 件）は保存されていません")
      : language.say("A chain of \(count) calls is not saved", ja: "並び（\(count) 件）は保存されていません")
    return .list(title, lines.map { StyledLine("   " + $0) }, empty: "")
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    switch item {
    case 0: [.replace(PageID(ComposerPage.Key()))]
    case 1: [.perform(.quitAtOnce, "")]
    default: [.close]
    }
  }
}
