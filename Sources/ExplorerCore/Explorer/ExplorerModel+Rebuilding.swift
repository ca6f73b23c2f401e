import SessionProtocol
import SourceModel

/// Sources that are built anew, and hosts that take the place of others.
extension ExplorerModel {
  /// Has the sources built anew; the run stays as it is until another host is there.
  mutating func rebuild() -> [ExplorerEffect] {
    buildStage = .reading
    return [.rebuild]
  }

  /// Has the host started again after it was lost.
  mutating func restartHost() -> [ExplorerEffect] {
    notice = language.say("Starting the host again …", ja: "ホストを起動し直しています…")
    return [.restartHost]
  }

  /// Ends a run that comes to no stop, which then says where it was.
  mutating func interrupt() -> [ExplorerEffect] {
    notice = language.say(
      "Ending the run where it is: it has come to no stop.", ja: "停止位置がないため、実行をその場で終わらせます。")
    return [.interruptRun]
  }

  /// Takes in how a build goes, and what comes of it.
  mutating func receive(build action: ExplorerAction) -> [ExplorerEffect] {
    switch action {
    case .buildProgress(let stage):
      buildStage = stage
      notice = stage.text(language)
    case .buildFailed(let problems): failBuild(problems)
    case .hostReplaced(let index, let host, let conditions):
      let changes = conditions.flatMap { adopt($0) }
      let effects = replaceHost(index: index, host: host)
      if let changes {
        let text = language.say(" pomelo.yml: \(changes).", ja: "pomelo.yml の変更: \(changes)。")
        notice = (notice ?? "") + text
      }
      return effects
    case .sourcesChanged: return rebuild()
    case .watching(let isOn): setWatching(isOn)
    case .sourceEdited: offerRebuild()
    default: break
    }
    return []
  }

  // MARK: Edits

  /// Begins to notice edits of the sources, or ends it.
  mutating func toggleWatching() -> [ExplorerEffect] { [.watch(!isWatching)] }

  private mutating func setWatching(_ isOn: Bool) {
    notice =
      isOn
      ? language.say("Watching: an edit is built at once.", ja: "監視中：編集するとすぐにビルドします。")
      : isWatching
        ? language.say("No longer watching.", ja: "監視をやめました。")
        : language.say(
          "The system has no watches left: edits are not noticed.", ja: "システムの監視数が上限のため、監視できません。")
    isWatching = isOn
  }

  /// Says how to take in an edit that nothing else notices.
  private mutating func offerRebuild() {
    // The watch has seen it too, and builds.
    guard !isWatching else { return }
    let key = keymap.keys(for: .rebuild).first?.name ?? ":\(ExplorerCommand.rebuild.name)"
    notice = language.say(
      "Edited: \(key) builds it and runs to here again.", ja: "編集されました。\(key) で再ビルドし、ここまで実行します。")
  }

  // MARK: Builds

  private mutating func failBuild(_ problems: [BuildProblem]) {
    buildStage = nil
    buildProblems = problems
    testToCome = nil
    open(.problems)
    let place = problems.first?.location.map { "\($0): " } ?? ""
    let first = problems.first.map { place + $0.message } ?? ""
    let count = problems.count - 1
    let more = count > 0 ? language.say(" (and \(count) more)", ja: "（ほか \(count) 件）") : ""
    notice = language.say("Not built: \(first)\(more)", ja: "ビルドできません：\(first)\(more)")
  }

  /// Goes on with another host: runs the test again as far as it was.
  private mutating func replaceHost(
    index: ProjectIndex, host: HostDescription
  ) -> [ExplorerEffect] {
    let isRebuilt = buildStage != nil
    if isRebuilt {
      // What runs of other sources did says nothing of these.
      outcomes = [:]
      observations = ProjectObservations()
    }
    buildStage = nil
    buildProblems = []
    isHostSilent = false
    overlays.removeAll { $0.kind == .problems }
    self.host = host
    self.index = index
    readConditions()
    sources = SourceCache()
    // The run went with its host: there is nothing to kill.
    phase = .idle
    heldEvents = []
    let place = Resumption(events: record.events, position: state.position)
    if let next = testToCome, host.tests.contains(next) {
      testToCome = nil
      overlays = []
      test = next
      return startRun()
    }
    guard let test, host.tests.contains(test) else {
      let former = test
      test = host.tests.first
      let effects = startRun()
      notice = former.map {
        language.say("The test \($0) is no longer there.", ja: "テスト \($0) はもうありません。")
      }
      return effects
    }
    let effects = startRun()
    if let place {
      resumption = place
      // It passes every stop, failures included, which are looked at on the way.
      goal = .event(.max)
    }
    notice =
      isRebuilt
      ? language.say("Running the sources as they are now.", ja: "今のソースで実行しています。")
      : language.say("The host was started again.", ja: "ホストを起動し直しました。")
    return effects
  }

  /// Goes on to the place where the run of the former sources was, and stops there.
  ///
  /// - Parameter event: A stop, not the test's end.
  /// - Returns: What is to be done; nil when the person wants something else meanwhile.
  mutating func resume(at event: Event) -> [ExplorerEffect]? {
    guard goal == .event(.max), var resumption else {
      self.resumption = nil
      return nil
    }
    let progress = resumption.receive(event)
    self.resumption = resumption
    switch progress {
    case .onTheWay: return [.send(.proceed)]
    case .here: break
    case .newFailure:
      notice = language.say("Stopped earlier: this failure is new.", ja: "手前で停止：新しい失敗です。")
    }
    self.resumption = nil
    phase = .stopped
    goal = nil
    follow()
    return runQueued()
  }

  /// Goes back to the last event that both runs have, when the new one has ended without reaching
  /// the place of the old one.
  ///
  /// - Returns: What is to be done; nil when the run is where it should be.
  mutating func resumeNearby() -> [ExplorerEffect]? {
    guard let resumption else { return nil }
    self.resumption = nil
    guard goal == .event(.max), !resumption.leadsToEnd, let place = resumption.lastCommon else {
      return nil
    }
    let effects = go(to: place)
    let text = language.say(
      "The place where the run was is no longer there: this is the last before it.",
      ja: "実行していた位置はなくなりました。その手前の最後の位置です。")
    state.note(text)
    notice = text
    return effects
  }
}
