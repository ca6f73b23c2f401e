import TerminalModel

extension CommandCatalog {
  /// Moving in a pane or page.
  static let move: [CatalogCommand] = [
    CatalogCommand(
      .up, keys: [.up, .character("k")], LocalizedText("up", ja: "上"),
      LocalizedText("Move up", ja: "上へ")
    ) { $0.move(by: -1) },
    CatalogCommand(
      .down, keys: [.down, .character("j")], LocalizedText("down", ja: "下"),
      LocalizedText("Move down", ja: "下へ")
    ) { $0.move(by: 1) },
    CatalogCommand(
      .left, keys: [.left, .character("h")], LocalizedText("fold", ja: "閉じる"),
      LocalizedText(
        "Fold the selected page, step or class; in Timeline, go back", ja: "折りたたむ（タイムラインでは戻る）"),
      needs: [.sideways]
    ) { model, _ in model.moveSideways(by: -1) },
    CatalogCommand(
      .right, keys: [.right, .character("l")], LocalizedText("unfold", ja: "開く"),
      LocalizedText(
        "Unfold the selected page, step or class; in Timeline, go on", ja: "展開する（タイムラインでは進む）"),
      needs: [.sideways]
    ) { model, _ in model.moveSideways(by: 1) },
    CatalogCommand(
      .pageUp, keys: [.pageUp, .control("b"), .control("u")], LocalizedText("page up", ja: "前ページ"),
      LocalizedText("Move up by a page", ja: "1 画面上へ")
    ) { $0.move(by: -$0.pageRows) },
    CatalogCommand(
      .pageDown, keys: [.pageDown, .control("f"), .control("d")],
      LocalizedText("page down", ja: "次ページ"), LocalizedText("Move down by a page", ja: "1 画面下へ")
    ) { $0.move(by: $0.pageRows) },
    CatalogCommand(
      .first, keys: [.home, .character("g")], LocalizedText("first", ja: "先頭"),
      LocalizedText("Move to the first line", ja: "先頭へ")
    ) { $0.move(by: -ExplorerMind.farAway) },
    CatalogCommand(
      .last, keys: [.end, .character("G")], LocalizedText("last", ja: "末尾"),
      LocalizedText("Move to the last line", ja: "末尾へ")
    ) { $0.move(by: ExplorerMind.farAway) },
    pageAction(
      .toggle, .toggle, keys: [.character("x"), .insert], LocalizedText("on/off", ja: "オン/オフ"),
      LocalizedText("Turn the selected line of a page on or off", ja: "選択した行のオン・オフを切り替える")),
    pageAction(
      .delete, .delete, keys: [.delete, .character("X")], LocalizedText("delete", ja: "削除"),
      LocalizedText("Delete the selected line of a page", ja: "選択した行を削除する")),
    pageAction(
      .moveItemUp, .moveUp, keys: [.character("K")], LocalizedText("earlier", ja: "前へ"),
      LocalizedText("Move the selected line of a page up", ja: "選択した行を前へ動かす")),
    pageAction(
      .moveItemDown, .moveDown, keys: [.character("J")], LocalizedText("later", ja: "後へ"),
      LocalizedText("Move the selected line of a page down", ja: "選択した行を後へ動かす")),
  ]

  private static func pageAction(
    _ command: ExplorerCommand, _ action: PageAction, keys: [Key], _ title: LocalizedText,
    _ help: LocalizedText
  ) -> CatalogCommand {
    CatalogCommand(command, keys: keys, title, help, needs: [.pageAction(action)]) { model, _ in
      model.act(action)
    }
  }
}
