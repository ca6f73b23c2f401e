import SessionProtocol
import SourceModel

/// The navigation graph as the explorer shows it: with where the current run is in it.
struct GraphState: Sendable {
  /// The graph, from the sources and from all runs that were observed.
  var graph: NavigationGraph
  /// Where the current run has been.
  var trail: NavigationTrail

  /// Makes the graph for a moment of a run.
  ///
  /// - Parameters:
  ///   - project: The sources, and what runs of them showed.
  ///   - run: The run.
  init(_ project: ProjectState, _ run: RunControl) {
    graph = NavigationGraph(
      index: project.index,
      observations: project.knownObservations)
    var observer = TestObserver(test: project.test ?? "")
    for event in run.record.events.prefix(while: { $0.index <= run.state.position }) {
      observer.receive(event)
    }
    trail = NavigationTrail(index: project.index, calls: observer.observation.calls)
  }

  /// The line that a graph's overlay shows for an item of a list.
  enum Line: Hashable {
    case page(Int)
    case way(Int)
    case undecided(Int)
    case blank
  }

  /// The lines: each page, then the ways that lead away from it.
  var lines: [Line] {
    var lines: [Line] = []
    for (number, page) in graph.pages.enumerated() {
      if !lines.isEmpty { lines.append(.blank) }
      lines.append(.page(number))
      lines += graph.transitions.indices.filter { graph.transitions[$0].from == page.name }
        .map(Line.way)
      lines += graph.undecided.indices.filter { graph.undecided[$0].page == page.name }
        .map(Line.undecided)
    }
    return lines
  }

  /// The line of the page that the run is on; the first before the first page.
  var anchor: Int {
    let page = graph.pages.firstIndex { $0.name == trail.page }
    return page.flatMap { lines.firstIndex(of: .page($0)) } ?? 0
  }

  /// The source that a line stands for.
  func location(at item: Int) -> SourceLocation? {
    let lines = lines
    guard lines.indices.contains(item) else { return nil }
    return switch lines[item] {
    case .page(let number): graph.pages[number].location
    case .way(let number): graph.transitions[number].location
    case .undecided(let number): graph.undecided[number].location
    case .blank: nil
    }
  }
}
