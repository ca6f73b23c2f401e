import TerminalModel

extension CommandCatalog {
  /// Where a run that goes on is to stop.
  static let breakpoints: [CatalogCommand] = [
    CatalogCommand(
      .toggleBreakpoint, keys: [.character("b")], LocalizedText("break", ja: "ブレーク"),
      LocalizedText(
        "Set or remove a breakpoint at the selected line, page method, use case or element",
        ja: "選択した行・ページのメソッド・ユースケース・要素にブレークポイントを置く／外す"),
      needs: [.noPage]
    ) { model, _ in model.toggleBreakpoint() },
    CatalogCommand(
      .addBreakpoint, LocalizedText("add breakpoint", ja: "追加"),
      LocalizedText(
        "Add a breakpoint by what it is at, such as Pages.swift:20 or wait>2",
        ja: "Pages.swift:20 や wait>2 のように場所を書いてブレークポイントを追加する"),
      argument: .required(
        LocalizedText(
          "FILE:LINE, Type.method, #element, failure, wait>2, screen; then count N, if CONDITION",
          ja: "ファイル:行、型.メソッド、#要素、failure、wait>2、screen。続けて count 回数、if 条件")),
      complete: { model, text in model.breakpointCompletions(text) }
    ) { model, text in model.addBreakpoint(text) },
    CatalogCommand(
      .showBreakpoints, keys: [.character("B")], LocalizedText("breakpoints", ja: "一覧"),
      LocalizedText("List the breakpoints, to edit them", ja: "ブレークポイントを一覧し、編集する"),
      needs: [.otherPage(PageID(BreakpointsPage.Key()))]
    ) { $0.open(BreakpointsPage.Key()) },
    CatalogCommand(
      .clearBreakpoints, LocalizedText("clear breakpoints", ja: "全消去"),
      LocalizedText("Remove all breakpoints", ja: "ブレークポイントをすべて外す")
    ) { $0.breakpoints.list = [] },
  ]
}
