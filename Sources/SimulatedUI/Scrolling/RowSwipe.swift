/// How a row can be swiped.
@MainActor struct RowSwipe {
  let state: SwipeState
  let actions: SwipeActions
  /// Runs the first action at an edge.
  let runFirst: (HorizontalEdge) -> Void
}
