import TerminalModel

extension CommandCatalog {
  /// Calling what the tests have.
  static let calls: [CatalogCommand] = [
    CatalogCommand(
      .callSelected, keys: [.character("C")], LocalizedText("call", ja: "呼び出し"),
      LocalizedText(
        "Call the page method or use case selected in Pages, or one of all",
        ja: "ページで選択したメソッドやユースケースを呼ぶ（なければ一覧から選ぶ）"),
      needs: touchNeeds + [.noPage]
    ) { model, _ in model.callSelected(for: .run) },
    CatalogCommand(
      .call, LocalizedText("call", ja: "呼び出し"),
      LocalizedText(
        "Run a Swift expression in the run, such as app.buttons.count; app is the app under test",
        ja: "app.buttons.count のような Swift の式を実行する（app はテスト対象）"),
      argument: .required(LocalizedText("a Swift expression", ja: "Swift の式")), needs: touchNeeds,
      complete: { model, _ in model.callCompletions }
    ) { model, text in model.call(text) },
  ]

  /// Building a chain of calls, and saving it as a test.
  static let composing: [CatalogCommand] = [
    CatalogCommand(
      .showComposer, keys: [.character("W")], LocalizedText("composer", ja: "組み立て"),
      LocalizedText(
        "Show the chain of calls that is being built", ja: "組み立て中の呼び出しの並びを表示する"),
      needs: [.otherPage(PageID(ComposerPage.Key()))]
    ) { $0.open(ComposerPage.Key()) },
    CatalogCommand(
      .addCall, keys: [.character("A")], LocalizedText("add", ja: "追加"),
      LocalizedText(
        "Add the method or use case selected in Pages to the chain, or one of all",
        ja: "ページで選択したメソッドやユースケースを並びに加える（なければ一覧から選ぶ）")
    ) { model, _ in model.callSelected(for: .add) },
    CatalogCommand(
      .addExpression, LocalizedText("add code", ja: "式の追加"),
      LocalizedText("Add a Swift expression to the chain", ja: "Swift の式を並びに加える"),
      argument: .required(LocalizedText("a Swift expression", ja: "Swift の式")),
      complete: { model, _ in model.callCompletions }
    ) { model, text in
      model.addToChain(ChainItem(.code(text)))
      return []
    },
    CatalogCommand(
      .runChain, keys: [.character("F")], LocalizedText("run all", ja: "全実行"),
      LocalizedText(
        "Run the chain from its selected line to its end", ja: "並びを選択行から最後まで実行する"),
      needs: handNeeds + [.chain]
    ) { model, _ in model.runChain(onlyOne: false) },
    CatalogCommand(
      .runChainItem, keys: [.character("O")], LocalizedText("run one", ja: "1 つ実行"),
      LocalizedText(
        "Run the selected line of the chain, and go to the next", ja: "並びの選択行を実行して次へ移る"),
      needs: handNeeds + [.chain]
    ) { model, _ in model.runChain(onlyOne: true) },
    CatalogCommand(
      .saveTest, keys: [.character("S")], LocalizedText("save test", ja: "テストに保存"),
      LocalizedText(
        "Save the recording, or the chain, as a test: of a class there is, or in a new file",
        ja: "記録や並びをテストとして保存する（既存のクラスか新しいファイル）"),
      argument: .optional(LocalizedText("Class/testMethod", ja: "クラス/testメソッド")),
      needs: [.chainOrRecording],
      complete: { model, text in
        model.savesChain ? model.testNameCompletions(text) : model.recordingTargets
      }
    ) { model, text in
      model.savesChain ? model.saveTest(named: text) : model.saveRecording(as: text)
    },
    CatalogCommand(
      .undoSave, LocalizedText("undo save", ja: "保存を取り消す"),
      LocalizedText("Take the test that was saved last away again", ja: "最後に保存したテストを取り除く"),
      needs: [.savedTest]
    ) { model, _ in model.undoSave() },
  ]
}
