import SessionProtocol
import TerminalModel
import Testing

@testable import ExplorerCore

struct PaneCatalogTests {
  @Test func panesStandInTheOrderOfTheirNumbers() {
    let panes = PaneCatalog.panesOfLesson.all
    #expect(panes.map(\.number) == Array(1...panes.count))
    #expect(
      PaneCatalog.commands.map(\.entry.keys)
        == panes.map { [.character(Character("\($0.number)"))] })
  }

  @Test func everyPlaceOfALayoutHasAPane() {
    for place in Pane.Place.allCases { #expect(!PaneCatalog.panesOfLesson.at(place).isEmpty) }
  }

  @Test func theNextPaneIsFoundAroundTheEnd() {
    let panes = PaneCatalog.panes
    #expect(panes.pane(after: .app, by: -1) == .timeline)
    #expect(panes.pane(after: .timeline, by: 1) == .app)
    #expect(panes.pane(after: .pages, by: panes.all.count * 3 + 1) == .chain)
  }

  @Test func aPaneMoreNeedsNoMoreThanAPlace() {
    let more = Pane(7, LocalizedText("More", ja: "他"), at: .happenings)
    let panes = PaneList(PaneCatalog.panes.all + [more])
    for arrangement in Arrangement.allCases {
      for (columns, rows) in [(40, 10), (60, 20), (80, 24), (80, 50), (120, 40), (200, 60)] {
        for focus in panes.all {
          let layout = ExplorerLayout(
            size: TerminalSize(columns: columns, rows: rows), panes: panes, focus: focus,
            isZoomed: false, arrangement: arrangement)
          let frames = layout.slots.filter { $0.tabs.contains(more) }
          #expect(frames.count == 1 && frames[0].tabs.contains(.live))
          #expect((frames.first?.pane == more) == (focus == more))
        }
      }
    }
  }
}
