/// A model of device that can be simulated: its name and its screen.
package struct DeviceModel: Hashable, Sendable {
  /// The name in Xcode's list of simulators.
  package let name: String
  /// Width of the screen in points, upright.
  package let width: Double
  /// Height of the screen in points, upright.
  package let height: Double
  /// What status bar and camera take of the screen, in points.
  package let top: Double
  /// What the home indicator takes of the screen, in points.
  package let bottom: Double
  /// Pixels per point.
  package let scale: Double

  /// Creates a model.
  private init(
    _ name: String, _ width: Double, _ height: Double, top: Double, bottom: Double, scale: Double
  ) {
    self.name = name
    self.width = width
    self.height = height
    self.top = top
    self.bottom = bottom
    self.scale = scale
  }

  /// A phone with a camera in its screen and a home indicator.
  private static func phone(
    _ name: String, _ width: Double, _ height: Double, top: Double
  ) -> DeviceModel {
    DeviceModel(name, width, height, top: top, bottom: 34, scale: 3)
  }

  /// A tablet with a home indicator.
  private static func tablet(_ name: String, _ width: Double, _ height: Double) -> DeviceModel {
    DeviceModel(name, width, height, top: 24, bottom: 20, scale: 2)
  }

  /// The device used when none is named.
  package static let standard = phone("iPhone 15", 393, 852, top: 59)

  /// All devices known by name.
  ///
  /// Sizes and safe areas are those of the simulators, as Apple's Human Interface Guidelines
  /// ("Layout", device dimensions) and dumps of full-screen windows give them.
  package static let all = [
    DeviceModel("iPhone SE (2nd generation)", 375, 667, top: 20, bottom: 0, scale: 2),
    DeviceModel("iPhone SE (3rd generation)", 375, 667, top: 20, bottom: 0, scale: 2),
    phone("iPhone 13 mini", 375, 812, top: 50),
    phone("iPhone 13", 390, 844, top: 47),
    phone("iPhone 13 Pro", 390, 844, top: 47),
    phone("iPhone 13 Pro Max", 428, 926, top: 47),
    phone("iPhone 14", 390, 844, top: 47),
    phone("iPhone 14 Plus", 428, 926, top: 47),
    phone("iPhone 14 Pro", 393, 852, top: 59),
    phone("iPhone 14 Pro Max", 430, 932, top: 59),
    standard,
    phone("iPhone 15 Plus", 430, 932, top: 59),
    phone("iPhone 15 Pro", 393, 852, top: 59),
    phone("iPhone 15 Pro Max", 430, 932, top: 59),
    phone("iPhone 16", 393, 852, top: 59),
    phone("iPhone 16 Plus", 430, 932, top: 59),
    phone("iPhone 16 Pro", 402, 874, top: 62),
    phone("iPhone 16 Pro Max", 440, 956, top: 62),
    phone("iPhone 16e", 390, 844, top: 47),
    phone("iPhone 17", 402, 874, top: 62),
    phone("iPhone Air", 420, 912, top: 68),
    phone("iPhone 17 Pro", 402, 874, top: 62),
    phone("iPhone 17 Pro Max", 440, 956, top: 62),
    DeviceModel("iPad (9th generation)", 810, 1080, top: 20, bottom: 0, scale: 2),
    tablet("iPad (10th generation)", 820, 1180),
    tablet("iPad (A16)", 820, 1180),
    tablet("iPad mini (6th generation)", 744, 1133),
    tablet("iPad mini (A17 Pro)", 744, 1133),
    tablet("iPad Air (5th generation)", 820, 1180),
    tablet("iPad Air 11-inch (M2)", 820, 1180),
    tablet("iPad Air 13-inch (M2)", 1024, 1366),
    tablet("iPad Pro (11-inch) (4th generation)", 834, 1194),
    tablet("iPad Pro (12.9-inch) (6th generation)", 1024, 1366),
    tablet("iPad Pro 11-inch (M4)", 834, 1210),
    tablet("iPad Pro 13-inch (M4)", 1032, 1376),
  ]

  /// Finds a model by its name.
  ///
  /// - Parameter name: As in Xcode's list of simulators.
  /// - Returns: The model; nil when there is none of this name.
  package static func named(_ name: String) -> DeviceModel? { all.first { $0.name == name } }
}
