public import Foundation

/// What can go wrong.
public struct EKError: Error, CustomNSError, Hashable, Sendable {
  /// The kinds of error, as EventKit numbers them.
  public enum Code: Int, Sendable {
    case eventNotMutable, noCalendar, noStartDate, noEndDate, datesInverted, internalFailure
    case calendarReadOnly, durationGreaterThanRecurrence, alarmGreaterThanRecurrence
    /// The app may not use calendars.
    case eventStoreNotAuthorized = 29
    /// There is no such thing.
    case objectBelongsToDifferentStore = 16
  }

  /// Which one it is.
  public let code: Code

  /// Creates an error.
  public init(_ code: Code) { self.code = code }

  /// The domain of these errors.
  public static var errorDomain: String { "EKErrorDomain" }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
  /// The app may not use calendars.
  public static let eventStoreNotAuthorized = Code.eventStoreNotAuthorized
  /// There is no calendar.
  public static let noCalendar = Code.noCalendar
}
