import DeviceServices
public import Foundation

/// The person's calendars, which the app may be allowed to use: with the events and reminders of the
/// project's fixtures, and what the app has changed of them while it ran.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// Told whether the app may.
  public typealias EKEventStoreRequestAccessCompletionHandler =
    @Sendable (Bool, (any Error)?) -> Void

  /// Opens the calendars.
  public override init() {}

  /// Opens some of the calendars: all, here.
  public convenience init(sources: [EKSource]) { self.init() }

  /// Whether the app may use calendars or reminders.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    switch DeviceServices.shared.permissions.status(of: permission(for: entityType)) {
    case .notDetermined: .notDetermined
    case .denied: .denied
    case .adding: .writeOnly
    default: .fullAccess
    }
  }

  /// Asks to use calendars or reminders, in the older form.
  open func requestAccess(
    to entityType: EKEntityType,
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { request(entityType, .standard, completion) }

  /// Asks to use calendars or reminders, in the older form.
  ///
  /// - Returns: Whether the app may.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    await request(entityType, .standard)
  }

  /// Asks to read and change events.
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { request(.event, .full, completion) }

  /// Asks to read and change events.
  ///
  /// - Returns: Whether the app may.
  open func requestFullAccessToEvents() async throws -> Bool { await request(.event, .full) }

  /// Asks to add events.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { request(.event, .adding, completion) }

  /// Asks to add events.
  ///
  /// - Returns: Whether the app may.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool {
    await request(.event, .adding)
  }

  /// Asks to read and change reminders.
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { request(.reminder, .full, completion) }

  /// Asks to read and change reminders.
  ///
  /// - Returns: Whether the app may.
  open func requestFullAccessToReminders() async throws -> Bool { await request(.reminder, .full) }

  private class func permission(for entityType: EKEntityType) -> Permission {
    entityType == .event ? .calendar : .reminders
  }

  private func request(
    _ entityType: EKEntityType, _ scope: PermissionScope,
    _ completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) {
    let permission = Self.permission(for: entityType)
    DeviceServices.shared.permissions.request(permission, scope: scope) {
      completion($0.isGranted, nil)
    }
  }

  private func request(_ entityType: EKEntityType, _ scope: PermissionScope) async -> Bool {
    await withCheckedContinuation { continuation in
      request(entityType, scope) { isGranted, _ in continuation.resume(returning: isGranted) }
    }
  }
}
