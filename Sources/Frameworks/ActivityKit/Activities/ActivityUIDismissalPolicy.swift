public import Foundation

/// How long an activity shows once it has ended.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  /// When it goes; `nil` for as the system sees fit.
  let date: Date?

  /// Up to four hours.
  public static let `default` = ActivityUIDismissalPolicy(date: nil)
  /// Not at all.
  public static let immediate = ActivityUIDismissalPolicy(date: .distantPast)

  /// Until a time, four hours at most.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    ActivityUIDismissalPolicy(date: date)
  }

  /// How long an ended activity shows at most, in seconds.
  private static let limit: TimeInterval = 4 * 3600

  /// When an activity goes that ends now.
  func dismissalDate(endedAt now: Date) -> Date {
    min(date ?? .distantFuture, now.addingTimeInterval(Self.limit))
  }
}
