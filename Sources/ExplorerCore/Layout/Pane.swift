/// The panes of the explorer, in the order of their numbers.
package enum Pane: Int, CaseIterable, Hashable, Sendable {
  case app = 1
  case pages, chain, live, source

  /// The name a person sees.
  var title: String {
    switch self {
    case .app: "App"
    case .pages: "Pages"
    case .chain: "Chain"
    case .live: "Live"
    case .source: "Source"
    }
  }

  /// The pane some places further, around the end.
  func advanced(by count: Int) -> Pane {
    let all = Pane.allCases
    let index = ((rawValue - 1 + count) % all.count + all.count) % all.count
    return all[index]
  }
}
