import TerminalModel
import TestSupport
import Testing

@testable import ExplorerCore

struct FrameRendererTests {
  @Test(arguments: [(60, 20), (120, 40)])
  func aSentenceThatIsTooLongForTheBarStandsInRowsAboveIt(columns: Int, rows: Int) {
    var harness = ExplorerHarness.started(SignInRun.passing)
    let words = (1...20).map { "word\($0)" }
    harness.model.notice = words.joined(separator: " ")
    let text = harness.text(columns: columns, rows: rows)
    for word in words { #expect(text.contains(word)) }
    #expect(text.contains(" s step"))
    harness.model.notice = "short"
    #expect(!harness.text(columns: columns, rows: rows).contains(" s step"))
  }

  /// Keys that move selections, leave and enter panes, and change what the bar names.
  private static let keys = "jjkjGkgjj2jjjkkGg3jjkGj4gjk5jjGk1jjkj2jgj3jjs2jjs5jjk<jj>gj"

  /// A frame after which nothing but selections moved is drawn from that one.
  @Test(arguments: [
    TerminalSize(columns: 80, rows: 24), TerminalSize(columns: 120, rows: 40),
    TerminalSize(columns: 200, rows: 60),
  ])
  func whereSelectionsMovedTheFrameIsTheOneThatIsDrawnAnew(size: TerminalSize) {
    var harness = ExplorerHarness.started(SignInRun.failing)
    harness.act(.input(.resized(size)))
    harness.type("sss")
    var moved = 0
    for key in Self.keys {
      let before = harness.model.model
      harness.type(String(key))
      if before.stampsWithoutCursors == harness.model.model.stampsWithoutCursors { moved += 1 }
      let drawn = render(harness.model, size: size)
      let fresh = FrameRenderer.draw(harness.model.frame(in: size), memo: DrawingMemo())
      #expect((0..<drawn.rows).first { drawn.row($0) != fresh.row($0) } == nil, "after \(key)")
    }
    #expect(moved > 20)
  }
}
