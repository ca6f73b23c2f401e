/// How something is dragged.
struct Drag: Hashable {
  /// Seconds before the finger moves.
  var press = 0.0
  /// How fast it moves.
  var velocity = XCUIGestureVelocity.default
  /// Seconds before it is lifted.
  var hold = 0.0
}
