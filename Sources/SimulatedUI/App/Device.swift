import ElementModel

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
    values.horizontalSizeClass = isWide ? .regular : .compact
    values.verticalSizeClass = isLow ? .compact : .regular
    return values
  }

  /// Whether interfaces have much room from side to side: on tablets, and on the largest phones
  /// that lie on a side (Apple's Human Interface Guidelines, "Layout").
  package var isWide: Bool { size.width >= 700 && (!isLow || size.width >= 926) }

  /// Whether interfaces have little room from top to bottom: on phones that lie on a side.
  package var isLow: Bool { size.height < 500 }

  /// The device turned by a quarter; what the camera takes is then kept clear at both sides.
  package var onItsSide: Device {
    var device = self
    device.size = CGSize(width: size.height, height: size.width)
    guard size.width < 700 else { return device }
    let side = safeArea.bottom > 0 ? safeArea.top : 0
    device.safeArea = EdgeInsets(
      top: 0, leading: side, bottom: min(safeArea.bottom, 21), trailing: side)
    return device
  }

  private init(_ model: DeviceModel) {
    name = model.name
    size = CGSize(width: model.width, height: model.height)
    safeArea = EdgeInsets(top: model.top, leading: 0, bottom: model.bottom, trailing: 0)
    scale = model.scale
  }
}
