extension LayoutItem {
  /// What keeps track of the content that scrolls below the item.
  var scroller: ScrollContainer? {
    get { self[ScrollerTrait.self] }
    set { self[ScrollerTrait.self] = newValue }
  }

  /// What swiping the item offers, while it is a row of a list.
  var swipeActions: SwipeActions {
    get { self[SwipeActionsTrait.self] }
    set { self[SwipeActionsTrait.self] = newValue }
  }

  /// How the item is swiped, once it is a cell.
  var swipe: RowSwipe? {
    get { self[RowSwipeTrait.self] }
    set { self[RowSwipeTrait.self] = newValue }
  }
}

private enum ScrollerTrait: ItemTrait {
  static var defaultValue: ScrollContainer? { nil }

  static func touch(_ value: ScrollContainer?) -> TouchResponse {
    value == nil ? .passes : .stops
  }
}

private enum SwipeActionsTrait: ItemTrait {
  static var defaultValue: SwipeActions { SwipeActions() }
}

private enum RowSwipeTrait: ItemTrait { static var defaultValue: RowSwipe? { nil } }
