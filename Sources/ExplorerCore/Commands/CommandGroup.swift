/// The headings of the help page, in its order.
enum CommandGroup: CaseIterable, Hashable, Sendable {
  case run, tests, snapshots, lessons, time, breakpoints, act, look, panes, move, program

  /// What a person reads.
  var title: LocalizedText {
    switch self {
    case .run: LocalizedText("Run", ja: "実行")
    case .tests: LocalizedText("Tests", ja: "テスト")
    case .snapshots: LocalizedText("Snapshots", ja: "スナップショット")
    case .lessons: LocalizedText("Lessons", ja: "レッスン")
    case .time: LocalizedText("Time travel", ja: "時間移動")
    case .breakpoints: LocalizedText("Breakpoints", ja: "ブレークポイント")
    case .act: LocalizedText("Act by hand", ja: "手で操作")
    case .look: LocalizedText("Look", ja: "調べる")
    case .panes: LocalizedText("Panes", ja: "ペイン")
    case .move: LocalizedText("Move", ja: "移動")
    case .program: LocalizedText("pomelo", ja: "pomelo")
    }
  }
}
