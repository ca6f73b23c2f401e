/// The panes of the explorer, in the order of their numbers.
package enum Pane: Int, CaseIterable, Hashable, Sendable {
  case app = 1
  case pages, chain, live, source
  /// One row: the events of the run as marks, to travel along.
  case timeline

  /// The name a person sees.
  var localizedTitle: LocalizedText {
    switch self {
    case .app: LocalizedText("App", ja: "アプリ")
    case .pages: LocalizedText("Pages", ja: "ページ")
    case .chain: LocalizedText("Chain", ja: "チェーン")
    case .live: LocalizedText("Live", ja: "ライブ")
    case .source: LocalizedText("Source", ja: "ソース")
    case .timeline: LocalizedText("Timeline", ja: "タイムライン")
    }
  }

  /// Whether enter does something with its selected line.
  var isSelectable: Bool { self == .pages || self == .chain || self == .live }

  /// The pane some places further, around the end.
  func advanced(by count: Int) -> Pane {
    let all = Pane.allCases
    let index = ((rawValue - 1 + count) % all.count + all.count) % all.count
    return all[index]
  }
}
