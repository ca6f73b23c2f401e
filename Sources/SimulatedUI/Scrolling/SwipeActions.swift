/// What swiping a row to one side offers.
@MainActor struct SwipeActions {
  /// The actions at one edge.
  @MainActor struct Side {
    /// Makes the buttons.
    var build: (() -> [LayoutItem])?
    /// Whether a long swipe runs the first.
    var allowsFullSwipe = true
    /// Deletes the row.
    var delete: (() -> Void)?

    /// Whether nothing is offered.
    var isEmpty: Bool { build == nil && delete == nil }
  }

  /// Offered by a swipe to the right.
  var leading = Side()
  /// Offered by a swipe to the left.
  var trailing = Side()

  /// Whether nothing is offered.
  var isEmpty: Bool { leading.isEmpty && trailing.isEmpty }

  /// These actions; where they offer nothing at an edge, those of others.
  func merged(with other: SwipeActions) -> SwipeActions {
    var merged = self
    if leading.isEmpty { merged.leading = other.leading }
    if trailing.isEmpty || other.trailing.build != nil { merged.trailing = other.trailing }
    return merged
  }
}

/// A horizontal edge.
public enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// Where reading starts.
  case leading
  /// Where reading ends.
  case trailing
}

/// Keeps the buttons that a row offers.
private struct SwipeActionsEffect: ViewEffect {
  let edge: HorizontalEdge
  let allowsFullSwipe: Bool
  let buttons: any View

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.actions), buttons) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    var inner = context
    inner.isInList = false
    inner.keepsSections = false
    let side = SwipeActions.Side(
      build: { [weak node] in node?.child(.role(.actions))?.build(in: inner) ?? [] },
      allowsFullSwipe: allowsFullSwipe)
    for item in items {
      if edge == .leading { item.swipeActions.leading = side }
      if edge == .trailing { item.swipeActions.trailing = side }
    }
    return items
  }
}

extension View {
  /// Offers buttons when the row is swiped.
  ///
  /// - Parameters:
  ///   - edge: Where the buttons appear.
  ///   - allowsFullSwipe: Whether a long swipe runs the first.
  ///   - content: The buttons, outermost first.
  /// - Returns: The row with the buttons.
  public func swipeActions<Buttons: View>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> Buttons
  ) -> some View {
    EffectView(
      content: self,
      effect: SwipeActionsEffect(
        edge: edge, allowsFullSwipe: allowsFullSwipe, buttons: content()))
  }
}

extension LayoutItem {
  /// What the row offers, wherever in it that is said.
  var rowSwipeActions: SwipeActions {
    children.count == 1
      ? swipeActions.merged(with: children[0].rowSwipeActions) : swipeActions
  }
}
