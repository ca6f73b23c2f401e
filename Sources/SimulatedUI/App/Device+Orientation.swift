import SimulatedUIKit

extension Device {
  /// The device as apps see it when it is held in some way: its screen and safe areas turn.
  ///
  /// - Parameter orientation: How the device is held; lying flat changes nothing.
  /// - Returns: The device with the screen's size as it is held.
  func turned(to orientation: UIDeviceOrientation) -> Device {
    guard orientation.isLandscape else { return self }
    var turned = self
    turned.size = CGSize(width: size.height, height: size.width)
    guard !isTablet else { return turned }
    // The camera is at one side and iOS keeps as much clear at the other; a device with a home
    // button has no safe areas at all, for the status bar is hidden.
    let hasHomeIndicator = safeArea.bottom > 0
    let side = hasHomeIndicator ? safeArea.top : 0
    turned.safeArea = EdgeInsets(
      top: 0, leading: side, bottom: hasHomeIndicator ? 21 : 0, trailing: side)
    return turned
  }

  /// Whether the device is an iPad.
  var isTablet: Bool { min(size.width, size.height) >= 700 }

  /// How much room there is in both directions, per Apple's Human Interface Guidelines.
  package var sizeClasses: (horizontal: UserInterfaceSizeClass, vertical: UserInterfaceSizeClass) {
    if isTablet { return (.regular, .regular) }
    guard size.width > size.height else { return (.compact, .regular) }
    // Only the largest phones have much room when they lie on a side.
    return (size.width >= 926 ? .regular : .compact, .compact)
  }
}
