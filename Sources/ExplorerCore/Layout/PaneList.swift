/// The panes there are, in the order of their numbers.
package struct PaneList: Sendable {
  /// All of them.
  package let all: [Pane]
  /// Those that have frames, which all have but those with a row for themselves.
  let framed: [Pane]
  /// Those of each place.
  private let byPlace: [[Pane]]

  /// Lists panes.
  init(_ panes: [Pane]) {
    all = panes
    framed = panes.filter { $0.place != .row }
    byPlace = Pane.Place.allCases.map { place in panes.filter { $0.place == place } }
  }

  /// The panes of a place.
  func at(_ place: Pane.Place) -> [Pane] { byPlace[place.rawValue] }

  /// The pane some places further than one, around the end.
  func pane(after pane: Pane, by count: Int) -> Pane {
    let start = all.firstIndex(of: pane) ?? 0
    return all[((start + count) % all.count + all.count) % all.count]
  }
}
