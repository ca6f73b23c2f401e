public import UserNotifications

/// What says more of a notification, such as an intent to send a message.
public protocol UNNotificationContentProviding: AnyObject {}

extension INSendMessageIntent: UNNotificationContentProviding {}
extension INStartCallIntent: UNNotificationContentProviding {}

extension UNNotificationContent {
  /// The notification with what an intent says of who sends it: as it is, for no picture shows here.
  ///
  /// - Throws: Nothing here.
  public func updating(
    from provider: any UNNotificationContentProviding
  ) throws -> UNNotificationContent { self }
}
