import TerminalModel

extension CommandCatalog {
  /// Recording what is done by hand.
  static let recording: [CatalogCommand] = [
    CatalogCommand(
      .record, keys: [.character("*")], LocalizedText("record", ja: "記録"),
      LocalizedText(
        "Record what you do to the app from here on, as calls of page methods; pause, and go on",
        ja: "ここからの操作をページのメソッドの呼び出しとして記録する（もう一度押すと一時停止）"),
      needs: [.uncoveredRun, .liveOrEndedRun]
    ) { model, _ in
      model.toggleRecording()
      return []
    },
    CatalogCommand(
      .assert, keys: [.character(";")], LocalizedText("assert", ja: "検証"),
      LocalizedText(
        "Choose what to assert of the selected element, what has just changed first",
        ja: "選択した要素について検証することを選ぶ（いま変化したものが先）"),
      argument: .optional(LocalizedText("identifier or label", ja: "識別子かラベル")),
      needs: touchNeeds, complete: { model, _ in model.elementCompletions }
    ) { model, text in
      model.chooseClaim(text)
      return []
    },
    CatalogCommand(
      .showRecording, keys: [.character("Y")], LocalizedText("recording", ja: "記録の表示"),
      LocalizedText(
        "Show what was recorded, and the Swift that it becomes", ja: "記録した手順と Swift を表示する"),
      needs: [.otherPage(PageID(RecordingPage.Key()))]
    ) { $0.open(RecordingPage.Key()) },
    CatalogCommand(
      .addActions, LocalizedText("add actions", ja: "操作の追加"),
      LocalizedText(
        "Take what was done by hand in this run into the recording", ja: "この実行で手でした操作を記録に加える")
    ) { $0.recordEarlierActions() },
    CatalogCommand(
      .editStep, LocalizedText("edit step", ja: "手順の編集"),
      LocalizedText(
        "Type another text in a step of the recording", ja: "記録した手順の入力文字列を変える"),
      argument: .required(LocalizedText("number, text", ja: "番号、文字列")), needs: [.recording]
    ) { model, text in model.editStep(text) },
    CatalogCommand(
      .prove, LocalizedText("prove", ja: "確認"),
      LocalizedText(
        "Run the test that was saved last on other schedules, another device and in the other appearance",
        ja: "最後に保存したテストを別のスケジュール・端末・外観で実行する")
    ) { model, _ in model.prove() },
    CatalogCommand(
      .discardRecording, LocalizedText("discard", ja: "破棄"),
      LocalizedText("Give the recording up, to begin anew", ja: "記録を破棄して最初からにする"),
      needs: [.recording]
    ) { $0.discardRecording() },
  ]
}

extension ExplorerCommand {
  static let record = ExplorerCommand("record")
  static let assert = ExplorerCommand("assert")
  static let showRecording = ExplorerCommand("show-recording")
  static let editStep = ExplorerCommand("edit-step")
  static let prove = ExplorerCommand("prove")
  static let discardRecording = ExplorerCommand("discard-recording")
}
