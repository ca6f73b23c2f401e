import ElementModel
import Foundation
import SessionProtocol
import Testing

extension HostTests {
  /// Acting by hand on the live app while a test is stopped.
  @Suite struct HandTests {
    static let test = "SignInTests/testSignIn"
    static let prefix = "com.example.stores."

    /// A run that is about to tap the tab of the other features.
    private func runAtFirstTap(
      first: Int = 0, _ interventions: [Intervention] = []
    ) throws -> StoppedRun {
      let run = try StoppedRun(Self.test, first: first, interventions: interventions)
      try run.step { $0.action?.hasPrefix("Tap") == true }
      return run
    }

    /// A run that is about to type the mail address into the form.
    private func runAtForm() throws -> StoppedRun {
      let run = try StoppedRun(Self.test)
      try run.step { $0.action?.contains("emailTextField") == true }
      return run
    }

    @Test func aTapReachesTheAppAndTheTestGoesOn() throws {
      let run = try runAtFirstTap()
      let stop = try #require(run.place)
      let hand = try run.perform(.tap(.element(id: run.id("ホーム"))))
      #expect(hand.title == "Tap \"\(Self.prefix)homeTab\" Button")
      #expect(hand.problem == nil)
      let own = run.events.drop { $0.index <= stop.index }
      #expect(own.first?.content == .hand(HandEvent(progress: .began, title: hand.title)))
      #expect(
        own.contains { $0.action == "Tap \"\(Self.prefix)homeTab\" Button" && $0.stack.isEmpty })
      #expect(run.place?.stack == stop.stack)
      #expect(try run.status() == .passed)
    }

    @Test func whatIsDoneByHandChangesWhatTheTestFinds() throws {
      let run = try runAtForm()
      #expect(try run.perform(.back).problem == nil)
      #expect(run.screen.elements.allSatisfy { $0.identifier != Self.prefix + "emailTextField" })
      #expect(try run.status() == .failed)
    }

    @Test func textGoesWhereTheKeyboardIs() throws {
      let run = try runAtForm()
      #expect(
        try run.perform(.type("a")).problem
          == "Failed to synthesize event: Neither element nor any descendant has keyboard focus. "
          + "Event dispatch snapshot: Application, pid: 0, label: 'Stores'")
      let field = try run.id(Self.prefix + "emailTextField", .textField)
      #expect(try run.perform(.typeInto(id: field, text: "日本\"")).problem == nil)
      #expect(try run.perform(.type("語")).problem == nil)
      #expect(run.screen.elements.first { $0.id == field }?.value == "日本\"語")
    }

    @Test func whatCannotBeDoneIsAProblemAndNoFailure() throws {
      let run = try runAtForm()
      let button = try run.id(Self.prefix + "signInButton")
      let before = run.place?.time ?? 0
      #expect(
        try run.perform(.tap(.element(id: button))).problem
          == "Failed to tap \"\(Self.prefix)signInButton\" Button: It is disabled, "
          + "so nothing would happen.")
      #expect(
        try run.perform(.tap(.element(id: -7))).problem
          == "Failed to tap element -7: No matches found for Identity Binding")
      #expect(try run.perform(.tap(.point(x: .nan, y: 0))).problem?.contains("nowhere") == true)
      #expect(
        try run.perform(.advance(seconds: .infinity)).problem
          == "Failed to let time pass: inf s is not between 0 and 3600 s.")
      #expect((run.place?.time ?? 0) - before < 2)
      #expect(try run.status() == .passed)
    }

    @Test func timePassesGesturesAndKeysOfTheDeviceWork() throws {
      let run = try runAtFirstTap()
      let before = run.place?.time ?? 0
      #expect(try run.perform(.advance(seconds: 7)).problem == nil)
      #expect((run.place?.time ?? 0) - before > 6.99)
      let target = HandTarget.point(x: 200, y: 400)
      let actions: [HandAction] = [
        .doubleTap(target), .press(target, seconds: 0.5), .swipe(target, .up),
        .scroll(target, dx: 0, dy: -100), .drag(from: target, to: .point(x: 200, y: 200)),
      ]
      for action in actions {
        let hand = try run.perform(action)
        #expect(hand.problem == nil, "\(action)")
      }
      #expect(try run.perform(.home).problem == nil)
      #expect(run.screen.elements.contains { $0.type == .icon })
      #expect(try run.perform(.tap(.element(id: run.id("Stores", .icon)))).problem == nil)
      #expect(run.screen.elements.first?.label == "Stores")
    }

    @Test func nothingGoesBackWhereThereIsNoWay() throws {
      let run = try runAtFirstTap()
      #expect(
        try run.perform(.back).problem
          == "Failed to go back: There is no back button, and nothing in front that a tap beside "
          + "it dismisses.")
    }

    @Test func beforeTheTestBeginsThereIsNothingToActOn() throws {
      let run = try StoppedRun(Self.test)
      #expect(
        try run.perform(.tap(.point(x: 1, y: 1))).problem
          == "The test has not begun, and its app is not launched: go on to its first step.")
      #expect(try run.status() == .passed)
    }

    @Test func aRunIsRepeatedWithWhatWasDoneByHand() throws {
      let live = try runAtFirstTap()
      let first = try #require(live.place).index
      let home = HandAction.tap(.element(id: try live.id("ホーム")))
      try live.perform(home)
      let second = try #require(live.place).index
      try live.perform(.advance(seconds: 3))
      try live.finish()

      let interventions = [
        Intervention(at: first, action: home),
        Intervention(at: second, action: .advance(seconds: 3)),
      ]
      let stepped = try StoppedRun(Self.test, interventions: interventions)
      try stepped.finish()
      #expect(stepped.difference(from: live.events) == nil)

      // Beyond it at once, and with all at one stop.
      let later = try #require(live.events.last { $0.isStop && $0.index < live.events.count - 1 })
      let same = interventions.map { Intervention(at: first, action: $0.action) }
      for list in [interventions, same] {
        let jumped = try StoppedRun(Self.test, first: later.index, interventions: list)
        try jumped.finish()
        #expect(
          jumped.difference(from: live.events.filter { $0.index >= later.index }) == nil)
        #expect(jumped.digest == live.digest)
      }
    }

    @Test func anotherWayForgetsWhatWasDoneByHand() throws {
      let first = try #require(try runAtFirstTap().place).index
      let plan = [Intervention(at: first, action: .advance(seconds: 100))]
      let run = try runAtFirstTap(first: first, plan)
      try run.perform(.advance(seconds: 1))
      try run.finish()
      #expect((run.place?.time ?? 100) < 60)
      let planned = HandEvent(progress: .began, title: "Let 100.0s pass")
      #expect(!run.events.contains { $0.content == .hand(planned) })
    }

    @Test func whatHasLostItsPlaceIsTold() throws {
      let run = try StoppedRun(
        Self.test, interventions: [Intervention(at: 1, action: .back)])
      try run.finish()
      let notes = run.events.compactMap { event -> String? in
        if case .note(let note) = event.content { note.text } else { nil }
      }
      #expect(notes == ["Not done by hand again, as the run did not stop at event 1: Go back"])
    }
  }
}
