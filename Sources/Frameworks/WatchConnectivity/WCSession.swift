public import Foundation

/// The way to the app on the person's watch; the device is paired with none.
open class WCSession: NSObject, @unchecked Sendable {
  /// The only one.
  public static let `default` = WCSession()
  /// Told of the watch.
  open weak var delegate: (any WCSessionDelegate)?
  /// How far the way is: it is begun, where an app has asked for it.
  open private(set) var activationState = WCSessionActivationState.notActivated
  /// Whether there is a watch: no.
  open var isPaired: Bool { false }
  /// Whether the watch has the app: no.
  open var isWatchAppInstalled: Bool { false }
  /// Whether the watch can be reached: no.
  open var isReachable: Bool { false }
  /// Whether the watch shows the app on its face: no.
  open var isComplicationEnabled: Bool { false }
  /// What was said last.
  open private(set) var applicationContext: [String: Any] = [:]
  /// What the watch has said last: nothing.
  open var receivedApplicationContext: [String: Any] { [:] }

  /// Whether the device knows of watches.
  open class func isSupported() -> Bool { true }

  /// Begins the way.
  open func activate() {
    activationState = .activated
    delegate?.session(self, activationDidCompleteWith: .activated, error: nil)
  }

  /// Says something to the watch: fails, as there is none.
  open func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }

  /// Says something to the watch, as data: fails, as there is none.
  open func sendMessageData(
    _ data: Data, replyHandler: ((Data) -> Void)?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(WCError(.notReachable)) }

  /// Keeps what the watch is to know.
  ///
  /// - Throws: ``WCError``, as there is no watch.
  open func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    self.applicationContext = applicationContext
    throw WCError(.deviceNotPaired)
  }

  /// Sends something to the watch: it never comes, as there is none.
  open func transferUserInfo(_ userInfo: [String: Any] = [:]) {}
}

/// How far the way to a watch is.
public enum WCSessionActivationState: Int, Sendable {
  case notActivated
  case inactive
  case activated
}

/// Why something does not come to a watch.
public struct WCError: Error, Sendable {
  /// The reason.
  public enum Code: Int, Sendable {
    case genericError = 7001
    case deviceNotPaired = 7005
    case notReachable = 7007
  }

  /// The reason.
  public let code: Code

  init(_ code: Code) { self.code = code }
}
