/// What keeps a host's tests and apps from reaching a network.
package enum NetworkGuard: String, Codable, Hashable, Sendable {
  /// The system refuses the calls, whoever makes them.
  case systemCalls
  /// The host has a network of its own, with nothing in it.
  case emptyNetwork
  /// The usual functions fail; whoever calls the system directly gets through.
  case functionsOnly
}
