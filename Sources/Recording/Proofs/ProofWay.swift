package import ElementModel

/// A way in which a saved test is run.
package enum ProofWay: Hashable, Sendable {
  /// As it was recorded.
  case nominal
  /// On other schedules of asynchronous work, this many.
  case schedules(Int)
  /// On another device.
  case device(String)
  /// With the other appearance.
  case appearance(DeviceSettings.Appearance)
}
