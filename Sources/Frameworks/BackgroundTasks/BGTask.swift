public import Foundation

/// Work that the system runs in the background: never, here.
open class BGTask: NSObject, @unchecked Sendable {
  /// Its name.
  public let identifier: String
  /// Called when time is up.
  open var expirationHandler: (() -> Void)?

  init(name: String) {
    identifier = name
    super.init()
  }

  /// Says that it is done.
  open func setTaskCompleted(success: Bool) {}
}

/// A short look for something new.
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}

/// Work of some minutes.
open class BGProcessingTask: BGTask, @unchecked Sendable {}
