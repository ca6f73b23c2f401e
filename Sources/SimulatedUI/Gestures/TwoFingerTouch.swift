/// Two fingers on a view, wherever they are: what selects a range of a chart.
package struct TwoFingerTouch: PrimitiveGesture {
  /// Where the fingers are.
  package struct Value: Equatable, Sendable {
    /// The first one, in points of the view.
    package var first: CGPoint
    /// The second one, in points of the view.
    package var second: CGPoint
  }

  /// Creates a gesture of two fingers.
  package init() {}

  func makeRecognizer() -> GestureRecognizer<Value> {
    TwoFingerRecognizer { pair in
      let value = Value(
        first: CoordinateSpace.local.convert(pair.places.0, from: pair.frame),
        second: CoordinateSpace.local.convert(pair.places.1, from: pair.frame))
      return (value, true)
    }
  }
}
