import SessionProtocol
import TerminalModel

extension CommandCatalog {
  /// Going forward, and what is run.
  static let run: [CatalogCommand] = stepping + conditions

  private static let stepping: [CatalogCommand] = [
    CatalogCommand(
      .stepInto, keys: [.character("s")], LocalizedText("step", ja: "ステップ"),
      LocalizedText("Go on to the next place where the run can stop", ja: "次に停止できる位置まで進む"),
      needs: [.uncoveredRun, .liveRun]
    ) { model, _ in model.step(.stepInto) },
    CatalogCommand(
      .stepOver, keys: [.character("n")], LocalizedText("over", ja: "オーバー"),
      LocalizedText("Run the current call to its end", ja: "今の呼び出しを終わりまで実行する"),
      needs: [.uncoveredRun, .liveRun]
    ) { model, _ in model.step(.stepOver) },
    CatalogCommand(
      .stepOut, keys: [.character("o"), .character("r")], LocalizedText("out", ja: "アウト"),
      LocalizedText("Run the current function to its end", ja: "今の関数を終わりまで実行する"),
      needs: [.uncoveredRun, .liveRun]
    ) { model, _ in model.step(.stepOut) },
    CatalogCommand(
      .runToCursor, keys: [.character("t")], LocalizedText("to cursor", ja: "カーソルまで"),
      LocalizedText(
        "Run until the line selected in Source, Chain or Pages is reached",
        ja: "ソースなどで選択した行に着くまで実行する"),
      needs: [.uncoveredRun, .liveRun]
    ) { model, _ in model.runToCursor() },
    CatalogCommand(
      .goOn, keys: [.character("c")], LocalizedText("go", ja: "続行"),
      LocalizedText(
        "Run to the next breakpoint or failure, or to the end", ja: "ブレークポイントか失敗、または終わりまで実行する"),
      needs: [.uncoveredRun, .liveRun]
    ) { model, _ in model.step(.goOn) },
    CatalogCommand(
      .pause, keys: [.character("p")], LocalizedText("pause", ja: "一時停止"),
      LocalizedText("Stop a run that goes on", ja: "実行中のテストを止める"),
      needs: [.uncoveredRun, .runningRun]
    ) { model, _ in model.pause() },
    CatalogCommand(
      .finishWait, keys: [.character(" ")], LocalizedText("finish wait", ja: "待機を終える"),
      LocalizedText("Run the current wait to its end at once", ja: "今の待機をすぐに終わりまで進める"),
      needs: [.uncoveredRun, .openWait]
    ) { model, _ in model.finishWait() },
    CatalogCommand(
      .restart, keys: [.character("R")], LocalizedText("restart", ja: "再実行"),
      LocalizedText(
        "Run the test again from its beginning; start a host that was lost again",
        ja: "テストを最初から実行し直す（失われたホストは起動し直す）"),
      needs: [.uncoveredRun, .test]
    ) { model, _ in
      model.run.phase.isLost || model.run.phase.isHostSilent
        ? model.restartHost() : model.startRun()
    },
    CatalogCommand(
      .rebuild, keys: [.control("r")], LocalizedText("rebuild", ja: "再ビルド"),
      LocalizedText(
        "Build the sources as they are now, and run to the same place again",
        ja: "今のソースをビルドし、同じ位置まで実行し直す"),
      needs: [.uncoveredRun]
    ) { model, _ in model.rebuild() },
    CatalogCommand(
      .watchSources, keys: [.control("w")], LocalizedText("watch", ja: "監視"),
      LocalizedText(
        "Build the sources again whenever one is edited, or no longer",
        ja: "ソースが編集されるたびに再ビルドする／しない")
    ) { model, _ in model.toggleWatching() },
  ]

  private static let conditions: [CatalogCommand] = [
    CatalogCommand(
      .setSpeed, keys: [.character("v")], LocalizedText("speed", ja: "速度"),
      LocalizedText(
        "Choose how fast a run goes: instant, watch, or a multiple of real time",
        ja: "実行の速さを選ぶ（instant、watch、実時間の倍率）"),
      argument: .required(LocalizedText("instant, watch, 10, 3 or 1", ja: "instant、watch、10、3、1")),
      complete: { _, _ in RunSpeed.allCases.map { Completion($0.name) } }
    ) { model, text in model.set(speed: text) },
    CatalogCommand(
      .faster, keys: [.character("}")], LocalizedText("faster", ja: "速く"),
      LocalizedText("Run faster", ja: "実行を速くする")
    ) { $0.settings.speed = $0.settings.speed.faster },
    CatalogCommand(
      .slower, keys: [.character("{")], LocalizedText("slower", ja: "遅く"),
      LocalizedText("Run slower, down to real time", ja: "実行を遅くする（実時間まで）")
    ) { $0.settings.speed = $0.settings.speed.slower },
    CatalogCommand(
      .setSeed, LocalizedText("seed", ja: "シード"),
      LocalizedText(
        "Run the test under another schedule of asynchronous work", ja: "非同期処理の別の順序でテストを実行する"),
      argument: .required(LocalizedText("a number; 0 is the nominal one", ja: "数。0 が標準")),
      needs: [.uncoveredRun, .host, .test]
    ) { model, text in model.set(seed: text) },
    CatalogCommand(
      .chooseDevice, keys: [.character("d")], LocalizedText("device", ja: "デバイス"),
      LocalizedText(
        "Choose device, appearance, text size, language, orientation, network",
        ja: "機種、外観、文字サイズ、言語、向き、ネットワークを選ぶ"),
      needs: [.noPage, .host, .test]
    ) { $0.open(DevicePage.Key()) },
  ]
}
