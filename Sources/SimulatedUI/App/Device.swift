/// A device whose screen the app is laid out for.
package struct Device: Sendable {
  /// The name in Xcode's list of simulators.
  package var name: String
  /// The size of the screen in points, upright.
  package var size: CGSize
  /// What status bar, camera and home indicator take of the screen.
  package var safeArea: EdgeInsets
  /// Pixels per point.
  package var scale: CGFloat

  /// The device used when none is named.
  package static let standard = Device(
    name: "iPhone 15", size: CGSize(width: 393, height: 852), top: 59, bottom: 34, scale: 3)

  /// All devices known by name.
  package static let all = [
    Device(
      name: "iPhone SE (3rd generation)", size: CGSize(width: 375, height: 667), top: 20,
      bottom: 0, scale: 2),
    standard,
    Device(
      name: "iPhone 15 Pro Max", size: CGSize(width: 430, height: 932), top: 59, bottom: 34,
      scale: 3),
    Device(
      name: "iPhone 16 Pro", size: CGSize(width: 402, height: 874), top: 62, bottom: 34, scale: 3),
    Device(
      name: "iPad (10th generation)", size: CGSize(width: 820, height: 1180), top: 24, bottom: 20,
      scale: 2),
  ]

  /// Finds a device by its name; nil when there is none.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// What views are told about the device.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    let classes = sizeClasses
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    return values
  }

  private init(name: String, size: CGSize, top: CGFloat, bottom: CGFloat, scale: CGFloat) {
    self.name = name
    self.size = size
    safeArea = EdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
    self.scale = scale
  }
}
