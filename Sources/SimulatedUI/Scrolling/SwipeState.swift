/// How far a row has been swiped aside.
@MainActor final class SwipeState {
  /// Which buttons show.
  private(set) var open: HorizontalEdge?
  private let invalidate: () -> Void

  /// Creates the state of a row that has not been swiped.
  ///
  /// - Parameter invalidate: Asks for a new layout.
  init(invalidate: @escaping () -> Void) { self.invalidate = invalidate }

  /// Shows the buttons at an edge, or none.
  func show(_ edge: HorizontalEdge?) {
    guard edge != open else { return }
    open = edge
    invalidate()
  }
}
