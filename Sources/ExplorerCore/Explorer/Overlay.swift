import ElementModel

/// A page shown over the panes.
struct Overlay: Hashable, Sendable {
  /// The pages there are.
  enum Kind: Hashable {
    case help, failure, tests, pyramid
    /// The navigation graph, which stays open while the run goes on.
    case graph
    /// The elements of the screen, of which one is chosen to see what depends on it.
    case elements
    /// What depends on an identifier or label.
    case impact(String)
    /// What can be set of the device.
    case device
    /// The values of one setting.
    case values(DeviceSetting)
    /// How the network may be.
    case network
  }

  /// Which page.
  var kind: Kind
  /// Its selected line.
  var cursor = 0
}
