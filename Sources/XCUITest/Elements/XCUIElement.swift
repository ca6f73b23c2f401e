public import ElementModel
public import Foundation
import SessionProtocol

/// An element of an app, looked up anew each time it is used.
///
/// See Apple's documentation of `XCUIElement`; an instance is a query, not a view.
@preconcurrency @MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider,
  XCUIScreenshotProviding, XCUIElementSnapshotProviding
{
  /// Which element it is.
  let reference: ElementReference

  nonisolated init(_ reference: ElementReference) {
    self.reference = reference
    super.init()
  }

  /// Elements come from queries only.
  @available(
    *, unavailable, message: "Use XCUIElementQuery to create XCUIElement instances."
  )
  nonisolated public convenience override init() { self.init(.application(.target)) }

  // MARK: Existence

  /// Whether the element is there now.
  ///
  /// Does not wait and never fails the test.
  open var exists: Bool { readExistence() }

  /// Whether a touch at the element would reach it: it exists, is on the screen and not covered.
  open var isHittable: Bool { readHittability() }

  /// Waits until the element exists.
  ///
  /// The first check comes a second after the call, as logs of Xcode show, then one every second.
  ///
  /// - Parameter timeout: Seconds after which to give up.
  /// - Returns: Whether the element exists; `false` does not fail the test.
  open func waitForExistence(timeout: TimeInterval) -> Bool { awaitExistence(timeout) }

  /// Waits until the element does not exist.
  ///
  /// - Parameter timeout: Seconds after which to give up.
  /// - Returns: Whether it is gone; `false` does not fail the test.
  open func waitForNonExistence(timeout: TimeInterval) -> Bool { awaitNonExistence(timeout) }

  // MARK: Attributes

  /// `accessibilityIdentifier`.
  open var identifier: String { attribute(.identifier, missing: "") { $0.identifier } }

  /// Position and size in points of the screen.
  open var frame: CGRect { attribute(.frame, missing: .zero) { $0.frame } }

  /// The value, usually a `String`: a field's contents, `"1"` of a switch that is on.
  open var value: Any? { attribute(.value, missing: String?.none) { $0.value } }

  /// The title; iOS leaves it empty for nearly all elements.
  open var title: String { attribute(.title, missing: "") { $0.title } }

  /// What VoiceOver reads first.
  open var label: String { attribute(.label, missing: "") { $0.label } }

  /// The kind of element.
  open var elementType: ElementType { attribute(.elementType, missing: .any) { $0.type } }

  /// Whether it accepts interaction.
  open var isEnabled: Bool { attribute(.isEnabled, missing: false) { $0.isEnabled } }

  /// How much room the interface has from side to side.
  open var horizontalSizeClass: SizeClass { sizeClass(.horizontalSizeClass) { $0.horizontal } }

  /// How much room the interface has from top to bottom.
  open var verticalSizeClass: SizeClass { sizeClass(.verticalSizeClass) { $0.vertical } }

  /// The placeholder of a text input.
  open var placeholderValue: String? {
    attribute(.placeholderValue, missing: String?.none) { $0.placeholderValue }
  }

  /// Whether it is selected, such as the current tab.
  open var isSelected: Bool { attribute(.isSelected, missing: false) { $0.isSelected } }

  /// Whether it has keyboard focus.
  open var hasFocus: Bool { attribute(.hasFocus, missing: false) { $0.hasFocus } }

  // MARK: Queries

  /// A query for all elements of a type below this one.
  @discardableResult
  open func descendants(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(reference.scope.appending(.descendants(type)), in: reference.app)
  }

  /// A query for the elements of a type directly below this one.
  @discardableResult
  open func children(matching type: ElementType) -> XCUIElementQuery {
    XCUIElementQuery(reference.scope.appending(.children(type)), in: reference.app)
  }

  /// This element, without the check that it is the only match.
  open var firstMatch: XCUIElement {
    guard reference.binding == .unique else { return XCUIElement(reference) }
    return XCUIElement(
      ElementReference(app: reference.app, query: reference.query, binding: .first))
  }

  /// A point of the element, which is computed when it is used.
  ///
  /// - Parameter normalizedOffset: The point in parts of the element's size, from its origin.
  /// - Returns: The point.
  @discardableResult
  open func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate {
    XCUICoordinate(element: self, normalizedOffset: normalizedOffset)
  }

  // MARK: Taps

  /// Taps the element: waits for the app to be idle, looks the element up, touches its hit point,
  /// and waits for idle again.
  open func tap() { performTap(.tap, Taps()) }

  /// Taps the element twice in quick succession.
  open func doubleTap() { performTap(.doubleTap, Taps(count: 2)) }

  /// Taps the element once with two fingers.
  open func twoFingerTap() { performTap(.twoFingerTap, Taps(fingers: 2)) }

  /// Taps the element some times with some fingers.
  ///
  /// - Parameters:
  ///   - numberOfTaps: How often, at least once.
  ///   - numberOfTouches: With how many fingers, one to five.
  open func tap(withNumberOfTaps numberOfTaps: Int, numberOfTouches: Int) {
    let taps = Taps(count: numberOfTaps, fingers: numberOfTouches)
    performTap(.taps(count: taps.count, fingers: taps.fingers), taps)
  }

  // MARK: Presses and drags

  /// Presses the element for a while.
  ///
  /// - Parameter duration: Seconds.
  open func press(forDuration duration: TimeInterval) { performPress(duration) }

  /// Presses the element for a while and drags it to another.
  ///
  /// - Parameters:
  ///   - duration: Seconds before the finger moves.
  ///   - otherElement: Where the finger is lifted.
  open func press(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    performDrag(Drag(press: duration), to: otherElement)
  }

  /// Presses the element for a while, drags it to another and holds it there.
  ///
  /// - Parameters:
  ///   - duration: Seconds before the finger moves.
  ///   - otherElement: Where the finger is lifted.
  ///   - velocity: How fast the finger moves, in points a second.
  ///   - holdDuration: Seconds before the finger is lifted.
  open func press(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    performDrag(
      Drag(press: duration, velocity: velocity, hold: holdDuration), to: otherElement)
  }

  // MARK: Swipes

  /// Swipes upwards from the element's middle.
  open func swipeUp() { performSwipe(.up, .default) }

  /// Swipes downwards from the element's middle.
  open func swipeDown() { performSwipe(.down, .default) }

  /// Swipes to the left from the element's middle.
  open func swipeLeft() { performSwipe(.left, .default) }

  /// Swipes to the right from the element's middle.
  open func swipeRight() { performSwipe(.right, .default) }

  /// Swipes upwards at a speed in points a second.
  open func swipeUp(velocity: XCUIGestureVelocity) { performSwipe(.up, velocity) }

  /// Swipes downwards at a speed in points a second.
  open func swipeDown(velocity: XCUIGestureVelocity) { performSwipe(.down, velocity) }

  /// Swipes to the left at a speed in points a second.
  open func swipeLeft(velocity: XCUIGestureVelocity) { performSwipe(.left, velocity) }

  /// Swipes to the right at a speed in points a second.
  open func swipeRight(velocity: XCUIGestureVelocity) { performSwipe(.right, velocity) }

  // MARK: Two fingers

  /// Moves two fingers apart or together.
  ///
  /// - Parameters:
  ///   - scale: The fingers' last distance as a multiple of their first; below 1 closes.
  ///   - velocity: How fast the scale changes, per second; negative when closing.
  open func pinch(withScale scale: CGFloat, velocity: CGFloat) {
    performPinch(scale: scale, velocity: velocity)
  }

  /// Turns two fingers around each other.
  ///
  /// - Parameters:
  ///   - rotation: By how much, in radians, clockwise.
  ///   - velocity: How fast, in radians a second.
  open func rotate(_ rotation: CGFloat, withVelocity velocity: CGFloat) {
    performRotation(rotation, velocity: velocity)
  }

  // MARK: Keyboard

  /// Types text into the element, which or a descendant of which must have keyboard focus.
  ///
  /// - Parameter text: What to type; a line feed submits.
  open func typeText(_ text: String) { performTyping(text) }

  /// Presses a key of a hardware keyboard.
  ///
  /// - Parameters:
  ///   - key: A character, or the raw value of an `XCUIKeyboardKey`.
  ///   - flags: Keys held down meanwhile.
  open func typeKey(_ key: String, modifierFlags flags: KeyModifierFlags) {
    performKey(key, modifiers: flags)
  }

  /// Does something while keys are held down.
  ///
  /// - Parameters:
  ///   - flags: The keys.
  ///   - block: What to do.
  open class func perform(withKeyModifiers flags: KeyModifierFlags, block: () -> Void) {
    holdKeys(flags, during: block)
  }

  // MARK: Controls

  /// Where the thumb of a slider is, from 0 to 1.
  open var normalizedSliderPosition: CGFloat { readSliderPosition() }

  /// Drags the thumb of a slider, as near to a position as the slider lets it.
  ///
  /// - Parameter normalizedSliderPosition: From 0 to 1.
  open func adjust(toNormalizedSliderPosition normalizedSliderPosition: CGFloat) {
    performSliderAdjustment(to: normalizedSliderPosition)
  }

  /// Turns a picker wheel to one of its values; fails the test when it has no such value.
  ///
  /// - Parameter pickerWheelValue: The value as the wheel shows it.
  open func adjust(toPickerWheelValue pickerWheelValue: String) {
    performPickerAdjustment(to: pickerWheelValue)
  }

  // MARK: Pointer

  /// Moves the pointer over the element.
  open func hover() { performPointer(.hover) }

  /// Clicks the element with the pointer.
  open func click() { performPointer(.click(count: 1)) }

  /// Clicks the element twice in quick succession.
  open func doubleClick() { performPointer(.click(count: 2)) }

  /// Clicks the element with the pointer's second button.
  open func rightClick() { performPointer(.secondaryClick) }

  /// Clicks the element for a while and drags it to another.
  ///
  /// - Parameters:
  ///   - duration: Seconds before the pointer moves.
  ///   - otherElement: Where the button is released.
  open func click(forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement) {
    performPointerDrag(Drag(press: duration), to: otherElement)
  }

  /// Clicks the element for a while, drags it to another and holds it there.
  ///
  /// - Parameters:
  ///   - duration: Seconds before the pointer moves.
  ///   - otherElement: Where the button is released.
  ///   - velocity: How fast the pointer moves, in points a second.
  ///   - holdDuration: Seconds before the button is released.
  open func click(
    forDuration duration: TimeInterval, thenDragTo otherElement: XCUIElement,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: TimeInterval
  ) {
    performPointerDrag(
      Drag(press: duration, velocity: velocity, hold: holdDuration), to: otherElement)
  }

  /// Turns the scroll wheel over the element.
  ///
  /// - Parameters:
  ///   - deltaX: Points from side to side.
  ///   - deltaY: Points from top to bottom.
  open func scroll(byDeltaX deltaX: CGFloat, deltaY: CGFloat) {
    performPointer(.scroll(CGSize(width: deltaX, height: deltaY)))
  }

  // MARK: Pictures of it

  /// The element and all below it at this moment.
  ///
  /// - Returns: A copy that does not change.
  /// - Throws: An error of the domain `com.apple.dt.xctest.ui-testing.error` when the element
  ///   cannot be found.
  @discardableResult
  open func snapshot() throws -> any XCUIElementSnapshot { try makeSnapshot() }

  /// A picture of the element as it is on the screen.
  @discardableResult
  open func screenshot() -> XCUIScreenshot { makeScreenshot() }

  // MARK: Identity

  /// The element as messages name it.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { reference.title }
  }

  /// The element with all below it and the query that leads to it, as Xcode prints them.
  nonisolated open override var debugDescription: String {
    MainActor.assumeIsolated { describeForDebugging() }
  }

  /// Two instances are equal when they are looked up the same way.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? XCUIElement)?.reference == reference
  }

  /// Agrees with equality.
  nonisolated open override var hash: Int { reference.hashValue }
}
