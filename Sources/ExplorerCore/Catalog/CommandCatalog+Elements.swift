import TerminalModel

extension CommandCatalog {
  /// Finding out about elements.
  static let elements: [CatalogCommand] = [
    CatalogCommand(
      .inspect, keys: [.character("I")], LocalizedText("inspect", ja: "要素"),
      LocalizedText(
        "Show everything about the selected element, and how to find it",
        ja: "選択した要素のすべてと、見つけ方を表示する"),
      needs: [.elementToLookAt]
    ) { $0.inspect() },
    CatalogCommand(
      .showTree, keys: [.character("D")], LocalizedText("tree", ja: "ツリー"),
      LocalizedText(
        "Show the elements of the screen as XCUITest prints them", ja: "画面の要素を XCUITest の形式で表示する"),
      needs: [.app, .otherPage(PageID(TreePage.Key()))]
    ) { $0.showTree() },
    CatalogCommand(
      .difference, keys: [.character("f")], LocalizedText("difference", ja: "差分"),
      LocalizedText(
        "Show what is different from the screen before, or between those after two events",
        ja: "前の画面との差分、または二つのイベントの画面の差分を表示する"),
      argument: .optional(LocalizedText("numbers of two events", ja: "二つのイベントの番号")),
      needs: [.app]
    ) { model, text in
      model.showDifference(text)
      return []
    },
    CatalogCommand(
      .evaluate, keys: [.character("E")], LocalizedText("evaluate", ja: "評価"),
      LocalizedText(
        "Evaluate a query or predicate, its matches numbered on the screen",
        ja: "クエリや述語を評価し、一致を画面に番号で示す"),
      argument: .required(
        LocalizedText(
          "app.buttons[\"OK\"], Page.element.label, label CONTAINS \"a\"",
          ja: "app.buttons[\"OK\"]、Page.element.label、label CONTAINS \"a\"")),
      needs: [.app, .uncoveredRun], complete: { model, text in model.expressionCompletions(text) }
    ) { model, text in
      model.keepEvaluation(text)
      return []
    },
    CatalogCommand(
      .showSuspects, keys: [.character("U")], LocalizedText("page elements", ja: "ページ要素"),
      LocalizedText(
        "Show elements of page objects that find several, or never anything in this run",
        ja: "複数に一致する、またはこの実行で一度も一致しないページ要素を表示する"),
      needs: [.otherPage(PageID(SuspectsPage.Key()))]
    ) { $0.showSuspects() },
  ]
}
