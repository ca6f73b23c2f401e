public import Foundation

/// What a widget shows from a time on.
public protocol TimelineEntry {
  /// The time.
  var date: Date { get }
  /// How much it matters; `nil` for no more than others.
  var relevance: TimelineEntryRelevance? { get }
}

extension TimelineEntry {
  /// No more than others.
  public var relevance: TimelineEntryRelevance? { nil }
}

/// How much what a widget shows matters to the person.
public struct TimelineEntryRelevance: Codable, Hashable, Sendable {
  /// How much, compared with the widget's other entries.
  public var score: Float
  /// For how long, in seconds.
  public var duration: TimeInterval

  /// Creates a relevance.
  public init(score: Float, duration: TimeInterval = 0) {
    self.score = score
    self.duration = duration
  }
}
