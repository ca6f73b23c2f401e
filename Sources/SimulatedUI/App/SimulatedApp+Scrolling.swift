import VirtualTime

extension SimulatedApp {
  /// How long it takes to bring an element into view.
  private static let approach = Duration.milliseconds(300)
  /// How often a jump is corrected to a row whose place was only thought.
  private static let attempts = 8

  /// Scrolls whatever contains an element by the smallest movement that makes it visible.
  ///
  /// The views are on their way afterwards; the app is idle when they have arrived.
  ///
  /// - Parameter elementID: Identity of the element.
  /// - Returns: Whether anything moves.
  package func scrollToVisible(elementID: Int) -> Bool {
    refresh()
    guard isRunning, let item = screen?.emitter.item(ofElement: elementID) else { return false }
    var hasMoved = false
    Self.reveal(item, anchor: nil) { scroller, target in
      hasMoved = true
      scroller.move(to: target, in: Self.approach)
    }
    return hasMoved
  }

  /// Scrolls to a view with an explicit identity, once the views are up to date.
  func scroll(to identity: AnyHashable, anchor: UnitPoint?) {
    let graph = graph
    VirtualTime.schedule(after: .zero, kind: .animation, label: "scroll to view") {
      [weak self] in
      guard let self, self.graph === graph else { return }
      refresh()
      // What is not built yet is where it is thought to be, until the rows around it are built.
      for _ in 0..<Self.attempts {
        guard jump(to: identity, anchor: anchor) else { return }
        refresh()
      }
    }
  }

  /// Jumps to a view with an explicit identity, or to where it is thought to be.
  ///
  /// - Returns: Whether anything moved.
  private func jump(to identity: AnyHashable, anchor: UnitPoint?) -> Bool {
    guard let emitter = screen?.emitter else { return false }
    var hasMoved = false
    if let item = emitter.item(identifiedBy: identity), item.run == nil {
      Self.reveal(item, anchor: anchor) { scroller, target in
        hasMoved = true
        scroller.lead(to: target)
      }
    } else if let place = emitter.place(ofRow: identity) {
      Self.reveal(place.frame, from: place.container, anchor: anchor) { scroller, target in
        hasMoved = true
        scroller.lead(to: target)
      }
    }
    return hasMoved
  }

  /// Works out how each scrolling view around an item has to move, from the innermost outwards.
  private static func reveal(
    _ item: LayoutItem, anchor: UnitPoint?, move: (ScrollContainer, CGPoint) -> Void
  ) {
    reveal(item.frame, from: item.parent, anchor: anchor, move: move)
  }

  private static func reveal(
    _ frame: CGRect, from container: LayoutItem?, anchor: UnitPoint?,
    move: (ScrollContainer, CGPoint) -> Void
  ) {
    var frame = frame
    var current = container
    var isInnermost = true
    while let container = current {
      current = container.parent
      guard let scroller = container.scroller else { continue }
      let shift = scroller.shift(toShow: frame, anchor: isInnermost ? anchor : nil)
      isInnermost = false
      let target = scroller.clamped(
        CGPoint(x: scroller.offset.x + shift.width, y: scroller.offset.y + shift.height))
      let moved = scroller.offset.vector(to: target)
      frame = frame.offsetBy(dx: -moved.width, dy: -moved.height)
      if moved.length > 0.5 { move(scroller, target) }
    }
  }
}

extension ScrollContainer {
  /// How far the content has to move to show a part of it.
  ///
  /// - Parameters:
  ///   - frame: The part, in points of the screen.
  ///   - anchor: Which point of both comes to lie together; nil for the smallest movement.
  /// - Returns: The movement of the viewport over the content, in points.
  fileprivate func shift(toShow frame: CGRect, anchor: UnitPoint?) -> CGSize {
    if let anchor {
      return CGSize(
        width: frame.minX + frame.width * anchor.x - viewport.minX - viewport.width * anchor.x,
        height: frame.minY + frame.height * anchor.y - viewport.minY
          - viewport.height * anchor.y)
    }
    return CGSize(
      width: Self.shift(
        from: frame.minX, to: frame.maxX, within: viewport.minX, and: viewport.maxX),
      height: Self.shift(
        from: frame.minY, to: frame.maxY, within: viewport.minY, and: viewport.maxY))
  }

  /// The smallest movement along one axis; what is longer than the space shows its middle.
  private static func shift(
    from start: CGFloat, to end: CGFloat, within low: CGFloat, and high: CGFloat
  ) -> CGFloat {
    if end - start > high - low {
      let middle = (start + end) / 2
      return middle > low && middle < high ? 0 : middle - (low + high) / 2
    }
    if start < low { return start - low }
    return end > high ? end - high : 0
  }
}
