/// Carries what is dragged to what lies where it is dropped.
@MainActor private final class DropCarrier: GraphFeature {
  var drop: (Any, CGPoint) -> Void = { _, _ in }
}

extension ViewGraph {
  /// Sets what drops something at a point of the screen.
  func whenDropped(_ action: @escaping (Any, CGPoint) -> Void) {
    feature(DropCarrier.self).drop = action
  }

  /// Drops something at a point of the screen.
  func drop(_ carried: Any, at point: CGPoint) { feature(DropCarrier.self).drop(carried, point) }
}
