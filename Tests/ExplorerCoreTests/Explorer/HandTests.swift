import ElementModel
import Foundation
import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct HandTests {
  private func explorer() -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.input(.resized(TerminalSize(columns: 120, rows: 40))))
    harness.type("ssssss1")
    return harness
  }

  /// Selects an element of the screen.
  private func select(_ label: String, _ harness: inout ExplorerHarness) throws -> Int {
    let items = harness.model.appPane.elements
    let item = try #require(items.firstIndex { $0.label == label })
    harness.model.moveTo(item, in: .app)
    return items[item].id
  }

  private func performed(_ harness: ExplorerHarness) -> [HandAction] {
    harness.commands.compactMap { if case .perform(let action) = $0 { action } else { nil } }
  }

  private func run(_ line: String, _ harness: inout ExplorerHarness) {
    harness.type(":\(line)")
    harness.press(.enter)
  }

  @Test func enterInAppTapsTheSelectedElementAndTheRunStopsAgain() throws {
    var harness = explorer()
    let id = try select("Sign In", &harness)
    let position = harness.model.run.state.position
    harness.press(.enter)
    #expect(performed(harness) == [.tap(.element(id: id))])
    #expect(harness.model.run.phase.isStopped)
    #expect(harness.model.run.state.position == position + 3)
    #expect(
      harness.model.run.interventions == [
        Intervention(at: position, action: .tap(.element(id: id)))
      ])
  }

  @Test func whySomethingCouldNotBeDoneIsSaid() throws {
    var harness = explorer()
    harness.handResult = { _ in ("Failed to tap: It is covered.", nil) }
    _ = try select("Sign In", &harness)
    harness.press(.enter)
    #expect(harness.model.notice == "Failed to tap: It is covered.")
  }

  @Test func gesturesAreDoneByNameOnTheElementWithAText() throws {
    var harness = explorer()
    let id = try select("Sign In", &harness)
    harness.model.view.appElement = nil
    run("tap Sign In", &harness)
    run("double-tap Sign In", &harness)
    run("press 1.5 Sign In", &harness)
    run("swipe up Sign In", &harness)
    run("home", &harness)
    run("advance 0.5", &harness)
    harness.press(.backspace)
    #expect(
      performed(harness) == [
        .tap(.element(id: id)), .doubleTap(.element(id: id)),
        .press(.element(id: id), seconds: 1.5), .swipe(.element(id: id), .up), .home,
        .advance(seconds: 0.5), .back,
      ])
  }

  @Test func afterTheEndOfATestItsAppIsActedOnAsItIsShown() throws {
    var harness = explorer()
    harness.type("c")
    #expect(harness.model.run.phase.isEnded)
    let last = harness.model.run.state.position
    let screen = harness.model.run.state.screen
    let id = try #require(harness.model.appPane.elements.first).id
    harness.model.view.appElement = id
    run("tap", &harness)
    #expect(performed(harness) == [.tap(.element(id: id))])
    #expect(harness.requests.last?.firstIndex == last)
    #expect(harness.model.run.state.screen == screen)
    #expect(harness.model.run.phase.isStopped)
    #expect(
      harness.model.run.interventions == [Intervention(at: last, action: .tap(.element(id: id)))])
    #expect(harness.model.notice == nil)
    #expect(harness.model.selectedElementID == id)
    // Nothing of the run that came to its end was left.
    #expect(harness.model.run.branches.isEmpty)
    // What was done stays possible to go on from, and to leave.
    run("home", &harness)
    #expect(harness.model.run.interventions.count == 2)
    harness.type("s")
    #expect(harness.model.run.phase.isEnded)
  }

  @Test func afterTheEndOfATestCodeIsCalledThere() throws {
    var harness = explorer()
    harness.type("c")
    let last = harness.model.run.state.position
    run("call app.buttons.count", &harness)
    #expect(
      performed(harness)
        == [.call(HandCall(library: "/call.so", title: "app.buttons.count"))])
    #expect(harness.model.run.interventions.map(\.at) == [last])
    #expect(harness.model.run.phase.isStopped)
  }

  @Test func afterACrashNothingCanBeDoneAndThatIsSaid() {
    var harness = explorer()
    harness.act(.message(.runEnded(RunEnded(number: 1, exitStatus: nil, signal: 9))))
    #expect(harness.model.run.phase.isEnded)
    run("home", &harness)
    #expect(performed(harness).isEmpty)
    #expect(
      harness.model.notice
        == "home: the app cannot be acted on now: pause the run (p), or go back to a stop ([)")
    harness.model.preferences.language = .japanese
    run("home", &harness)
    #expect(
      harness.model.notice == "ホーム: 今は操作できません。実行を一時停止する（p）か、停止位置に戻ってください（[）")
  }

  @Test func whatCannotBeMeantIsTold() {
    var harness = explorer()
    run("tap Nothing", &harness)
    #expect(harness.model.notice == "no element has the identifier or label \"Nothing\"")
    run("swipe sideways", &harness)
    #expect(harness.model.notice == "a direction is one of up, down, left, right")
    run("advance -1", &harness)
    #expect(harness.model.notice == "it takes more than 0 and at most 3600 s")
    run("advance soon", &harness)
    #expect(harness.model.notice == "soon is no number of seconds")
    #expect(performed(harness).isEmpty)
  }

  @Test func aTextGoesIntoTheSelectedFieldElseToTheKeyboard() throws {
    var harness = explorer()
    let field = harness.model.appPane.elements.first { $0.type.takesText }
    _ = try select("Sign In", &harness)
    harness.type("wa \"日本\"")
    harness.press(.enter)
    #expect(performed(harness) == [.type("a \"日本\"")])
    if let field {
      harness.model.view.appElement = field.id
      harness.type("wb")
      harness.press(.enter)
      #expect(performed(harness).last == .typeInto(id: field.id, text: "b"))
    }
  }

  @Test func aDragOfTheMouseInAppGoesBetweenThePointsThatItsCellsStandFor() throws {
    var harness = explorer()
    let area = try #require(harness.model.layout.slot(of: .app)?.frame.inset(by: 1))
    let (column, row) = (area.column + area.columns / 2, area.row + area.rows / 2)
    harness.act(.input(.mouse(MouseEvent(column: column, row: row))))
    harness.act(.input(.mouse(MouseEvent(column: column, row: row - 3, kind: .drag))))
    harness.act(.input(.mouse(MouseEvent(column: column, row: row - 3, kind: .release))))
    guard case .drag(.point(let x, let y), .point(let x2, let y2))? = performed(harness).last else {
      Issue.record("\(performed(harness))")
      return
    }
    let screen = try #require(harness.model.run.state.screen.application?.frame)
    #expect(screen.contains(.init(x: x, y: y)) && screen.contains(.init(x: x2, y: y2)))
    #expect(y2 < y)
  }

  @Test func aPressWithoutMovingDragsNothing() {
    var harness = explorer()
    harness.act(.input(.mouse(MouseEvent(column: 10, row: 8))))
    harness.act(.input(.mouse(MouseEvent(column: 10, row: 8, kind: .release))))
    #expect(performed(harness).isEmpty)
  }

  @Test func theActionsOfAnElementAreListedAndOneIsChosen() throws {
    var harness = explorer()
    let id = try select("Sign In", &harness)
    harness.type("a")
    #expect(harness.model.pages.front?.id == PageID(ElementActionsPage.Key(element: id)))
    let lines = harness.model.currentDocument
    #expect(
      (0..<lines.count).contains { lines.rows($0, 80)[0].spans.contains { $0.text == "Tap" } })
    harness.press(.down)
    harness.press(.enter)
    #expect(performed(harness) == [.doubleTap(.element(id: id))])
    #expect(harness.model.pages.open.isEmpty)
  }

  @Test func actingInThePastKeepsTheWayThatWasAndRepeatsWhatWasDone() throws {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.type("ssssssss[[[")
    let whole = harness.model.run.record.events
    run("advance 1", &harness)
    #expect(harness.model.run.branches.count == 1)
    harness.type("s[")
    #expect(harness.requests.last?.interventions.map(\.action) == [.advance(seconds: 1)])
    #expect(!harness.model.run.isDiverged)
    harness.type("y")
    harness.press(.enter)
    #expect(harness.model.run.record.events == whole)
    #expect(harness.model.run.interventions.isEmpty)
  }
}
