import SessionProtocol

/// The state of the run in a few words.
extension ExplorerMind {
  /// What stands at the right of the bar at the bottom.
  func status(columns: Int) -> StatusText {
    var parts = [runStatus.text]
    if let beside = tests.beside { parts.insert(beside.text(language), at: 0) }
    if let stage = build.stage {
      parts.insert(stage.text(language), at: 0)
    } else if build.isWatching, columns >= 72 {
      parts.insert(language.say("watching", ja: "監視中"), at: 0)
    }
    if recording.isOn { parts.insert(language.say("● recording", ja: "● 記録中"), at: 0) }
    if run.isDiverged { parts.insert(language.say("≠ not deterministic", ja: "≠ 再現しません"), at: 0) }
    if columns >= 72 || settings.seed != 0 { parts.append("seed \(settings.seed)") }
    if columns >= 72, settings.speed.factor != nil { parts.append(settings.speed.title) }
    return StatusText(
      text: parts.joined(separator: "  "), role: run.isDiverged ? .fail : runStatus.role)
  }

  private var runStatus: StatusText {
    switch run.phase {
    case .idle: StatusText(text: language.say("no test", ja: "テストなし"), role: .dim)
    case .starting: StatusText(text: language.say("starting", ja: "開始中"), role: .wait)
    case .running:
      StatusText(
        text: run.phase.isCatchingUp
          ? language.say("catching up", ja: "追いつき中")
          : run.phase.pursuit?.isPausing == true
            ? language.say("pausing", ja: "停止待ち") : language.say("running", ja: "実行中"),
        role: .wait)
    case .stopped where run.state.ended != nil: ended
    case .stopped:
      run.state.current?.isFailure ?? false
        ? StatusText(text: language.say("✗ FAILED here", ja: "✗ ここで失敗"), role: .fail)
        : StatusText(text: language.say("stopped", ja: "停止中"), role: .text)
    case .ended: ended
    case .lost: StatusText(text: language.say("host lost", ja: "ホスト消失"), role: .fail)
    }
  }

  private var ended: StatusText {
    switch run.state.ended?.status {
    case .passed: StatusText(text: "✓ PASSED", role: .pass)
    case .failed: StatusText(text: "✗ FAILED", role: .fail)
    case .skipped: StatusText(text: "– SKIPPED", role: .wait)
    case .crashed, nil: StatusText(text: "✗ CRASHED", role: .fail)
    }
  }
}
