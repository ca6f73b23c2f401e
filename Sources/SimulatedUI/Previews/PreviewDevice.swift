/// The device that a preview is shown for, named as Xcode names it.
public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
  /// The name, such as `iPhone 15`.
  public let rawValue: String

  /// Names a device.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Names a device.
  public init(stringLiteral: String) { rawValue = stringLiteral }
}
