import Foundation

/// What is known of the way to the network.
public struct NWPath: Hashable, Sendable, CustomDebugStringConvertible {
  /// Whether there is a way.
  public enum Status: Hashable, Sendable {
    /// There is one.
    case satisfied
    /// There is none.
    case unsatisfied
    /// There would be one, once asked for.
    case requiresConnection
  }

  /// Why there is no way.
  public enum UnsatisfiedReason: Hashable, Sendable {
    /// It is not known.
    case notAvailable
    /// The person has turned cellular data off.
    case cellularDenied
    /// The person has turned Wi-Fi off.
    case wifiDenied
    /// The person has turned the local network off.
    case localNetworkDenied
    /// A private network is inactive.
    case vpnInactive
  }

  /// Whether there is a way.
  public let status: Status
  /// Whether it costs money.
  public let isExpensive: Bool
  /// Whether the person saves data on it.
  public let isConstrained: Bool

  /// Why there is no way.
  public var unsatisfiedReason: UnsatisfiedReason { .notAvailable }

  /// Whether addresses of the older form are reached.
  public var supportsIPv4: Bool { status == .satisfied }

  /// Whether addresses of the newer form are reached.
  public var supportsIPv6: Bool { status == .satisfied }

  /// Whether names are looked up.
  public var supportsDNS: Bool { status == .satisfied }

  /// Ways that are there, the best first.
  public var availableInterfaces: [NWInterface] {
    guard status == .satisfied else { return [] }
    return [
      isExpensive
        ? NWInterface(type: .cellular, name: "pdp_ip0", index: 3)
        : NWInterface(type: .wifi, name: "en0", index: 2)
    ]
  }

  /// Whether the way leads through a kind of interface.
  public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool {
    availableInterfaces.contains { $0.type == type }
  }

  /// The path in words.
  public var debugDescription: String {
    guard status == .satisfied else { return "unsatisfied (No network route)" }
    let details = [isExpensive ? ", expensive" : "", isConstrained ? ", constrained" : ""]
    return "satisfied (Path is satisfied), interface: \(availableInterfaces[0].name)"
      + details.joined()
  }
}

/// A way out of the device.
public struct NWInterface: Hashable, Sendable {
  /// Kinds of ways.
  public enum InterfaceType: Hashable, Sendable, CaseIterable {
    /// Another one.
    case other
    /// Wi-Fi.
    case wifi
    /// A cellular network.
    case cellular
    /// A cable.
    case wiredEthernet
    /// To the device itself.
    case loopback
  }

  /// What kind it is.
  public let type: InterfaceType
  /// What the system calls it.
  public let name: String
  /// Its number.
  public let index: Int
}
