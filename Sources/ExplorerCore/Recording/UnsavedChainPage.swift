import TerminalModel

/// Asks before a chain or a recording is lost that was not saved.
struct UnsavedChainPage: Page {
  static let guidance: Guidance? = nil

  /// Its key.
  struct Key: PageKey {}

  /// How many calls the chain has; 0 where none would be lost.
  let chain: Int
  /// How many steps the recording has; 0 where none would be lost.
  let recording: Int
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    let lines = [
      recording > 0
        ? language.say("Show the recording, to save it", ja: "記録を表示する（保存できる）")
        : language.say("Show the chain, to save it as a test", ja: "並びを表示する（テストとして保存できる）"),
      language.say("Quit without it", ja: "保存せずに終了する"),
      language.say("Go on here", ja: "このまま続ける"),
    ]
    let title =
      switch (recording, chain) {
      case (1, _): language.say("A recording of 1 step is not saved", ja: "記録（1 手順）は保存されていません")
      case (1..., _):
        language.say(
          "A recording of \(recording) steps is not saved", ja: "記録（\(recording) 手順）は保存されていません")
      case (_, 1): language.say("A chain of 1 call is not saved", ja: "並び（1 件）は保存されていません")
      default:
        language.say("A chain of \(chain) calls is not saved", ja: "並び（\(chain) 件）は保存されていません")
      }
    return .list(title, lines.map { StyledLine("   " + $0) }, empty: "")
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    switch item {
    case 0: [.replace(recording > 0 ? PageID(RecordingPage.Key()) : PageID(ComposerPage.Key()))]
    case 1: [.perform(.quitAtOnce, "")]
    default: [.close]
    }
  }
}
