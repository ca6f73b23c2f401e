import TerminalModel

extension CommandCatalog {
  /// The explorer itself.
  static let program: [CatalogCommand] = [
    CatalogCommand(
      .help, keys: [.character("?"), .function(1)], LocalizedText("help", ja: "ヘルプ"),
      LocalizedText("Show the keys", ja: "キーの一覧を表示する"), needs: [.otherPage(PageID(HelpPage.Key()))]
    ) { $0.open(HelpPage.Key()) },
    CatalogCommand(
      .commandLine, keys: [.character(":")], LocalizedText("command", ja: "コマンド"),
      LocalizedText("Run a command by its name", ja: "コマンドを名前で実行する")
    ) { $0.typing.ask(.command) },
    CatalogCommand(
      .chooseTheme, keys: [.control("t")], LocalizedText("theme", ja: "テーマ"),
      LocalizedText("Choose the colours", ja: "配色を選ぶ"),
      argument: .optional(LocalizedText("name of a theme", ja: "テーマ名")),
      needs: [.otherPage(PageID(ThemesPage.Key()))],
      complete: { model, _ in model.preferences.themes.names.map { Completion($0) } }
    ) { model, text in model.chooseTheme(text) },
    CatalogCommand(
      .toggleMouse, keys: [.control("y")], LocalizedText("mouse", ja: "マウス"),
      LocalizedText(
        "Turn the mouse on or off; off, the terminal can select text",
        ja: "マウスを使う／使わない（オフなら端末で文字を選択できる）")
    ) { model, _ in
      model.preferences.isMouseEnabled.toggle()
      return [.setMouse(model.preferences.isMouseEnabled)]
    },
    CatalogCommand(
      .saveDisplay, keys: [.function(12)], LocalizedText("save", ja: "保存"),
      LocalizedText(
        "Save what the screen shows to a file: .txt, .ansi or .svg",
        ja: "画面をファイルに保存する（.txt、.ansi、.svg）"),
      argument: .optional(LocalizedText("FILE.txt, .ansi or .svg", ja: "ファイル名（.txt、.ansi、.svg）"))
    ) { model, file in [.saveDisplay(file: file.isEmpty ? nil : file, size: model.view.size)] },
    CatalogCommand(
      .redraw, keys: [.control("l")], LocalizedText("redraw", ja: "再描画"),
      LocalizedText("Draw everything again", ja: "画面を描き直す")
    ) { _, _ in [.redraw] },
    CatalogCommand(
      .suspend, keys: [.control("z")], LocalizedText("suspend", ja: "中断"),
      LocalizedText("Go back to the shell; fg returns", ja: "シェルに戻る（fg で再開）")
    ) { _, _ in [.suspend] },
    CatalogCommand(
      .close, keys: [.escape], LocalizedText("close", ja: "閉じる"),
      LocalizedText(
        "Close what is open, or stop moving and follow the run", ja: "開いているものを閉じる／実行位置に戻る"),
      needs: [.somethingToClose]
    ) { $0.close() },
    CatalogCommand(
      .quit, keys: [.character("q")], LocalizedText("quit", ja: "終了"),
      LocalizedText(
        "Close what is open, or quit; asks before a chain is lost",
        ja: "開いているものを閉じる、なければ終了する（未保存の並びがあれば確認）")
    ) { model, _ in model.quit() },
    CatalogCommand(
      .quitAtOnce, keys: [.control("c"), .character("Q")], LocalizedText("quit", ja: "終了"),
      LocalizedText("Quit", ja: "終了する")
    ) { _, _ in [.killRun, .quit] },
  ]
}
