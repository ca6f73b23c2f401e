public import Foundation

/// What a widget shows in the time to come.
public struct Timeline<EntryType: TimelineEntry> {
  /// What it shows, in the order of time.
  public let entries: [EntryType]
  /// When it is asked for more.
  public let policy: TimelineReloadPolicy

  /// Creates a timeline.
  public init(entries: [EntryType], policy: TimelineReloadPolicy) {
    self.entries = entries
    self.policy = policy
  }
}

extension Timeline: Sendable where EntryType: Sendable {}

/// When a widget is asked for more to show.
public struct TimelineReloadPolicy: Equatable, Sendable {
  private enum Rule: Equatable {
    case atEnd, never
    case after(Date)
  }

  private let rule: Rule

  /// After its last entry.
  public static let atEnd = TimelineReloadPolicy(rule: .atEnd)
  /// When the app asks for it.
  public static let never = TimelineReloadPolicy(rule: .never)

  /// After a time.
  public static func after(_ date: Date) -> TimelineReloadPolicy {
    TimelineReloadPolicy(rule: .after(date))
  }
}
