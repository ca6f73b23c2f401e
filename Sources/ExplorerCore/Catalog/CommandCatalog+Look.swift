import TerminalModel

extension CommandCatalog {
  /// Finding out.
  static let look: [CatalogCommand] = [
    CatalogCommand(
      .select, keys: [.enter], LocalizedText("select", ja: "選択"),
      LocalizedText(
        "Show the source of the selected line; choose the selected one",
        ja: "選択した行のソースを表示する／選んだものに決める"),
      needs: [.selection]
    ) { model, _ in model.select() },
    CatalogCommand(
      .showFailure, keys: [.character("e")], LocalizedText("failure", ja: "失敗"),
      LocalizedText(
        "Show the failure: message, calls, screens before and now", ja: "失敗を表示する（メッセージ、呼び出し、前後の画面）"),
      needs: [.failure, .otherPage(PageID(FailurePage.Key()))]
    ) { $0.open(FailurePage.Key()) },
    CatalogCommand(
      .showWaits, keys: [.character("N")], LocalizedText("waits", ja: "待機"),
      LocalizedText(
        "Show the waits: slowest, closest to their limit, timed out, and steps that none protected",
        ja: "待機を表示する（長いもの、制限に近いもの、時間切れ、待たずに通った手順）"),
      needs: [.otherPage(PageID(WaitsPage.Key()))]
    ) { $0.open(WaitsPage.Key()) },
    CatalogCommand(
      .showProblems, LocalizedText("build problems", ja: "ビルドの問題"),
      LocalizedText("Show what keeps the sources from being built", ja: "ビルドを妨げているものを表示する"),
      needs: [.buildProblem, .otherPage(PageID(ProblemsPage.Key()))]
    ) { $0.open(ProblemsPage.Key()) },
    CatalogCommand(
      .showGraph, keys: [.character("m")], LocalizedText("graph", ja: "画面遷移図"),
      LocalizedText(
        "Show the pages, the ways between them and where the run is", ja: "ページとその間の遷移、今いる場所を表示する"),
      needs: [.otherPage(PageID(GraphPage.Key()))]
    ) { $0.showGraph() },
    CatalogCommand(
      .showPyramid, keys: [.character("P")], LocalizedText("pyramid", ja: "ピラミッド"),
      LocalizedText(
        "Show the layers of tests, and what UI tests repeat", ja: "テストの層と、UI テストの重複を表示する"),
      needs: [.host, .tests, .otherPage(PageID(PyramidPage.Key()))]
    ) { $0.open(PyramidPage.Key()) },
    CatalogCommand(
      .showImpact, keys: [.character("i")], LocalizedText("impact", ja: "影響"),
      LocalizedText(
        "Show what depends on an element's identifier, the selected one's first",
        ja: "要素の識別子に何が依存するかを表示する（選択中の要素が先）"),
      argument: .optional(
        LocalizedText("identifier or label; a list without", ja: "識別子かラベル（省略時は一覧）")),
      needs: [.noPage], complete: { model, _ in model.elementCompletions }
    ) { model, text in
      model.showImpact(of: text)
      return []
    },
    CatalogCommand(
      .callerFrame, keys: [.character("<")], LocalizedText("caller", ja: "呼び出し元"),
      LocalizedText("Show the call's caller in Source", ja: "呼び出し元をソースに表示する"),
      needs: [.noPage, .callerFrame]
    ) { $0.showFrame($0.view.stackLevel + 1) },
    CatalogCommand(
      .calleeFrame, keys: [.character(">")], LocalizedText("callee", ja: "呼び出し先"),
      LocalizedText("Show the call inside, in Source", ja: "内側の呼び出しをソースに表示する"),
      needs: [.noPage, .calleeFrame]
    ) { $0.showFrame($0.view.sourceTarget == nil ? $0.view.stackLevel - 1 : $0.view.stackLevel) },
    CatalogCommand(
      .editSource, keys: [.control("e")], LocalizedText("edit", ja: "編集"),
      LocalizedText("Open the source line in $EDITOR", ja: "ソースの行を $EDITOR で開く"),
      needs: [.location]
    ) { model, _ in model.editSource() },
  ]
}
