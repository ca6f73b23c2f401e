import XCTest

extension XCUIElement {
  /// Scrolls until the element can be tapped, or until it is clear that scrolling does not help.
  ///
  /// An element that is not there yet is looked for further down, as in a list that makes its rows
  /// when they come into view.
  ///
  /// - Parameter container: Where to scroll: the first thing in it that scrolls is swiped.
  /// - Returns: Whether it can be tapped.
  @discardableResult @preconcurrency
  public func scrollIntoView(in container: XCUIElement) -> Bool {
    if exists && isHittable { return true }
    guard let scroller = container.firstScroller else { return false }
    for _ in 0..<Constants.scrollLimit {
      let before = exists ? frame : nil
      let middle = scroller.frame.midY
      if let before, before.midY < middle { scroller.swipeDown() } else { scroller.swipeUp() }
      let after = exists ? frame : nil
      if after != nil && isHittable { return true }
      // At its end, the container stands still.
      if before != nil && before == after { return false }
    }
    return false
  }

  /// The first thing below the element that scrolls.
  private var firstScroller: XCUIElement? {
    [collectionViews, tables, scrollViews, webViews].lazy
      .map(\.firstMatch)
      .first(where: \.exists)
  }
}
