extension NavigationGraph {
  /// Makes the graph of a suite.
  ///
  /// Three sources take part: the result types of page methods; the order of calls in tests and use
  /// cases, where the methods return their own page and the next page is a new object; and what
  /// runs were seen to call.
  ///
  /// - Parameters:
  ///   - index: What the sources say.
  ///   - observations: What runs were seen to do; `nil` for none.
  package init(index: ProjectIndex, observations: ProjectObservations? = nil) {
    let catalog = NavigationCatalog(index.navigation)
    var builder = NavigationBuilder(catalog)
    builder.addDeclarations()
    for test in index.testClasses.flatMap(\.methods) {
      var walk = NavigationWalk(catalog)
      for id in [MoveSequence.setUpID(of: test.className), test.id] {
        if let sequence = catalog.sequence(id) { walk.follow(sequence) }
      }
      builder.addSources(of: test.id, walk)
    }
    for observation in observations?.tests ?? [] {
      var walk = NavigationWalk(catalog)
      walk.follow(observation.calls, isOver: observation.passed)
      builder.addRun(of: observation.test, walk)
    }
    self = builder.graph(hasRuns: observations != nil)
  }
}
