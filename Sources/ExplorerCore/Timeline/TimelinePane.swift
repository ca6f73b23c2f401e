extension Pane {
  /// The events of the run as marks, to travel along.
  package static let timeline = Pane(6, LocalizedText("Timeline", ja: "タイムライン"), at: .row)
}

/// The row of the timeline, which has no items to select.
struct TimelinePane: PaneContent {
  static let guidance: Guidance? = Guidance(
    LocalizedText(
      "The run's virtual time, with its actions, waits and failures.",
      ja: "実行の仮想時間です。操作・待機・失敗が並びます。"),
    LocalizedText(
      "Moving in it takes the run to that moment, also backward.",
      ja: "移動すると実行もその時点へ、前にも後ろにも動きます。"),
    lesson: "waiting-ways")

  /// What the command does that gives it the keys.
  static let help = LocalizedText(
    "Give the keys to Timeline: left and right travel", ja: "タイムラインへ移る（左右で時間移動）")

  func document(cursor: Int?) -> PaneDocument { PaneDocument(count: 0, anchor: 0) { _, _ in [] } }
}
