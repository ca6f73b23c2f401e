/// The screen of the device.
@MainActor @preconcurrency
public final class UIScreen {
  /// The device's own screen.
  public static let main = UIScreen()

  /// The screen in points.
  public private(set) var bounds = CGRect(x: 0, y: 0, width: 393, height: 852)
  /// Pixels per point.
  public private(set) var scale: CGFloat = 3
  /// Pixels per point of the hardware.
  public var nativeScale: CGFloat { scale }
  /// The screen in pixels.
  public var nativeBounds: CGRect {
    CGRect(x: 0, y: 0, width: bounds.width * scale, height: bounds.height * scale)
  }
  /// How bright the screen is, from 0 to 1.
  public var brightness: CGFloat = 0.5

  private init() {}

  /// Takes the measures of a device.
  package func adopt(size: CGSize, scale: CGFloat) {
    bounds = CGRect(origin: .zero, size: size)
    self.scale = scale
    for window in UIApplication.shared.windows { window.frame = bounds }
  }
}
