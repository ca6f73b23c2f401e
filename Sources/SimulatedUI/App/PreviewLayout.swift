/// The size of a preview.
public enum PreviewLayout: Sendable {
  /// That of a device.
  case device
  /// As large as the view.
  case sizeThatFits
  /// A size in points.
  case fixed(width: CGFloat, height: CGFloat)
}
