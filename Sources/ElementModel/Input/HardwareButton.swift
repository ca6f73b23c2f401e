/// A button on the outside of a device.
package enum HardwareButton: String, Codable, Hashable, Sendable {
  /// Leads to the home screen.
  case home
  /// Turns the volume up.
  case volumeUp
  /// Turns the volume down.
  case volumeDown
  /// The action button.
  case action
  /// The camera control.
  case camera
}
