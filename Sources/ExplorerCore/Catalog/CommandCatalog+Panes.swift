import TerminalModel

extension CommandCatalog {
  /// Which pane has the keys, and what it shows.
  static let panes: [CatalogCommand] = PaneCatalog.commands + switching + sizing + filtering

  private static let switching: [CatalogCommand] = [
    CatalogCommand(
      .focusNext, keys: [.tab], LocalizedText("next pane", ja: "次のペイン"),
      LocalizedText("Give the keys to the next pane", ja: "次のペインへ移る"), needs: [.noPage]
    ) { $0.view.focus = $0.panes.pane(after: $0.view.focus, by: 1) },
    CatalogCommand(
      .focusPrevious, keys: [.backTab], LocalizedText("previous pane", ja: "前のペイン"),
      LocalizedText("Give the keys to the previous pane", ja: "前のペインへ移る"), needs: [.noPage]
    ) { $0.view.focus = $0.panes.pane(after: $0.view.focus, by: -1) },
    CatalogCommand(
      .zoomIn, keys: [.character("+"), .character("=")], LocalizedText("zoom", ja: "拡大"),
      LocalizedText("Show the focused pane alone", ja: "今のペインだけを表示する"),
      needs: [.noPage, .unzoomed]
    ) { $0.zoomIn() },
    CatalogCommand(
      .zoomOut, keys: [.character("-"), .character("_")], LocalizedText("unzoom", ja: "縮小"),
      LocalizedText("Show all panes", ja: "全ペインを表示する"), needs: [.noPage, .zoomed]
    ) { $0.view.isZoomed = false },
    CatalogCommand(
      .layout, keys: [.character("|")], LocalizedText("layout", ja: "配置"),
      LocalizedText(
        "Arrange the panes in another way: the next one, or the one named",
        ja: "ペインの配置を変える（次の配置、または名前で指定）"),
      argument: .optional(
        LocalizedText(
          "\(Arrangement.allCases.map(\.name).joined(separator: ", "))",
          ja: "\(Arrangement.allCases.map(\.name).joined(separator: "、"))")),
      needs: [.noPage],
      complete: { model, _ in
        Arrangement.allCases.map {
          Completion($0.name, note: model.preferences.language.say($0.title))
        }
      }
    ) { model, name in model.arrange(name) },
  ]

  private static let sizing: [CatalogCommand] = [
    CatalogCommand(
      .grow, keys: [.character("z")], LocalizedText("larger", ja: "広げる"),
      LocalizedText("Give the focused pane more room", ja: "今のペインを広げる"),
      argument: extent, needs: [.noPage, .unzoomed], complete: extents
    ) { model, extent in model.resizePane(1, extent) },
    CatalogCommand(
      .shrink, keys: [.character("Z")], LocalizedText("smaller", ja: "縮める"),
      LocalizedText("Give the focused pane less room", ja: "今のペインを縮める"),
      argument: extent, needs: [.noPage, .unzoomed], complete: extents
    ) { model, extent in model.resizePane(-1, extent) },
    CatalogCommand(
      .resetSizes, keys: [.character("0")], LocalizedText("usual sizes", ja: "標準の大きさ"),
      LocalizedText("Give the panes their usual sizes", ja: "ペインを標準の大きさに戻す"),
      needs: [.noPage, .unzoomed, .movedLines]
    ) { $0.view.sizes = PaneSizes() },
  ]

  private static let extent = CommandEntry.Argument.optional(
    LocalizedText("width or height, both if empty", ja: "width か height（空なら両方）"))

  private static let extents: CatalogCommand.Completer = { _, _ in
    ExplorerMind.Extent.allCases.map { Completion($0.rawValue) }
  }

  private static let filtering: [CatalogCommand] = [
    CatalogCommand(
      .filter, keys: [.character("/")], LocalizedText("filter", ja: "絞り込み"),
      LocalizedText(
        "Show only the lines with a text; in Source and App, go to it",
        ja: "文字列を含む行だけを表示する（ソースとアプリでは移動する）"),
      argument: .required(LocalizedText("text", ja: "文字列"))
    ) { model, text in model.setFilter(text) },
    CatalogCommand(
      .invertFilter, keys: [.character("!")], LocalizedText("invert", ja: "反転"),
      LocalizedText("Show the lines without the filter's text", ja: "文字列を含まない行を表示する"),
      needs: [.filter]
    ) { $0.invertFilter() },
    CatalogCommand(
      .nextMatch, keys: [.character(".")], LocalizedText("next match", ja: "次の一致"),
      LocalizedText(
        "Go to the next line with the filter's text, or the next element that was evaluated",
        ja: "次の一致（フィルターの行、または評価した要素）へ移動する"),
      needs: [.matches]
    ) { $0.filter == nil ? $0.goToEvaluated(forward: true) : $0.goToMatch(forward: true) },
    CatalogCommand(
      .previousMatch, keys: [.character(",")], LocalizedText("previous match", ja: "前の一致"),
      LocalizedText(
        "Go to the previous line with the filter's text, or element that was evaluated",
        ja: "前の一致（フィルターの行、または評価した要素）へ移動する"),
      needs: [.matches]
    ) { $0.filter == nil ? $0.goToEvaluated(forward: false) : $0.goToMatch(forward: false) },
  ]
}
