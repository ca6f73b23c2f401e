/// A model of device that can be simulated: its name and its screen.
public struct DeviceModel: Hashable, Sendable {
  /// The name in Xcode's list of simulators.
  public let name: String
  /// Width of the screen in points, upright.
  public let width: Double
  /// Height of the screen in points, upright.
  public let height: Double
  /// What status bar and camera take of the screen, in points.
  public let top: Double
  /// What the home indicator takes of the screen, in points.
  public let bottom: Double
  /// Pixels per point.
  public let scale: Double

  /// The device used when none is named.
  public static let standard = DeviceModel(
    name: "iPhone 15", width: 393, height: 852, top: 59, bottom: 34, scale: 3)

  /// All devices known by name.
  public static let all = [
    DeviceModel(
      name: "iPhone SE (3rd generation)", width: 375, height: 667, top: 20, bottom: 0, scale: 2),
    standard,
    DeviceModel(
      name: "iPhone 15 Pro Max", width: 430, height: 932, top: 59, bottom: 34, scale: 3),
    DeviceModel(name: "iPhone 16 Pro", width: 402, height: 874, top: 62, bottom: 34, scale: 3),
    DeviceModel(
      name: "iPad (10th generation)", width: 820, height: 1180, top: 24, bottom: 20, scale: 2),
  ]
}
