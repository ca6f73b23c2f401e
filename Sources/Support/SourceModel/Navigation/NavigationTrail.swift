/// Where a run has been: what an explorer marks in the graph while the run goes on.
package struct NavigationTrail: Hashable, Sendable {
  /// A transition taken.
  package struct Way: Hashable, Sendable {
    /// The page it began on.
    package var from: String
    /// The page it led to.
    package var to: String
    /// What led there, as ``NavigationTransition/method`` has it.
    package var method: String

    /// Creates a way.
    package init(from: String, to: String, method: String) {
      self.from = from
      self.to = to
      self.method = method
    }
  }

  /// The page that the run is on; `nil` before the first.
  package private(set) var page: String?
  /// The pages it has been on, each once, in order.
  package private(set) var visited: [String] = []
  /// The transitions it took, in order.
  package private(set) var ways: [Way] = []

  /// Follows the calls of a run that may still go on.
  package init(index: ProjectIndex, calls: [ObservedCall]) {
    var walk = NavigationWalk(NavigationCatalog(index.navigation))
    // A call that is still open has not led anywhere yet, but its page is there.
    walk.follow(calls, isOver: true, endsOpen: false)
    page = walk.page
    for step in walk.steps {
      if !visited.contains(step.page) { visited.append(step.page) }
      if case .transition(let from, let method, _, _) = step.kind {
        ways.append(Way(from: from, to: step.page, method: method))
      }
    }
  }
}
