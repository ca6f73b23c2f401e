import ElementModel
import Recording
import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

extension ExplorerHarness {
  /// Records two taps with something typed between them, which is left out.
  mutating func record() {
    type("*")
    act(.line("tap Sign In"))
    act(.line("type a"))
    act(.line("tap Sign In"))
    type("Ykx")
    press(.escape)
  }
}

struct RecordingInExplorerTests {
  private func explorer() -> ExplorerHarness { .calling() }

  private func titles(_ harness: ExplorerHarness) -> [String] {
    steps(harness).map(\.title)
  }

  /// The steps without what the test did before.
  private func steps(_ harness: ExplorerHarness) -> [RecordedStep] {
    harness.model.recording.entries.filter { $0.id != RecordingEntry.beginning }.map(\.step)
  }

  /// The steps that code was asked for last, without what the test did before.
  private func ordered(_ harness: ExplorerHarness) -> [RecordedStep] {
    (orders(harness).last?.steps ?? []).filter { !$0.title.isEmpty }
  }

  /// The orders for code, the latest last.
  private func orders(_ harness: ExplorerHarness) -> [RecordingOrder] {
    harness.effects.compactMap { effect in
      if case .recording(.write(let order)) = effect { order } else { nil }
    }
  }

  @Test func whatIsDoneWhileItIsOnIsRecorded() {
    var harness = explorer()
    harness.act(.line("type before"))
    harness.type("*")
    harness.act(.line("type a"))
    harness.type("*")
    harness.act(.line("type between"))
    harness.type("*")
    harness.act(.line("type b"))
    #expect(titles(harness) == [#"type("a")"#, #"type("b")"#])
    #expect(harness.model.recording.gaps == 1)
    #expect(ordered(harness).map(\.title) == titles(harness))
  }

  @Test func whatCouldNotBeDoneIsNot() {
    var harness = explorer()
    harness.handResult = { action in
      if case .tap = action { ("it is covered", nil) } else { (nil, nil) }
    }
    harness.type("*")
    harness.act(.line("tap Sign In"))
    harness.act(.line("type a"))
    #expect(titles(harness) == [#"type("a")"#])
  }

  @Test func goingBackAndDoingSomethingElseRecordsFromThere() {
    var harness = explorer()
    harness.type("*")
    harness.act(.line("type a"))
    harness.act(.line("type b"))
    harness.type("[[")
    harness.act(.line("type c"))
    #expect(titles(harness) == [#"type("a")"#, #"type("c")"#])
    // The other way is a branch, and is recorded again when it is gone back to.
    #expect(harness.model.run.branches.count == 1)
    harness.type("y")
    harness.press(.enter)
    #expect(titles(harness) == [#"type("a")"#, #"type("b")"#])
  }

  @Test func earlierActionsCanBeTakenIn() {
    var harness = explorer()
    harness.act(.line("type a"))
    harness.act(.line("add-actions"))
    #expect(titles(harness) == [#"type("a")"#])
    #expect(harness.model.pages.front?.id == PageID(RecordingPage.Key()))
  }

  @Test func aStepIsLeftOutAndTakenInAgain() {
    var harness = explorer()
    harness.record()
    #expect(ordered(harness).count == 2)
    harness.type("Yk")
    harness.press(.delete)
    #expect(ordered(harness).count == 3)
  }

  @Test func anotherCallIsTaken() {
    var harness = explorer()
    harness.record()
    harness.type("Yg")
    harness.press(.enter)
    harness.press(.down)
    harness.press(.enter)
    #expect(orders(harness).last?.choices.calls == [0: "SignInViewPage.other()"])
    let lines = RecordingLines(harness.model.recording).items
    #expect(lines.first?.code == ["SignInViewPage(app: app)", "SignInViewPage.other()"])
  }

  @Test func aStepIsMoved() {
    var harness = explorer()
    harness.record()
    harness.type("Yk")
    let former = titles(harness)
    harness.type("K")
    #expect(titles(harness) == [former[1], former[0], former[2]])
    #expect(harness.model.recording.isRearranged)
    #expect(ordered(harness).first?.title == former[0])
    harness.type("J")
    #expect(titles(harness) == former)
  }

  @Test func anotherTextIsTyped() {
    let screen = ElementTree.empty
    let action = RecordedAction(
      kind: .type(text: "a"), title: "Type 'a'", elementID: nil, before: screen, after: screen,
      event: 1, time: 0)
    var recording = RecordingState()
    let step = RecordedStep(title: "Type 'a'", .act([action])).typing("b")
    #expect(step.typedText == "b")
    #expect(step.title == "Type 'b'")
    recording.edit(3, typing: "b")
    #expect(recording.edits == [3: "b"])
    #expect(recording.isRearranged)
    var harness = explorer()
    harness.record()
    harness.act(.line("edit-step 1 b"))
    #expect(harness.model.notice == "no step 1 types a text")
  }

  @Test func anElementIsLookedForInAnotherWay() throws {
    var harness = explorer()
    harness.record()
    harness.type("Yg")
    harness.press(.enter)
    let page = try #require(harness.model.pages.front)
    guard let key = page.id.key as? RecordedChoicesPage.Key else {
      Issue.record("\(page.id)")
      return
    }
    let choices = harness.model.choicesPage(of: key.step)
    let intents = choices.document.document.count - 1
    #expect(choices.act(.select, on: intents).count == 2)
    harness.press(.end)
    harness.press(.enter)
    #expect(orders(harness).last?.choices.locators.count == 1)
  }

  /// The steps of a run that is over are kept, whatever the next one does.
  @Test func itOutlivesTheRun() {
    var harness = explorer()
    harness.record()
    let former = steps(harness)
    harness.type("R")
    #expect(steps(harness) == former)
    #expect(!harness.model.recording.isOn)
    harness.type("s*")
    harness.act(.line("type more"))
    #expect(steps(harness).dropLast() == former[...])
    // What was left out stays so.
    #expect(ordered(harness).count == 3)
  }

  @Test func anAssertionIsAStep() {
    var harness = explorer()
    harness.type("*1jj;")
    harness.press(.enter)
    guard case .check(let check)? = steps(harness).first?.content else {
      Issue.record("\(titles(harness))")
      return
    }
    #expect(check.subject == .exists)
  }

  @Test func itIsSavedWithoutTheDifferencesThatAreLeftOut() {
    var harness = explorer()
    harness.record()
    harness.type("S")
    #expect(harness.model.typing.prompt?.line.text == "test SignInTests/testByHand")
    harness.press(.enter)
    harness.type("jx")
    harness.press(.enter)
    guard case .recording(.save(let order, let target, let leftOut))? = harness.effects.last else {
      Issue.record("not saved")
      return
    }
    #expect(order.steps.filter { !$0.title.isEmpty }.count == 2)
    #expect(target == .test(className: "SignInTests", method: "testByHand"))
    #expect(leftOut == [RecordingChange.Place(file: 1, hunk: 0)])
    #expect(harness.model.pages.front?.id == PageID(SavedTestPage.Key()))
    #expect(!harness.model.recording.isUnsaved)
    // What comes then is another recording.
    harness.press(.escape)
    harness.type("**")
    #expect(steps(harness).isEmpty)
  }

  @Test func aTargetThatIsNoneIsToldWhereItIsTyped() {
    var harness = explorer()
    harness.record()
    harness.act(.line("save-test nonsense"))
    #expect(harness.model.typing.prompt?.problem?.contains("use-case Name") == true)
  }

  @Test func quittingAsksBeforeItIsLost() {
    var harness = explorer()
    harness.record()
    harness.type("q")
    #expect(harness.model.pages.front?.id == PageID(UnsavedChainPage.Key()))
    harness.press(.enter)
    #expect(harness.model.pages.front?.id == PageID(RecordingPage.Key()))
  }
}
