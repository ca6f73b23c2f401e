/// What a system lets a host do to keep its tests and apps to their device.
package struct Isolation: Codable, Hashable, Sendable {
  /// What keeps them from reaching a network.
  package enum Network: String, Codable, Sendable {
    /// The system refuses the calls, whoever makes them.
    case systemCalls
    /// The host has a network of its own, with nothing in it.
    case emptyNetwork
    /// The usual functions fail; whoever calls the system directly gets through.
    case functionsOnly
  }

  /// What keeps them from reaching a network.
  package var network: Network
  /// Whether they can write nowhere but to the files of their device.
  package var guardsFiles: Bool

  /// All that there is to be had.
  package static let complete = Isolation(network: .systemCalls, guardsFiles: true)

  /// Creates the description.
  package init(network: Network, guardsFiles: Bool) {
    self.network = network
    self.guardsFiles = guardsFiles
  }
}
