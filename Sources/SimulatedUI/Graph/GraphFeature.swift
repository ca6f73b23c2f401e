/// What a feature keeps for the app that runs, rather than for one of its views.
///
/// A feature declares a class of its own for it and asks the graph for the one of that type; launched
/// afresh, an app has fresh ones.
@MainActor protocol GraphFeature: AnyObject {
  init()

  /// Forgets what belongs to a node that has gone.
  func forget(_ node: ViewNode)
}

extension GraphFeature {
  func forget(_ node: ViewNode) {}
}
