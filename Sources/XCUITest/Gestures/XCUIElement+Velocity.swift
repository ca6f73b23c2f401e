extension XCUIElement {
  /// Swipes upwards at a speed in points a second.
  @available(*, deprecated, renamed: "swipeUp(velocity:)")
  public func swipeUp(withVelocity velocity: XCUIGestureVelocity) { swipeUp(velocity: velocity) }

  /// Swipes downwards at a speed in points a second.
  @available(*, deprecated, renamed: "swipeDown(velocity:)")
  public func swipeDown(withVelocity velocity: XCUIGestureVelocity) {
    swipeDown(velocity: velocity)
  }

  /// Swipes to the left at a speed in points a second.
  @available(*, deprecated, renamed: "swipeLeft(velocity:)")
  public func swipeLeft(withVelocity velocity: XCUIGestureVelocity) {
    swipeLeft(velocity: velocity)
  }

  /// Swipes to the right at a speed in points a second.
  @available(*, deprecated, renamed: "swipeRight(velocity:)")
  public func swipeRight(withVelocity velocity: XCUIGestureVelocity) {
    swipeRight(velocity: velocity)
  }
}
