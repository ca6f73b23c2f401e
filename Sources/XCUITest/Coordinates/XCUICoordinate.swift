public import Foundation
import SessionProtocol

/// A point of the screen in relation to an element, computed when it is used.
///
/// See Apple's documentation of `XCUICoordinate`.
@preconcurrency @MainActor
open class XCUICoordinate: NSObject, NSCopying {
  /// The element that the point is in relation to.
  let element: XCUIElement
  /// The point in parts of the element's size, from its origin.
  let normalizedOffset: CGVector
  /// What is added to that, in points.
  let offset: CGVector

  nonisolated init(
    element: XCUIElement, normalizedOffset: CGVector, offset: CGVector = .zero
  ) {
    self.element = element
    self.normalizedOffset = normalizedOffset
    self.offset = offset
    super.init()
  }

  /// The element that the point is in relation to.
  open var referencedElement: XCUIElement { element }

  /// The point in points of the screen; fails the test when the element is not there.
  open var screenPoint: CGPoint { readScreenPoint() }

  /// The point at a distance from this one, in points.
  @discardableResult
  open func withOffset(_ offsetVector: CGVector) -> XCUICoordinate {
    XCUICoordinate(
      element: element, normalizedOffset: normalizedOffset,
      offset: CGVector(dx: offset.dx + offsetVector.dx, dy: offset.dy + offsetVector.dy))
  }

  /// Taps the point.
  open func tap() { performTap(.tap, Taps()) }

  /// Taps the point twice in quick succession.
  open func doubleTap() { performTap(.doubleTap, Taps(count: 2)) }

  /// Presses the point for some seconds.
  open func press(forDuration duration: TimeInterval) { performPress(duration) }

  /// Presses the point for some seconds and drags to another.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    performDrag(Drag(press: duration), to: otherCoordinate)
  }

  /// Presses the point, drags to another and holds there.
  ///
  /// - Parameters:
  ///   - duration: Seconds before the finger moves.
  ///   - otherCoordinate: Where the finger is lifted.
  ///   - velocity: How fast the finger moves, in points a second.
  ///   - holdDuration: Seconds before the finger is lifted.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    performDrag(
      Drag(press: duration, velocity: velocity, hold: holdDuration), to: otherCoordinate)
  }

  /// Moves the pointer to the point.
  open func hover() { performPointer(.hover) }

  /// Clicks at the point.
  open func click() { performPointer(.click(count: 1)) }

  /// Clicks twice at the point.
  open func doubleClick() { performPointer(.click(count: 2)) }

  /// Clicks at the point with the pointer's second button.
  open func rightClick() { performPointer(.secondaryClick) }

  /// Clicks for some seconds and drags to another point.
  open func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate
  ) {
    performPointerDrag(Drag(press: duration), to: otherCoordinate)
  }

  /// Clicks, drags to another point and holds there.
  ///
  /// - Parameters:
  ///   - duration: Seconds before the pointer moves.
  ///   - otherCoordinate: Where the button is released.
  ///   - velocity: How fast the pointer moves, in points a second.
  ///   - holdDuration: Seconds before the button is released.
  open func click(
    forDuration duration: TimeInterval, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    performPointerDrag(
      Drag(press: duration, velocity: velocity, hold: holdDuration), to: otherCoordinate)
  }

  /// Turns the scroll wheel at the point.
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    performPointer(.scroll(CGSize(width: deltaX, height: deltaY)))
  }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeUp() { failSwipe("swipeUp()") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeDown() { failSwipe("swipeDown()") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeLeft() { failSwipe("swipeLeft()") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeRight() { failSwipe("swipeRight()") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeUp(velocity: XCUIGestureVelocity) { failSwipe("swipeUp(velocity:)") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeDown(velocity: XCUIGestureVelocity) { failSwipe("swipeDown(velocity:)") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeLeft(velocity: XCUIGestureVelocity) { failSwipe("swipeLeft(velocity:)") }

  /// Swipes with a trackpad, which only macOS has; fails the test.
  open func swipeRight(velocity: XCUIGestureVelocity) { failSwipe("swipeRight(velocity:)") }

  /// A point that is computed in the same way.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    XCUICoordinate(element: element, normalizedOffset: normalizedOffset, offset: offset)
  }

  /// The point as the activity log names it.
  nonisolated open override var description: String { MainActor.assumeIsolated { title } }

  private func failSwipe(_ member: String) {
    TestSession.current?.failUnsupported(member: "XCUICoordinate.\(member)", platform: "macOS")
  }
}
