public import Foundation

/// What an app wants to be run in the background.
open class BGTaskRequest: NSObject, NSCopying, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Before when it is not run.
  open var earliestBeginDate: Date?

  init(name: String) {
    identifier = name
    super.init()
  }

  /// Itself.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// A short look for something new.
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// A request by its name.
  public init(identifier: String) { super.init(name: identifier) }
}

/// Work of some minutes.
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  /// Whether it needs the network.
  open var requiresNetworkConnectivity = false
  /// Whether it needs a charger.
  open var requiresExternalPower = false

  /// A request by its name.
  public init(identifier: String) { super.init(name: identifier) }
}
