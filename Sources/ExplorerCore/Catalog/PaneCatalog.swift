/// All panes, each with what it is given.
enum PaneCatalog {
  /// Every pane, in the order of their numbers.
  static let all: [PaneRoute] = [
    PaneRoute(.app, AppPane.help) { $0.appPane },
    PaneRoute(.pages, PagesPane.help) { $0.pagesPane },
    PaneRoute(.chain, ChainPane.help) { it in
      ChainPane(
        state: it.run.$state, folds: it.view.folds, recording: RecordingLines(it.recording),
        subtitle: it.project.test ?? "", language: it.language)
    },
    PaneRoute(.live, LivePane.help) { $0.livePane },
    PaneRoute(.source, SourcePane.help) { $0.sourcePane },
    PaneRoute(.timeline, TimelinePane.help) { _ in TimelinePane() },
    PaneRoute(.lesson, LessonPane.help, needs: [.lesson]) { $0.lessonPane },
  ]

  /// The panes that there are while no lesson is open.
  static let panes = PaneList(all.map(\.pane).filter { $0 != .lesson })
  /// All of them.
  static let panesOfLesson = PaneList(all.map(\.pane))

  /// The commands that give panes the keys.
  static let commands: [CatalogCommand] = all.map(\.command)

  private static let byPane = Dictionary(
    all.map { ($0.pane, $0) }, uniquingKeysWith: { first, _ in first })

  /// What stands in a pane.
  static func content(of pane: Pane, in explorer: ExplorerMind) -> any PaneContent {
    guard let route = byPane[pane] else {
      preconditionFailure("\(pane.title.english) is no pane in the list.")
    }
    return route.content(explorer)
  }
}
