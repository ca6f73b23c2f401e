import ElementModel
import SessionProtocol
import TerminalModel

extension CommandCatalog {
  /// What a person does to the app, beside the test.
  static let act: [CatalogCommand] = gestures + device + calls + recording + composing

  /// What all that acts on the app needs.
  static let touchNeeds: [Requirement] = [.uncoveredRun, .actableApp]
  /// What running a chain of calls needs.
  static let handNeeds: [Requirement] = [.uncoveredRun, .liveRun, .stoppedRun]
  private static let element = LocalizedText(
    "identifier or label; the selected element without", ja: "識別子かラベル（省略時は選択中の要素）")

  private static let gestures: [CatalogCommand] = [
    CatalogCommand(
      .showActions, keys: [.character("a")], LocalizedText("actions", ja: "操作"),
      LocalizedText(
        "Choose what to do with the selected element: gestures, and page methods that use it",
        ja: "選択した要素への操作（ジェスチャーやページのメソッド）を選ぶ"),
      argument: .optional(element), needs: touchNeeds + [.noPage],
      complete: { model, _ in model.elementCompletions }
    ) { model, text in
      if let found = model.handElement(text) {
        model.open(ElementActionsPage.Key(element: found.id))
      }
      return []
    },
    CatalogCommand(
      .tap, LocalizedText("tap", ja: "タップ"),
      LocalizedText(
        "Tap an element; Enter in App taps the selected one", ja: "要素をタップする（アプリでは Enter でもできる）"),
      argument: .optional(element), needs: touchNeeds,
      complete: { model, _ in model.elementCompletions }
    ) { model, text in model.touch(text) { .tap($0) } },
    CatalogCommand(
      .doubleTap, LocalizedText("double tap", ja: "ダブルタップ"),
      LocalizedText("Tap an element twice", ja: "要素を 2 回続けてタップする"),
      argument: .optional(element), needs: touchNeeds,
      complete: { model, _ in model.elementCompletions }
    ) { model, text in model.touch(text) { .doubleTap($0) } },
    CatalogCommand(
      .press, LocalizedText("press", ja: "長押し"),
      LocalizedText("Press an element for a second, or for a time", ja: "要素を 1 秒（または指定の秒数）押す"),
      argument: .optional(LocalizedText("seconds, element", ja: "秒数、要素")), needs: touchNeeds,
      complete: { model, _ in model.elementCompletions }
    ) { model, text in model.press(text) },
    CatalogCommand(
      .type, keys: [.character("w")], LocalizedText("write", ja: "入力"),
      LocalizedText(
        "Type a text into the selected field, else into what has the keyboard",
        ja: "選択したフィールド、なければキーボードのあるところに文字を入力する"),
      argument: .required(LocalizedText("text", ja: "文字列")), needs: touchNeeds
    ) { model, text in model.type(text) },
    CatalogCommand(
      .swipe, LocalizedText("swipe", ja: "スワイプ"),
      LocalizedText("Swipe up, down, left or right on an element", ja: "要素を上下左右にスワイプする"),
      argument: .required(LocalizedText("direction, element", ja: "方向、要素")), needs: touchNeeds,
      complete: { model, text in model.directionCompletions(text) }
    ) { model, text in model.swipe(text) },
    CatalogCommand(
      .scroll, LocalizedText("scroll", ja: "スクロール"),
      LocalizedText(
        "Scroll what an element shows up, down, left or right by half of it",
        ja: "要素の内容を上下左右に半分だけスクロールする"),
      argument: .required(LocalizedText("direction, element", ja: "方向、要素")), needs: touchNeeds,
      complete: { model, text in model.directionCompletions(text) }
    ) { model, text in model.scroll(text) },
  ]

  private static let device: [CatalogCommand] = [
    CatalogCommand(
      .back, keys: [.backspace], LocalizedText("Back", ja: "戻るボタン"),
      LocalizedText(
        "Press the app's back button, or take away what covers the screen",
        ja: "アプリの戻るボタンを押す、または画面を覆うものを閉じる"),
      needs: touchNeeds
    ) { model, _ in model.perform(.back) },
    CatalogCommand(
      .home, LocalizedText("home", ja: "ホーム"),
      LocalizedText("Press the home button", ja: "ホームボタンを押す"), needs: touchNeeds
    ) { model, _ in model.perform(.home) },
    CatalogCommand(
      .advance, LocalizedText("let time pass", ja: "時間を進める"),
      LocalizedText("Let virtual time pass", ja: "仮想時間を進める"),
      argument: .required(LocalizedText("seconds", ja: "秒数")), needs: touchNeeds
    ) { model, text in model.advance(text) },
  ]
}
