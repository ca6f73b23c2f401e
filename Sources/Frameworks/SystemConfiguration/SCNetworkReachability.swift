public import Foundation

/// Whether a host can be reached: it can, as far as the system knows.
public final class SCNetworkReachability: NSObject, Sendable {}

/// How a host is reached.
public struct SCNetworkReachabilityFlags: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt32

  /// Ways by their bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// For some time.
  public static let transientConnection = SCNetworkReachabilityFlags(rawValue: 1)
  /// At all.
  public static let reachable = SCNetworkReachabilityFlags(rawValue: 2)
  /// Once a connection is made.
  public static let connectionRequired = SCNetworkReachabilityFlags(rawValue: 4)
  /// By a connection that is made when it is needed.
  public static let connectionOnTraffic = SCNetworkReachabilityFlags(rawValue: 8)
  /// With the person's help.
  public static let interventionRequired = SCNetworkReachabilityFlags(rawValue: 16)
  /// By a connection that is made on demand.
  public static let connectionOnDemand = SCNetworkReachabilityFlags(rawValue: 32)
  /// As it is this device.
  public static let isLocalAddress = SCNetworkReachabilityFlags(rawValue: 1 << 16)
  /// Without a way between.
  public static let isDirect = SCNetworkReachabilityFlags(rawValue: 1 << 17)
  /// By a mobile network.
  public static let isWWAN = SCNetworkReachabilityFlags(rawValue: 1 << 18)
}

/// What tells whether a host can be reached.
public func SCNetworkReachabilityCreateWithName(
  _ allocator: AnyObject?, _ nodename: String
) -> SCNetworkReachability? { SCNetworkReachability() }

/// What tells whether an address can be reached.
public func SCNetworkReachabilityCreateWithAddress(
  _ allocator: AnyObject?, _ address: UnsafePointer<sockaddr>
) -> SCNetworkReachability? { SCNetworkReachability() }

/// Tells how a host is reached: without further ado.
public func SCNetworkReachabilityGetFlags(
  _ target: SCNetworkReachability, _ flags: UnsafeMutablePointer<SCNetworkReachabilityFlags>
) -> Bool {
  flags.pointee = .reachable
  return true
}
