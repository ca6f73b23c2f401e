import ElementModel
import TerminalModel
import Testing

@testable import ExplorerCore

struct MouseTests {
  private static let size = TerminalSize(columns: 120, rows: 40)

  private func explorer() -> ExplorerHarness {
    var harness = ExplorerHarness.started(SignInRun.passing)
    harness.act(.input(.resized(Self.size)))
    harness.type("ssssss")
    return harness
  }

  /// The cell at which a text stands on the screen.
  private func place(of text: String, _ harness: ExplorerHarness) throws -> (column: Int, row: Int)
  {
    let lines = render(harness.model, size: Self.size).text.split(
      separator: "\n", omittingEmptySubsequences: false)
    let row = try #require(lines.firstIndex { $0.contains(text) })
    let range = try #require(lines[row].firstRange(of: text))
    return (String(lines[row][..<range.lowerBound]).terminalWidth, row)
  }

  private func click(
    _ text: String, _ harness: inout ExplorerHarness, _ kind: MouseEvent.Kind = .press
  ) throws {
    let place = try place(of: text, harness)
    harness.act(.input(.mouse(MouseEvent(column: place.column + 1, row: place.row, kind: kind))))
  }

  @Test func aPressGivesAPaneTheKeysAndSelectsTheLineUnderIt() throws {
    var harness = explorer()
    try click("CheckLoginStatus", &harness)
    #expect(harness.model.view.focus == .chain)
    #expect(harness.model.cursors[.chain] != nil)
    try click("4 Live", &harness)
    #expect(harness.model.view.focus == .live)
  }

  @Test func aPressOnAKeyOfTheBarRunsItsCommand() throws {
    var harness = explorer()
    let position = harness.model.run.state.position
    try click("n over", &harness)
    #expect(harness.model.run.state.position > position)
  }

  @Test func aPressInTheAppSelectsTheElementThatIsDrawnThere() throws {
    var harness = explorer()
    try click("Sign In", &harness)
    let id = try #require(harness.model.view.appElement)
    #expect(harness.model.run.state.screen.element(withID: id)?.label == "Sign In")
  }

  @Test func aPressOnTheTimelineGoesThere() throws {
    var harness = explorer()
    let column = harness.model.layout.timelineStart
    harness.act(.input(.mouse(MouseEvent(column: column, row: 38))))
    #expect(harness.model.run.state.position == 0 && harness.model.view.focus == .timeline)
  }

  @Test func theWheelMovesInThePaneUnderItWhicheverHasTheKeys() throws {
    var harness = explorer()
    harness.type("1")
    let place = try place(of: "CheckLoginStatus", harness)
    harness.act(
      .input(.mouse(MouseEvent(column: place.column, row: place.row, kind: .scrollDown))))
    #expect(harness.model.cursors[.chain] != nil && harness.model.view.focus == .app)
  }

  @Test func aPagesLineIsChosenByPressingItTwice() throws {
    var harness = explorer()
    harness.type("d")
    try click("Appearance", &harness, .doublePress)
    #expect(harness.model.pages.open.count == 2)
  }

  @Test func aNameOfAPaneThatWasPressedTwiceFillsTheScreen() throws {
    var harness = explorer()
    try click("5 Source", &harness, .doublePress)
    #expect(harness.model.view.isZoomed && harness.model.view.focus == .source)
  }

  @Test(arguments: [(60, 20), (80, 24), (200, 60)])
  func everyCellIsSomethingOrNothingAtAnySize(size: (Int, Int)) {
    var harness = explorer()
    harness.act(.input(.resized(TerminalSize(columns: size.0, rows: size.1))))
    for keys in ["", "?", "d", ":"] {
      harness.type(keys)
      for row in -1...size.1 {
        for column in stride(from: -1, through: size.0, by: 7) {
          _ = harness.model.hit(column: column, row: row)
        }
      }
      harness.press(.escape)
    }
    #expect(harness.model.hit(column: -1, row: -1) == .nothing)
  }
}
