/// A gesture of the hand that a watch recognises.
public enum XCUIDeviceHandGesture: Int, Sendable {
  /// Thumb and index finger meet twice.
  case doublePinch = 0
}
