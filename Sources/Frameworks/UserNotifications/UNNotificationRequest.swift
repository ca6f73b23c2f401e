/// A sound that comes with a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  /// The system's own sound.
  public static let `default` = UNNotificationSound()
}

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  /// The first line.
  open fileprivate(set) var title = ""
  /// The second line.
  open fileprivate(set) var subtitle = ""
  /// The text.
  open fileprivate(set) var body = ""
  /// The number on the app's icon.
  open fileprivate(set) var badge: NSNumber?
  /// The sound.
  open fileprivate(set) var sound: UNNotificationSound?
  /// What the app wants to know again.
  open fileprivate(set) var userInfo: [AnyHashable: Any] = [:]
  /// The kind of notification.
  open fileprivate(set) var categoryIdentifier = ""
  /// What belongs together.
  open fileprivate(set) var threadIdentifier = ""
}

/// What a notification says, as the app writes it.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  /// The first line.
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  /// The number on the app's icon.
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  /// What the app wants to know again.
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
  /// The kind of notification.
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  /// What belongs together.
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
}

/// When a notification is shown.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) { self.repeats = repeats }

  /// How long from now it is shown.
  var delay: TimeInterval? { nil }
}

/// Shows a notification after a while.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// How long from now, in seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  override var delay: TimeInterval? { timeInterval }
}

/// Shows a notification at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The parts of the date and time that must match.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// When it is shown next.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(
      after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }

  override var delay: TimeInterval? { nextTriggerDate()?.timeIntervalSinceNow }
}

/// A notification that the app wants to be shown.
open class UNNotificationRequest: NSObject, @unchecked Sendable {
  /// How the app calls it.
  public let identifier: String
  /// What it says.
  public let content: UNNotificationContent
  /// When it is shown; at once if nil.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
  }
}

/// A notification that is shown.
open class UNNotification: NSObject, @unchecked Sendable {
  /// When it was shown.
  public let date: Date
  /// What the app asked for.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest) {
    date = Date()
    self.request = request
  }
}

/// The identifier of tapping a notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"

/// What the person did with a notification.
open class UNNotificationResponse: NSObject, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// What the person did.
  public let actionIdentifier: String

  init(_ notification: UNNotification) {
    self.notification = notification
    actionIdentifier = UNNotificationDefaultActionIdentifier
  }
}
