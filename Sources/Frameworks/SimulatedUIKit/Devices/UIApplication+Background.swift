/// Work that goes on after the app has left the screen.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// Its number.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No work.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

extension UIApplication {
  private static var lastTask = 0

  /// How many seconds there are left; as many as it likes on the screen, and here elsewhere too.
  public var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  /// Says that work is to go on; the simulated device never suspends an app, so it never expires.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(withName: nil, expirationHandler: handler)
  }

  /// Says that work is to go on; the simulated device never suspends an app, so it never expires.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    Self.lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: Self.lastTask)
  }

  /// Says that work has ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}
