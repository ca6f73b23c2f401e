import SessionProtocol

/// How the run is, in a few words.
extension ExplorerModel {
  /// A text with what it means.
  struct Status: Hashable {
    var text: String
    var role: Role
  }

  /// What stands at the right of the bar at the bottom.
  func status(columns: Int) -> Status {
    var parts = [runStatus.text]
    if let stage = build.stage {
      parts.insert(stage.text(language), at: 0)
    } else if build.isWatching, columns >= 72 {
      parts.insert(language.say("watching", ja: "監視中"), at: 0)
    }
    if run.isDiverged { parts.insert(language.say("≠ not deterministic", ja: "≠ 再現しません"), at: 0) }
    if columns >= 72 || settings.seed != 0 { parts.append("seed \(settings.seed)") }
    if columns >= 72, settings.speed.factor != nil { parts.append(settings.speed.title) }
    return Status(
      text: parts.joined(separator: "  "), role: run.isDiverged ? .fail : runStatus.role)
  }

  private var runStatus: Status {
    switch run.phase {
    case .idle: Status(text: language.say("no test", ja: "テストなし"), role: .dim)
    case .starting: Status(text: language.say("starting", ja: "開始中"), role: .wait)
    case .running:
      Status(
        text: run.phase.isCatchingUp
          ? language.say("catching up", ja: "追いつき中")
          : run.phase.pursuit?.isPausing == true
            ? language.say("pausing", ja: "停止待ち") : language.say("running", ja: "実行中"),
        role: .wait)
    case .stopped:
      run.state.current?.isFailure ?? false
        ? Status(text: language.say("✗ FAILED here", ja: "✗ ここで失敗"), role: .fail)
        : Status(text: language.say("stopped", ja: "停止中"), role: .text)
    case .ended: ended
    case .lost: Status(text: language.say("host lost", ja: "ホスト消失"), role: .fail)
    }
  }

  private var ended: Status {
    switch run.state.ended?.status {
    case .passed: Status(text: "✓ PASSED", role: .pass)
    case .failed: Status(text: "✗ FAILED", role: .fail)
    case .skipped: Status(text: "– SKIPPED", role: .wait)
    case .crashed, nil: Status(text: "✗ CRASHED", role: .fail)
    }
  }
}
