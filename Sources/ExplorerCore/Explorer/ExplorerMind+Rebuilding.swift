import SessionProtocol
import SourceModel

/// Building the sources again, and going on with a new host.
extension ExplorerMind {
  /// Has the sources built anew; the run stays as it is until another host is there.
  mutating func rebuild() -> [ExplorerEffect] {
    build.begin()
    return [.rebuild]
  }

  /// Has the host started again after it was lost.
  mutating func restartHost() -> [ExplorerEffect] {
    notice = language.say("Starting the host again …", ja: "ホストを起動し直しています…")
    return [.restartHost]
  }

  /// Ends a run that does not come to a stop; it reports where it was.
  mutating func interrupt() -> [ExplorerEffect] {
    notice = language.say(
      "Ending the run where it is: it has come to no stop.", ja: "停止位置がないため、実行をその場で終わらせます。")
    return [.interruptRun]
  }

  /// Starts or stops watching the sources for edits.
  mutating func toggleWatching() -> [ExplorerEffect] { [.watch(!build.isWatching)] }

  /// Takes in the progress and the outcome of a build.
  mutating func receive(build action: ExplorerAction) -> [ExplorerEffect] {
    let language = language
    switch action {
    case .buildProgress(let stage):
      build.stage = stage
      notice = stage.text(language)
    case .buildFailed(let problems):
      build.fail(problems)
      // A lesson tells of the first one beside what it asks for.
      if lesson.lesson == nil { open(ProblemsPage.Key()) } else { failLesson(problems) }
      notice = BuildState.text(of: problems, language)
    case .hostReplaced(let index, let host, let conditions):
      let changes = conditions.flatMap { adopt($0) }
      let effects = replaceHost(index: index, host: host)
      if let changes {
        let text = language.say(" pomelo.yml: \(changes).", ja: "pomelo.yml の変更: \(changes)。")
        notice = (notice ?? "") + text
      }
      return effects
    case .sourcesChanged: return rebuild()
    case .watching(let isOn): notice = build.setWatching(isOn, language)
    case .sourceEdited: offerRebuild()
    default: break
    }
    return []
  }

  /// Offers a build after an edit that the explorer knows of, unless the sources are watched.
  private mutating func offerRebuild() {
    // Whoever watches the sources has noticed the edit too, and builds.
    guard !build.isWatching else { return }
    let key = preferences.way(to: .rebuild)
    notice = language.say(
      "Edited: \(key) builds it and runs to here again.", ja: "編集されました。\(key) で再ビルドし、ここまで実行します。")
  }

  private mutating func adopt(_ conditions: ProjectConditions) -> String? {
    let former = project.conditions
    project.conditions = conditions
    return settings.adopt(conditions, after: former, language)
  }

  // MARK: Hosts

  /// Goes on with another host: runs the test again as far as it was.
  private mutating func replaceHost(
    index: ProjectIndex, host: HostDescription
  ) -> [ExplorerEffect] {
    let language = language
    let isRebuilt = build.finish()
    project.replace(host: host, index: index, isRebuilt: isRebuilt)
    if isRebuilt {
      tests.askAgain()
      lessonIsBuilt()
    }
    pages.close(ProblemsPage.Key.self)
    breakpoints.readConditions(index)
    sources = SourceCache()
    // The process of the run ended with its host, so there is nothing to kill.
    run.phase = .idle
    if let next = build.takeTestToCome(among: host.tests) { return start(test: next) }
    let place = Resumption(events: run.record.events, position: run.state.position)
    guard let test = project.test, host.tests.contains(test) else {
      let former = project.test
      project.test = host.tests.first
      let effects = startRun()
      notice = former.map {
        language.say("The test \($0) is no longer there.", ja: "テスト \($0) はもうありません。")
      }
      return effects
    }
    let effects = startRun()
    if let place { run.aim(at: .resumption(place)) }
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
    guard case .resumption(var resumption) = run.phase.goal else { return nil }
    let progress = resumption.receive(event)
    run.aim(at: .resumption(resumption))
    switch progress {
    case .onTheWay: return [.send(.proceed)]
    case .here: break
    case .newFailure:
      notice = language.say(
        "Stopped at a failure that is new.", ja: "新しい失敗で停止しました。")
    }
    run.stop()
    follow()
    return runQueued()
  }

  /// Goes back to the last event that both runs have, when the new one has ended without reaching
  /// the place of the old one.
  ///
  /// - Returns: What is to be done; nil when the run is where it should be.
  mutating func resumeNearby() -> [ExplorerEffect]? {
    guard case .resumption(let resumption) = run.phase.goal, !resumption.leadsToEnd,
      let place = resumption.lastCommon
    else { return nil }
    let effects = go(to: place)
    let text = language.say(
      "The place where the run was is no longer there: this is the last before it.",
      ja: "実行していた位置はなくなりました。その手前の最後の位置です。")
    run.state.note(text)
    notice = text
    return effects
  }
}
