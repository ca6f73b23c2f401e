import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

/// Deciding about snapshots, by keys.
struct ReviewingTests {
  private func path(_ number: Int) -> String { ReviewedSnapshots.items[number].path }

  @Test func itLooksForWhatWaitsAndAsksTheTerminalOnce() {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("#")
    #expect(harness.reviewWishes == [.load])
    #expect(harness.effects.contains(.askForPictures))
    #expect(harness.text().contains("looking for what waits"))
    harness.forgetEffects()
    harness.type("q#")
    #expect(harness.reviewWishes.isEmpty && !harness.effects.contains(.askForPictures))
  }

  @Test func theFirstSnapshotIsSelectedAndDrawn() {
    let harness = ExplorerHarness.reviewing()
    #expect(harness.sight?.path == path(1))
    #expect(harness.sight?.mode == .sideBySide)
    let text = harness.text(columns: 120)
    #expect(text.contains("Snapshots ─ 5 to review, 12 equal"))
    #expect(text.contains("┌ reference ─") && text.contains("┌ new ─"))
    #expect(text.contains("┌ difference of 2 ─"))
    #expect(text.contains("the same in 2 snapshots") && text.contains("moved 4 pt down"))
  }

  @Test func oneIsAcceptedAndTheNextIsSelected() {
    var harness = ExplorerHarness.reviewing()
    harness.type("a")
    #expect(harness.reviewWishes.last == .accept([path(1)]))
    harness.act(.review(.settled([path(1)])))
    #expect(harness.model.shownSnapshot?.path == path(3))
    #expect(harness.text(columns: 120).contains("4 to review, 1 decided"))
  }

  @Test func allWithTheSameChangeAreDecidedTogether() {
    var harness = ExplorerHarness.reviewing()
    harness.type("A")
    #expect(harness.reviewWishes.last == .accept([path(1), path(3)]))
    harness.type("R")
    #expect(harness.reviewWishes.last == .reject([path(1), path(3)]))
    harness.press(.home)
    harness.type("r")
    #expect(harness.reviewWishes.last == .reject([path(1), path(3)]), "a heading is its group")
  }

  @Test func aTestsSnapshotsAreDecidedTogether() {
    var harness = ExplorerHarness.reviewing()
    harness.type("b")
    #expect(harness.model.shownSnapshot?.path == path(1), "the same stays selected")
    #expect(harness.text(columns: 120).contains("SignInTests/testSignIn"))
    harness.type("A")
    #expect(harness.reviewWishes.last == .accept([path(1), path(3)]))
  }

  @Test func whatPomeloHasNotDrawnCannotBeAccepted() {
    var harness = ExplorerHarness.reviewing()
    harness.press(.end)
    harness.forgetEffects()
    harness.type("a")
    #expect(!harness.reviewWishes.contains { if case .accept = $0 { true } else { false } })
    #expect(harness.model.notice?.contains("no picture to decide about") == true)
  }

  @Test func aDecisionIsTakenBack() {
    var harness = ExplorerHarness.reviewing()
    harness.type("u")
    #expect(harness.model.notice == "nothing was decided")
    harness.act(.review(.settled([path(1), path(3)])))
    #expect(harness.model.review.tree.count == 3)
    harness.type("u")
    #expect(harness.reviewWishes.last == .undo)
    harness.act(.review(.restored([path(1), path(3)])))
    #expect(harness.model.review.tree.count == 5)
  }

  @Test func picturesAreShownInFiveWays() {
    var harness = ExplorerHarness.reviewing()
    var seen: [ReviewMode] = []
    for _ in ReviewMode.allCases {
      harness.type("m")
      seen += harness.sight.map { [$0.mode] } ?? []
    }
    #expect(seen == [.slider, .onionSkin, .difference, .blink, .sideBySide])
    harness.act(.line("show-pictures onion"))
    #expect(harness.sight?.mode == .onionSkin)
    harness.act(.line("show-pictures cube"))
    #expect(harness.model.notice == "there are side, slider, onion, difference, blink")
  }

  @Test func theSliderMovesSideways() {
    var harness = ExplorerHarness.reviewing()
    harness.forgetEffects()
    harness.press(.left)
    #expect(harness.reviewWishes.isEmpty, "nothing slides side by side")
    harness.type("m")
    harness.press(.left)
    harness.press(.left)
    harness.press(.right)
    #expect(harness.sight?.share == 45)
  }

  @Test func bothAreSeenByTurns() {
    var harness = ExplorerHarness.reviewing()
    harness.type(" ")
    harness.drawPictures()
    #expect(harness.text(columns: 120).contains("┌ new ─"))
    harness.type(" ")
    #expect(harness.text(columns: 120).contains("┌ reference ─"))
  }

  @Test func theyTakeTurnsUntilAPersonTurnsThem() {
    var harness = ExplorerHarness.reviewing()
    harness.type(" ")
    harness.drawPictures()
    #expect(harness.effects.filter { $0 == .flipAfter(milliseconds: 600) }.count == 1)
    harness.act(.review(.flipped))
    #expect(harness.text(columns: 120).contains("┌ reference ─"))
    #expect(harness.effects.filter { $0 == .flipAfter(milliseconds: 600) }.count == 2)
    harness.type(" ")
    harness.act(.review(.flipped))
    #expect(harness.text(columns: 120).contains("┌ new ─"))
    #expect(harness.effects.filter { $0 == .flipAfter(milliseconds: 600) }.count == 2)
  }

  @Test func differencesAreGoneThroughRoundAndRound() {
    var harness = ExplorerHarness.reviewing()
    harness.type("n")
    let first = harness.sight?.viewport
    #expect((first?.zoom ?? 0) > 1)
    harness.drawPictures()
    #expect(harness.text(columns: 120).contains("difference 1 of 2"))
    harness.type("n")
    #expect(harness.sight?.viewport != first)
    harness.type("n")
    #expect(harness.sight?.viewport == first)
    harness.type("p0")
    #expect(harness.sight?.viewport == ReviewViewport())
  }

  @Test func aPictureIsZoomedMovedAndMadeWhole() {
    var harness = ExplorerHarness.reviewing()
    let area = harness.sight?.area
    harness.type("+L")
    #expect((harness.sight?.viewport.center.x ?? 0) > 0.5)
    harness.press(.enter)
    #expect((harness.sight?.area.width ?? 0) > (area?.width ?? 0))
    harness.press(.enter)
    #expect(harness.sight?.area == area)
  }

  @Test func theTestsAreRunAndGivenUp() {
    var harness = ExplorerHarness.reviewing([])
    #expect(harness.text().contains("All 12 snapshots equal their references."))
    harness.type("t")
    #expect(harness.reviewWishes.last == .take())
    harness.act(.review(.progress(done: 3, of: 8)))
    #expect(harness.text().contains("running the tests: 3 of 8"))
    harness.type("t")
    #expect(harness.reviewWishes.last == .stop)
    harness.act(.review(.stopped))
    #expect(harness.text().contains("Nothing waits to be reviewed."))
  }

  @Test func afterATestThatFailedByASnapshotItsSnapshotsAreTaken() throws {
    var events = SignInRun.failing
    let place = try #require(
      events.firstIndex { if case .failure = $0.content { true } else { false } })
    var taken = events[place]
    taken.isStop = false
    taken.content = .snapshot(
      SnapshotTaken(reference: "/t/__PomeloSnapshots__/A/testOne.1.png", outcome: .different))
    events.insert(taken, at: place)
    for index in events.indices { events[index].index = index }
    var harness = ExplorerHarness.started(events)
    #expect(!harness.model.hasFailedBySnapshot, "nothing has failed yet")
    harness.type("c#")
    #expect(harness.reviewWishes == [.take(only: harness.model.project.test)])
    harness.act(.review(.found(ReviewedSnapshots.items, equal: nil)))
    harness.forgetEffects()
    harness.type("q#")
    #expect(!harness.reviewWishes.contains { if case .take = $0 { true } else { false } })
  }

  @Test(arguments: [(0, "The tests take no snapshots."), (1, "The only snapshot equals")])
  func itSaysHowManyAreEqual(count: Int, words: String) {
    var harness = ExplorerHarness.reviewing([])
    harness.act(.review(.found([], equal: count)))
    #expect(harness.text().contains(words))
  }

  @Test func aFailureIsSaidAndNothingIsDecided() {
    var harness = ExplorerHarness.reviewing()
    harness.act(.review(.failed("The folder is read-only.")))
    #expect(harness.model.notice == "The folder is read-only.")
    #expect(harness.model.review.tree.count == 5)
  }

  @Test func itsKeysDoOtherThingsElsewhere() {
    var harness = ExplorerHarness.reviewing()
    harness.type("q")
    harness.forgetEffects()
    harness.type("r")
    #expect(harness.reviewWishes.isEmpty)
    harness.act(.line("accept-snapshot"))
    #expect(harness.model.notice?.contains("its page is not open: open it first (#)") == true)
  }

  @Test func theExplorerMayBeginWithIt() {
    var harness = ExplorerHarness([SignInRun.passing])
    harness.model.beginWithReview(taking: true)
    harness.act(.started)
    #expect(harness.requests.isEmpty, "no test is run beside")
    #expect(harness.reviewWishes == [.take()])
    #expect(harness.text().contains("Snapshots ─ running the tests"))
  }

  @Test func whereTerminalsShowPixelsTheirCellsAreLeftBlank() {
    var harness = ExplorerHarness.reviewing()
    harness.act(
      .picturesKnown(
        PictureSurface(
          way: .kitty, cellSize: PixelSize(width: 9, height: 18), colors: .exact)))
    harness.drawPictures()
    let frame = render(harness.model, size: TerminalSize(columns: 120, rows: 40))
    #expect(frame.pictures.count == 3)
    #expect(frame.pictures.first?.raster.width == 36)
    #expect(!frame.text.contains("▀"))
  }

  @Test(arguments: [(60, 20), (80, 24), (200, 60)])
  func thereIsRoomInEveryTerminal(columns: Int, rows: Int) {
    let size = TerminalSize(columns: columns, rows: rows)
    var harness = ExplorerHarness.reviewing(size: size)
    harness.drawPictures()
    let frame = render(harness.model, size: size)
    #expect(frame.cells.contains { $0.style.attributes.contains(.picture) })
    #expect((harness.sight?.area.width ?? 0) > 0)
  }
}
