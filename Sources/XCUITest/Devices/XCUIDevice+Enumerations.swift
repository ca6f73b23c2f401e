import ElementModel

extension XCUIDevice {
  /// A button on the outside of the device.
  ///
  /// Apple does not document the numbers; these count on from `home`, which is 1.
  public enum Button: Int, Sendable {
    /// Leads to the home screen.
    case home = 1
    /// Turns the volume up.
    case volumeUp = 2
    /// Turns the volume down.
    case volumeDown = 3
    /// The action button.
    case action = 4
    /// The camera control.
    case camera = 5

    /// The button as the device knows it, and as the log names it.
    var hardware: (button: HardwareButton, title: String) {
      switch self {
      case .home: (.home, "Home")
      case .volumeUp: (.volumeUp, "Volume Up")
      case .volumeDown: (.volumeDown, "Volume Down")
      case .action: (.action, "Action")
      case .camera: (.camera, "Camera")
      }
    }
  }

  /// Whether interfaces are light or dark.
  public enum Appearance: Int, Sendable {
    /// It is not set.
    case unspecified = 0
    /// Dark text on a light ground.
    case light = 1
    /// Light text on a dark ground.
    case dark = 2
  }
}
