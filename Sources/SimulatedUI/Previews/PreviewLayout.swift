public import Foundation

/// The room that a preview has.
public enum PreviewLayout: Sendable {
  /// The screen of a device.
  case device
  /// As much as the view asks for.
  case sizeThatFits
  /// A rectangle, in points.
  case fixed(width: CGFloat, height: CGFloat)
}
