import TerminalModel

extension CommandCatalog {
  /// Going back, and forward again through what was recorded.
  static let time: [CatalogCommand] = [
    CatalogCommand(
      .stepBack, keys: [.character("[")], LocalizedText("back", ja: "戻る"),
      LocalizedText(
        "Go back to the previous stop; the run is live there again", ja: "一つ前の停止位置へ戻る（そこから再び実行できる）"),
      needs: [.uncoveredRun, .host, .past]
    ) { model, _ in model.stepBack() },
    CatalogCommand(
      .stepForward, keys: [.character("]")], LocalizedText("forward", ja: "進む"),
      LocalizedText("Go forward to the next recorded stop", ja: "記録された次の停止位置へ進む"),
      needs: [.uncoveredRun, .host, .future]
    ) { model, _ in model.travel(to: model.run.record.stop(after: model.run.state.position)) },
    CatalogCommand(
      .backStatement, keys: [.character("(")], LocalizedText("back statement", ja: "前の文"),
      LocalizedText("Go back to the statement before", ja: "一つ前の文へ戻る"),
      needs: [.uncoveredRun, .host, .past]
    ) { model, _ in model.travel(to: model.run.record.statement(before: model.run.state.position))
    },
    CatalogCommand(
      .forwardStatement, keys: [.character(")")], LocalizedText("next statement", ja: "次の文"),
      LocalizedText("Go forward to the next recorded statement", ja: "記録された次の文へ進む"),
      needs: [.uncoveredRun, .host, .future]
    ) { model, _ in model.travel(to: model.run.record.statement(after: model.run.state.position)) },
    CatalogCommand(
      .backScreen, keys: [.character("H")], LocalizedText("back a screen", ja: "前の画面"),
      LocalizedText("Go back to before the screen changed last", ja: "画面が最後に変わる前へ戻る"),
      needs: [.uncoveredRun, .host, .past]
    ) { model, _ in
      model.travel(to: model.run.record.screenChange(before: model.run.state.position))
    },
    CatalogCommand(
      .forwardScreen, keys: [.character("L")], LocalizedText("next screen", ja: "次の画面"),
      LocalizedText("Go forward to after the next recorded screen change", ja: "次に画面が変わった後へ進む"),
      needs: [.uncoveredRun, .host, .future]
    ) { model, _ in model.travel(to: model.run.record.screenChange(after: model.run.state.position))
    },
    CatalogCommand(
      .backElement, keys: [.character("u")], LocalizedText("back to change", ja: "要素の変化"),
      LocalizedText(
        "Go back to before the selected element changed last", ja: "選択した要素が最後に変わる前へ戻る"),
      needs: [.uncoveredRun, .host, .past, .element]
    ) { model, _ in model.travelToElementChange() },
    CatalogCommand(
      .goTo, LocalizedText("go to", ja: "移動"),
      LocalizedText("Go to a recorded event by its number", ja: "記録されたイベントへ番号で移動する"),
      argument: .required(LocalizedText("number of an event", ja: "イベントの番号")),
      needs: [.uncoveredRun, .host]
    ) { model, text in model.travel(toEvent: text) },
    CatalogCommand(
      .goToStart, LocalizedText("to the start", ja: "最初へ"),
      LocalizedText("Go to the first recorded stop", ja: "記録の最初へ移動する"),
      needs: [.uncoveredRun, .host, .past]
    ) { model, _ in model.travel(to: model.run.record.stop(after: -1)) },
    CatalogCommand(
      .goToEnd, LocalizedText("to the end", ja: "最後へ"),
      LocalizedText("Go to the last recorded stop", ja: "記録の最後へ移動する"),
      needs: [.uncoveredRun, .host, .future]
    ) { model, _ in model.travel(to: model.run.record.stop(before: .max)) },
    CatalogCommand(
      .showBranches, keys: [.character("y")], LocalizedText("branches", ja: "分岐"),
      LocalizedText(
        "Show the runs that were left by acting differently, to return to one",
        ja: "別の操作をして離れた実行を表示し、選んで戻る"),
      needs: [.uncoveredRun, .host]
    ) { $0.open(BranchesPage.Key()) },
  ]
}
