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
    CatalogCommand(
      .adjust, LocalizedText("adjust", ja: "調整"),
      LocalizedText(
        "Move a slider to a position from 0 to 1, or turn a picker wheel to a value",
        ja: "スライダーを 0〜1 の位置に動かす、またはピッカーを値に合わせる"),
      argument: .required(LocalizedText("position or value", ja: "位置か値")), needs: touchNeeds
    ) { model, text in model.adjust(text) },
    CatalogCommand(
      .dragTo, LocalizedText("drag to", ja: "ドラッグ"),
      LocalizedText("Drag the selected element to another one", ja: "選択した要素を別の要素までドラッグする"),
      argument: .required(LocalizedText("identifier or label", ja: "識別子かラベル")),
      needs: touchNeeds, complete: { model, _ in model.elementCompletions }
    ) { model, text in model.drag(to: text) },
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
      .activate, LocalizedText("activate", ja: "前面に戻す"),
      LocalizedText("Bring the app back to the front", ja: "アプリを前面に戻す"), needs: touchNeeds
    ) { model, _ in model.perform(.activate) },
    CatalogCommand(
      .launch, LocalizedText("launch", ja: "起動"),
      LocalizedText(
        "Launch the app afresh with more arguments and variables",
        ja: "引数や環境変数を加えてアプリを起動し直す"),
      argument: .optional(LocalizedText("arguments, NAME=value", ja: "引数、名前=値")),
      needs: touchNeeds
    ) { model, text in model.perform(.launch(HandLaunch(text))) },
    CatalogCommand(
      .turn, LocalizedText("rotate", ja: "回転"),
      LocalizedText("Turn the device", ja: "端末の向きを変える"),
      argument: .required(LocalizedText("orientation", ja: "向き")), needs: touchNeeds,
      complete: { _, _ in HandOrientation.allCases.map { Completion($0.rawValue) } }
    ) { model, text in model.turn(text) },
    CatalogCommand(
      .advance, LocalizedText("let time pass", ja: "時間を進める"),
      LocalizedText("Let virtual time pass", ja: "仮想時間を進める"),
      argument: .required(LocalizedText("seconds", ja: "秒数")), needs: touchNeeds
    ) { model, text in model.advance(text) },
  ]
}
