/// What a pointer does to an app.
extension SimulatedApp {
  /// Moves the pointer.
  ///
  /// - Parameter point: In points of the screen; nil takes the pointer away.
  package func hover(at point: CGPoint?) {
    guard isRunning else { return }
    refresh()
    let chain = point.flatMap { screen?.emitter.items(at: $0) } ?? []
    let below = chain.filter { $0.onHover != nil }
    let left = hovered.filter { old in !below.contains { $0.id == old.id } }
    let entered = below.filter { new in !hovered.contains { $0.id == new.id } }
    hovered = below
    for item in left { item.onHover?(false) }
    for item in entered.reversed() { item.onHover?(true) }
    refresh()
  }

  /// Turns a scroll wheel with the pointer at a point.
  ///
  /// - Parameters:
  ///   - point: In points of the screen.
  ///   - delta: How far the content moves, in points: down and to the right are positive.
  package func scroll(at point: CGPoint, by delta: CGSize) {
    refresh()
    guard isRunning, let chain = screen?.emitter.items(at: point) else { return }
    guard let scroller = chain.lazy.compactMap(\.scroller).first(where: { $0.canScroll(delta) })
    else { return }
    scroller.jump(
      to: CGPoint(x: scroller.offset.x - delta.width, y: scroller.offset.y - delta.height))
    refresh()
  }

  /// Clicks with a pointer's second button: opens the context menu of what is there.
  ///
  /// - Parameter point: In points of the screen.
  package func secondaryClick(at point: CGPoint) {
    refresh()
    guard isRunning, transitions == 0 else { return }
    screen?.emitter.items(at: point).lazy.compactMap(\.openMenu).first?()
    refresh()
  }
}
