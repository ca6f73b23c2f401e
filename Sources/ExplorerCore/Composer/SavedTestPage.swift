import TerminalModel

/// What to do with a test that was saved.
struct SavedTestPage: Page {
  static let guidance: Guidance? = nil

  /// Its key.
  struct Key: PageKey {}

  let test: SavedTest?
  let language: Language
  let actions: Set<PageAction> = [.select]

  var document: PageDocument {
    guard let test else {
      return .page(language.say("Saved", ja: "保存しました"), [])
    }
    let lines = [
      test.test.map { language.say("Build it and run \($0)", ja: "ビルドして \($0) を実行する") }
        ?? language.say("Build it and run this test again", ja: "ビルドしてこのテストをもう一度実行する"),
      language.say(
        "Prove it: other schedules, another device, the other appearance (:prove)",
        ja: "確認する：別のスケジュール・端末・外観で実行（:prove）"),
      language.say("Show it in Source", ja: "ソースに表示する"),
      language.say("Go on here", ja: "このまま続ける"),
      language.say("Take it away again (:undo-save)", ja: "取り除く（:undo-save）"),
    ]
    let place = "\(test.location)"
    return .list(
      test.isNewFile
        ? language.say("Saved in the new file \(place)", ja: "新しいファイル \(place) に保存しました")
        : language.say("Saved in \(place)", ja: "\(place) に保存しました"),
      lines.map { StyledLine("   " + $0) }, empty: "")
  }

  func act(_ action: PageAction, on item: Int) -> [PageIntent] {
    guard let test else { return [.close] }
    switch item {
    case 0: return [.close] + (test.test.map { [.build(test: $0)] } ?? [.perform(.rebuild, "")])
    case 1: return [.close, .perform(.prove, "")]
    case 2: return [.close, .showSource(test.location)]
    case 4: return [.close, .perform(.undoSave, "")]
    default: return [.close]
    }
  }
}
