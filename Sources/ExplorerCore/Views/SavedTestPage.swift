import TerminalModel

/// What to do with a test that was saved.
struct SavedTestPage: OverlayPage {
  let actions: Set<PageAction> = [.select]

  func document(_ model: ExplorerModel) -> OverlayDocument {
    let language = model.preferences.language
    guard let test = model.composer.savedTest else {
      return .page(language.say("Saved", ja: "保存しました"), [])
    }
    let lines = [
      language.say("Build it and run \(test.test)", ja: "ビルドして \(test.test) を実行する"),
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

  func act(
    _ action: PageAction, on item: Int, in model: inout ExplorerModel
  ) -> [ExplorerEffect] {
    model.pages.open.removeLast()
    guard let test = model.composer.savedTest else { return [] }
    switch item {
    case 0:
      model.build.testToCome = test.test
      return model.rebuild()
    case 1: model.showSource(test.location)
    case 3: return model.undoSave()
    default: break
    }
    return []
  }
}
