/// A line between panes that a person can move, at the place where a layout has it.
struct PaneDivider: Hashable, Sendable {
  /// Which line it is; a layout has some of them.
  enum Name: CaseIterable, Hashable, Sendable {
    /// Lines from the top down, named for the pane that stands on their left.
    case appRight, pagesRight, sourceRight
    /// Lines from the left to the right, named for the pane that stands above or below them.
    case appBottom, pagesBottom, chainBottom, liveTop

    /// Whether it goes from the top down.
    var isVertical: Bool {
      switch self {
      case .appRight, .pagesRight, .sourceRight: true
      case .appBottom, .pagesBottom, .chainBottom, .liveTop: false
      }
    }
  }

  /// Which line it is.
  let name: Name
  /// Its column, or its row if it goes from left to right.
  let position: Int
  /// Where it stands while nobody moves it.
  let natural: Int
  /// Columns of the terminal, or rows of the panes, that its place is a part of.
  let span: Int
}
