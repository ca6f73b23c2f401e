/// What entries of a calendar are.
public enum EKEntityType: UInt, Sendable {
  /// Events, and reminders.
  case event, reminder
}

/// Whether the app may use the person's calendars.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The cases as EventKit numbers them.
  case notDetermined, restricted, denied, fullAccess, writeOnly

  /// The older name of ``fullAccess``.
  public static let authorized = EKAuthorizationStatus.fullAccess
}
