public import Foundation

/// What an activity shows at a time.
public struct ActivityContent<State: Decodable & Encodable & Hashable>: CustomStringConvertible {
  /// What has changed.
  public var state: State
  /// When it is out of date; `nil` for never.
  public var staleDate: Date?
  /// Which of an app's activities comes first: the one with the highest number.
  public var relevanceScore: Double

  /// Creates content.
  ///
  /// - Parameters:
  ///   - state: What has changed.
  ///   - staleDate: When it is out of date.
  ///   - relevanceScore: Which of an app's activities comes first.
  public init(state: State, staleDate: Date?, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }

  /// The content in words.
  public var description: String { "ActivityContent(state: \(state))" }
}

extension ActivityContent: Sendable where State: Sendable {}
extension ActivityContent: Equatable {}
extension ActivityContent: Hashable {}
extension ActivityContent: Encodable {}
extension ActivityContent: Decodable {}
