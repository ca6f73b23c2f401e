public import Foundation

/// Waits for a notification.
///
/// See Apple's documentation of `XCTNSNotificationExpectation`.
open class XCTNSNotificationExpectation: XCTestExpectation, @unchecked Sendable {
  /// Asked when the notification comes; the expectation is fulfilled if it agrees.
  public typealias Handler = @Sendable (Notification) -> Bool

  /// The notification's name.
  public let notificationName: Notification.Name
  /// Who must post it; `nil` for anybody.
  public let observedObject: Any?
  /// Where it is posted.
  public let notificationCenter: NotificationCenter
  /// Asked when the notification comes.
  open var handler: Handler?

  private var observer: (any NSObjectProtocol)?

  /// Creates an expectation, which looks out for the notification from now on.
  ///
  /// - Parameters:
  ///   - notificationName: The notification's name.
  ///   - object: Who must post it; `nil` for anybody.
  ///   - notificationCenter: Where it is posted.
  public init(
    name notificationName: Notification.Name, object: Any? = nil,
    notificationCenter: NotificationCenter = .default
  ) {
    self.notificationName = notificationName
    self.notificationCenter = notificationCenter
    observedObject = object
    let poster = object.map { " from \($0)" } ?? " from any object"
    super.init(
      description: "Expect notification '\(notificationName.rawValue)'\(poster)")
    observer = notificationCenter.addObserver(
      forName: notificationName, object: object, queue: nil
    ) { [weak self] notification in
      self?.receive(notification)
    }
  }

  deinit { stop() }

  private func receive(_ notification: Notification) {
    guard handler?(notification) ?? true else { return }
    // Further ones are not what was expected too often; they are of no interest.
    stop()
    fulfill()
  }

  private func stop() {
    if let observer { notificationCenter.removeObserver(observer) }
    observer = nil
  }
}
