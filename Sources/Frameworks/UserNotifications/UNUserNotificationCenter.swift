import DeviceServices
import VirtualTime

/// Told about notifications while the app runs.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// A notification of the app is due while the app is on the screen.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// The person has tapped a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Takes no note of it.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Asks the person whether the app may notify them, and shows its notifications on time.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()

  /// Told about notifications while the app runs.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  private struct Pending {
    let request: UNNotificationRequest
    let work: ScheduledWork
  }

  private var pending: [String: Pending] = [:]
  private var delivered: [UNNotification] = []
  /// How many delivered notifications are kept; iOS too forgets the oldest.
  private static let deliveredLimit = 64

  private override init() {
    super.init()
    DeviceServices.shared.notifications.setResponder { UNUserNotificationCenter.center.open($0) }
  }

  /// The app's centre.
  open class func current() -> UNUserNotificationCenter { center }

  /// Asks the person.
  ///
  /// - Parameters:
  ///   - options: How the app wants to notify.
  ///   - completionHandler: Told whether it may, on the main actor.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DeviceServices.shared.permissions.request(.notifications) {
      completionHandler($0.isGranted, nil)
    }
  }

  /// Asks the person.
  ///
  /// - Returns: Whether the app may.
  @discardableResult
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await withCheckedContinuation { continuation in
      requestAuthorization(options: options) { isGranted, _ in
        continuation.resume(returning: isGranted)
      }
    }
  }

  /// Tells how the person lets the app notify them.
  open func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) {
    VirtualTime.schedule(after: .zero, kind: .timer, label: "notification settings") {
      completionHandler(Self.settings)
    }
  }

  /// How the person lets the app notify them.
  open func notificationSettings() async -> UNNotificationSettings { Self.settings }

  private static var settings: UNNotificationSettings {
    switch DeviceServices.shared.permissions.status(of: .notifications) {
    case .notDetermined: UNNotificationSettings(.notDetermined)
    case .denied: UNNotificationSettings(.denied)
    default: UNNotificationSettings(.authorized)
    }
  }

  /// Has a notification shown.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) {
    schedule(request)
    completionHandler?(nil)
  }

  /// Has a notification shown.
  open func add(_ request: UNNotificationRequest) async throws { schedule(request) }

  /// The notifications still to be shown.
  open func pendingNotificationRequests() async -> [UNNotificationRequest] {
    pending.values.map(\.request).sorted { $0.identifier < $1.identifier }
  }

  /// Tells the notifications still to be shown.
  open func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler(pending.values.map(\.request).sorted { $0.identifier < $1.identifier }) }

  /// Takes notifications back before they are shown.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    for identifier in identifiers { pending.removeValue(forKey: identifier)?.work.cancel() }
  }

  /// Takes all notifications back that are not shown yet.
  open func removeAllPendingNotificationRequests() {
    removePendingNotificationRequests(withIdentifiers: Array(pending.keys))
  }

  /// The notifications that were shown.
  open func deliveredNotifications() async -> [UNNotification] { delivered }

  /// Forgets notifications that were shown.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
    delivered.removeAll { identifiers.contains($0.request.identifier) }
  }

  /// Forgets all notifications that were shown.
  open func removeAllDeliveredNotifications() { delivered = [] }

  private func schedule(_ request: UNNotificationRequest) {
    let app = DeviceServices.shared.permissions.currentApp
    let delay = request.trigger?.delay ?? 0
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    let work = VirtualTime.schedule(
      after: Duration(bounded: delay), kind: .timer, label: "notification \(request.identifier)"
    ) { [weak self] in self?.deliver(request, of: app) }
    pending[request.identifier] = Pending(request: request, work: work)
  }

  @MainActor
  private func deliver(_ request: UNNotificationRequest, of app: String) {
    pending[request.identifier] = nil
    if request.trigger?.repeats == true { schedule(request) }
    let services = DeviceServices.shared
    guard services.permissions.status(of: .notifications, app: app).isGranted else { return }
    let notification = UNNotification(request)
    delivered = delivered.suffix(Self.deliveredLimit - 1) + [notification]
    let lines = [request.content.title, request.content.subtitle, request.content.body]
    let banner = NotificationBanner(
      app: app, identifier: request.identifier, lines: lines.filter { !$0.isEmpty })
    guard services.notifications.foregroundApp == app else {
      return services.notifications.present(banner)
    }
    // An app on the screen decides itself; without a delegate nothing is shown.
    delegate?.userNotificationCenter(self, willPresent: notification) { options in
      guard !options.isDisjoint(with: [.banner, .alert]) else { return }
      MainActor.assumeIsolated { services.notifications.present(banner) }
    }
  }

  private func open(_ banner: NotificationBanner) {
    guard
      let notification = delivered.last(where: { $0.request.identifier == banner.identifier })
    else { return }
    delivered.removeAll { $0 === notification }
    delegate?.userNotificationCenter(
      self, didReceive: UNNotificationResponse(notification), withCompletionHandler: {})
  }
}
