extension LayoutItem {
  /// Takes what is dropped on the item.
  var onDrop: ((Any, CGPoint) -> Bool)? {
    get { self[DropTrait.self] }
    set { self[DropTrait.self] = newValue }
  }
}

private enum DropTrait: ItemTrait { static var defaultValue: ((Any, CGPoint) -> Bool)? { nil } }

extension LayoutItem {
  /// Drops something: the innermost item around that takes it does.
  func drop(_ carried: Any, at point: CGPoint) {
    for item in sequence(first: self, next: \.parent) {
      let place = CGPoint(x: point.x - item.frame.minX, y: point.y - item.frame.minY)
      if item.onDrop?(carried, place) == true { return }
    }
  }

  /// The innermost item at a point, whether fingers reach it or not.
  func innermost(at point: CGPoint) -> LayoutItem? {
    guard !presence.isLeftOut else { return nil }
    for child in childrenInPaintingOrder.reversed() {
      if let found = child.innermost(at: point) { return found }
    }
    return frame.contains(point) ? self : nil
  }
}
