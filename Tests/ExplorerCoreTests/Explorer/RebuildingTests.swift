import ElementModel
import SessionProtocol
import SourceModel
import TerminalModel
import Testing

@testable import ExplorerCore

/// Sources that are built anew while a run is looked at.
struct RebuildingTests {
  /// The run of an edited test: each line lies lower, and the app is looked at once more before.
  private static let edited: [Event] = {
    var events = SignInRun.passing
    let place = events.firstIndex { if case .action = $0.content { true } else { false } } ?? 0
    var extra = events[place]
    extra.content = .note(Note(text: "new"))
    extra.isStop = true
    extra.stack = [SourceFrame(function: "SignInTests.look()", file: "/Tests.swift", line: 1)]
    events.insert(contentsOf: [extra, extra, extra], at: place)
    return numbered(events)
  }()

  private static func numbered(_ events: [Event]) -> [Event] {
    events.enumerated().map { index, event in
      var event = event
      event.index = index
      event.stack = event.stack.map { frame in
        var frame = frame
        frame.line += 40
        return frame
      }
      return event
    }
  }

  /// An explorer at the third action of a run, and what it is told next.
  private func explorer(_ next: [Event]) -> ExplorerHarness {
    var harness = ExplorerHarness([SignInRun.passing, next])
    harness.act(.started)
    while actions(harness).count < 3 { harness.type("s") }
    return harness
  }

  private func actions(_ harness: ExplorerHarness) -> [Action] {
    harness.model.run.record.events.compactMap {
      if case .action(let action) = $0.content { action } else { nil }
    }
  }

  private func replaced(_ tests: [String] = [SignInRun.test]) -> ExplorerAction {
    .hostReplaced(
      index: SignInSources.index, host: HostDescription(app: "Stores", tests: tests))
  }

  @Test func aChangeAsksForABuildAndLeavesTheRunAsItIs() {
    var harness = explorer(Self.edited)
    let before = harness.model.run.state.position
    harness.act(.sourcesChanged)
    #expect(harness.effects.last == .rebuild)
    harness.act(.buildProgress(.compilingTests(files: 3)))
    #expect(harness.model.notice == "Compiling the tests (3 files) …")
    harness.type("s")
    #expect(harness.model.run.state.position > before)
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func anotherHostGoesOnAtTheSamePlaceOfOtherSources() {
    var harness = explorer(Self.edited)
    let place = harness.model.run.state.position
    let title = actions(harness).last?.title
    harness.act(.sourcesChanged)
    harness.act(replaced())
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.position == place + 3)
    #expect(actions(harness).last?.title == title)
    #expect(harness.model.build.stage == nil)
    #expect(harness.model.notice == "Running the sources as they are now.")
    // The host before is gone, and its run with it.
    #expect(!harness.effects.contains(.killRun))
  }

  @Test func whatTheProjectSaysAnewOfDeviceAndNetworkIsTakenOver() {
    var harness = explorer(Self.edited)
    // A person has chosen something else than the project said, of which it says nothing new.
    _ = harness.model.settings.device.set(.dynamicTypeSize, to: "xLarge")
    var device = DeviceSettings.standard
    _ = device.set(.appearance, to: "dark")
    var network = NetworkConditions()
    network.isOffline = true
    harness.act(.sourcesChanged)
    harness.act(
      .hostReplaced(
        index: SignInSources.index, host: HostDescription(app: "Stores", tests: [SignInRun.test]),
        conditions: ProjectConditions(device: device, network: network)))
    #expect(
      harness.model.notice
        == "Running the sources as they are now. pomelo.yml: appearance: dark, network: offline.")
    _ = device.set(.dynamicTypeSize, to: "xLarge")
    #expect(harness.requests.last?.device == device)
    #expect(harness.model.networkConditions == network)
    // The same again changes nothing.
    harness.model.settings.device = .standard
    harness.act(.sourcesChanged)
    harness.act(
      .hostReplaced(
        index: SignInSources.index, host: HostDescription(app: "Stores", tests: [SignInRun.test]),
        conditions: ProjectConditions(
          device: harness.model.project.conditions.device, network: network)))
    #expect(harness.model.settings.device == .standard)
    #expect(harness.model.notice == "Running the sources as they are now.")
  }

  @Test func aPlaceThatIsGoneIsMadeUpForByTheLastOneBeforeIt() {
    let removed = actions(explorer([])).last
    let rest = SignInRun.passing.filter {
      guard case .action(let action) = $0.content else { return true }
      return action != removed
    }
    var harness = explorer(Self.numbered(rest))
    harness.act(replaced())
    #expect(harness.model.run.phase.isStopped)
    #expect(
      harness.model.notice
        == "The place where the run was is no longer there: this is the last before it.")
    #expect(actions(harness).contains { $0 == removed } == false)
    let last = harness.model.run.record.event(at: harness.model.run.state.position)
    #expect(last?.isStop == true)
    #expect(harness.requests.last?.firstIndex == harness.model.run.state.position)
    harness.type("s")
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func aFailureThatIsNewStopsTheRunEarlier() {
    var events = Array(SignInRun.passing.prefix(8))
    let frame = SourceFrame(function: "SignInTests.testSignIn()", file: "/Tests.swift", line: 9)
    events.append(
      Event(
        index: 0, time: 0, stack: [frame], isStop: true,
        content: .failure(
          Failure(message: "no", location: frame, pending: [], isFatal: true))))
    var harness = explorer(Self.numbered(events))
    harness.act(replaced())
    #expect(harness.model.notice == "Stopped at a failure that is new.")
    #expect(harness.model.run.state.position == 8)
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func aTestThatEndedHasEndedAgain() {
    var harness = ExplorerHarness([SignInRun.passing, Self.edited])
    harness.act(.started)
    harness.type("c")
    #expect(harness.model.run.phase.isEnded)
    harness.act(replaced())
    #expect(harness.model.run.phase.isEnded)
    #expect(harness.model.run.outcome == .passed)
    #expect(harness.model.run.record.events == Self.edited)
  }

  @Test func aTestThatIsGoneIsToldAndTheFirstOneIsRun() {
    var harness = explorer(Self.edited)
    harness.act(replaced(["OtherTests/testOther"]))
    #expect(harness.model.project.test == "OtherTests/testOther")
    #expect(harness.model.notice == "The test \(SignInRun.test) is no longer there.")
    #expect(harness.requests.last?.test == "OtherTests/testOther")
  }

  @Test func sourcesThatDoNotCompileLeaveEverythingAsItWas() {
    var harness = explorer(Self.edited)
    let position = harness.model.run.state.position
    let requests = harness.requests
    harness.act(.sourcesChanged)
    let problems = [
      BuildProblem(
        message: "cannot find 'x' in scope",
        location: SourceLocation(file: "/App/A.swift", line: 3)),
      BuildProblem(message: "more"),
    ]
    harness.act(.buildFailed(problems))
    #expect(harness.model.build.problems == problems)
    #expect(harness.model.build.stage == nil)
    #expect(
      harness.model.notice
        == "Not built: A.swift:3: cannot find 'x' in scope (and 1 more)")
    #expect(harness.model.run.state.position == position)
    #expect(harness.requests == requests)
    // The problems are listed, and lead to where they are.
    #expect(harness.model.pages.open.map(\.id) == [PageID(ProblemsPage.Key())])
    harness.press(.control("e"))
    #expect(harness.effects.last == .openEditor(file: "/App/A.swift", line: 3))
    harness.press(.enter)
    #expect(harness.model.shownLocation == SourceLocation(file: "/App/A.swift", line: 3))
    harness.type(":show-problems")
    harness.press(.enter)
    #expect(harness.model.pages.open.map(\.id) == [PageID(ProblemsPage.Key())])
    harness.act(replaced())
    #expect(harness.model.build.problems.isEmpty)
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func editsAreNoticedOrOffered() {
    var harness = explorer(Self.edited)
    harness.act(.sourceEdited)
    #expect(harness.model.notice == "Edited: ^R builds it and runs to here again.")
    harness.press(.control("w"))
    #expect(harness.effects.last == .watch(true))
    harness.act(.watching(true))
    #expect(harness.model.status(columns: 80).text.hasPrefix("watching  "))
    harness.act(.sourceEdited)
    #expect(harness.model.notice == "Watching: an edit is built at once.")
    harness.press(.control("w"))
    #expect(harness.effects.last == .watch(false))
    harness.act(.watching(false))
    #expect(harness.model.notice == "No longer watching.")
    harness.act(.watching(false))
    #expect(
      harness.model.notice == "The system has no watches left: edits are not noticed.")
  }

  @Test func aLostHostThatIsThereAgainRunsTheTestToTheSamePlace() {
    var harness = explorer(SignInRun.passing)
    let position = harness.model.run.state.position
    harness.act(.hostLost("it was ended by signal 9 (Killed)"))
    #expect(harness.model.run.phase == .lost("it was ended by signal 9 (Killed)"))
    harness.act(replaced())
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.position == position)
    #expect(harness.model.notice == "The host was started again.")
    #expect(harness.model.run.state.ended == nil)
  }

  @Test func aPersonWhoStopsTheWayThereHasItStopped() {
    var harness = explorer(Self.edited)
    harness.hold()
    harness.act(replaced())
    harness.act(.message(.runStarted(RunStarted(number: 2, processID: 1))))
    harness.type("p")
    harness.release()
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.position == 0)
    #expect(harness.model.run.phase.goal == nil)
  }

  @Test func aRunThatComesToNoStopIsEndedWhenItIsAskedToPauseTwice() {
    var harness = explorer(Self.edited)
    harness.hold()
    harness.type("cp")
    #expect(!harness.effects.contains(.interruptRun))
    harness.type("p")
    #expect(harness.effects.last == .interruptRun)
    harness.release()
    #expect(harness.model.run.phase.isStopped)
    // A run that has stopped meanwhile is asked anew.
    harness.hold()
    harness.type("cp")
    #expect(harness.effects.filter { $0 == .interruptRun }.count == 1)
  }
}
