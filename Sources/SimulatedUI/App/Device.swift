package import ElementModel

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
  package static let standard = Device(.standard)

  /// All devices known by name.
  package static let all = DeviceModel.all.map(Device.init)

  /// Finds a device by its name; nil when there is none.
  package static func named(_ name: String) -> Device? { all.first { $0.name == name } }

  /// What views are told about the device.
  var environment: EnvironmentValues {
    var values = EnvironmentValues()
    let classes = sizeClasses
    values.horizontalSizeClass = classes.horizontal
    values.verticalSizeClass = classes.vertical
    values.displayScale = scale
    return values
  }

  /// A device of any size.
  init(name: String, size: CGSize, safeArea: EdgeInsets, scale: CGFloat) {
    self.name = name
    self.size = size
    self.safeArea = safeArea
    self.scale = scale
  }

  /// The device of a model.
  package init(_ model: DeviceModel) {
    name = model.name
    size = CGSize(width: model.width, height: model.height)
    safeArea = EdgeInsets(top: model.top, leading: 0, bottom: model.bottom, trailing: 0)
    scale = model.scale
  }
}
