public import Foundation

/// Told of the app on a watch.
public protocol WCSessionDelegate: AnyObject {
  /// The way is begun.
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
  /// The way ends: never.
  func sessionDidBecomeInactive(_ session: WCSession)
  /// The way has ended: never.
  func sessionDidDeactivate(_ session: WCSession)
  /// Whether the watch can be reached has changed: never.
  func sessionReachabilityDidChange(_ session: WCSession)
  /// The watch says something: never.
  func session(_ session: WCSession, didReceiveMessage message: [String: Any])
  /// The watch says something and waits: never.
  func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void)
  /// The watch keeps something: never.
  func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any])
  /// The watch sends something: never.
  func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any])
}

extension WCSessionDelegate {
  /// Nothing is done.
  public func sessionDidBecomeInactive(_ session: WCSession) {}
  /// Nothing is done.
  public func sessionDidDeactivate(_ session: WCSession) {}
  /// Nothing is done.
  public func sessionReachabilityDidChange(_ session: WCSession) {}
  /// Nothing is done.
  public func session(_ session: WCSession, didReceiveMessage message: [String: Any]) {}
  /// Nothing is done.
  public func session(
    _ session: WCSession, didReceiveMessage message: [String: Any],
    replyHandler: @escaping ([String: Any]) -> Void
  ) {}
  /// Nothing is done.
  public func session(
    _ session: WCSession, didReceiveApplicationContext applicationContext: [String: Any]
  ) {}
  /// Nothing is done.
  public func session(_ session: WCSession, didReceiveUserInfo userInfo: [String: Any]) {}
}
