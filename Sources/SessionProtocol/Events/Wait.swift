/// A wait begins, goes on, or ends.
public struct Wait: Codable, Hashable, Sendable {
  /// How far the wait is.
  public enum Progress: String, Codable, Sendable {
    /// It starts.
    case began
    /// The criterion was checked and is not met yet.
    case checked
    /// The criterion is met; the wait is over.
    case met
    /// The limit is reached; the wait is over.
    case timedOut
  }

  /// Number of the wait within the run, so that its events can be told from another's.
  public var number: Int
  /// What is waited for, such as `"account" StaticText to exist`.
  public var criterion: String
  /// Why the criterion is not met; `nil` once it is.
  public var unmet: String?
  /// Virtual seconds waited so far.
  public var elapsed: Double
  /// Virtual seconds after which the wait gives up.
  public var limit: Double
  /// How far it is.
  public var progress: Progress
  /// What the app is busy with, soonest due first.
  public var pending: [Pending]
  /// The work of the app that made the criterion true, with how long ago it was due as a negative
  /// time; `nil` while the wait goes on, where none did, and in batch runs.
  public var endedBy: Pending?
  /// The element's identity in the latest screen, if it is there.
  public var elementID: Int?
  /// What the wait has narrowly missed, when it has timed out.
  public var nearMisses: [NearMiss]?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  public var searched: [SearchedKey]?

  /// Creates the content.
  public init(
    number: Int, criterion: String, unmet: String?, elapsed: Double, limit: Double,
    progress: Progress, pending: [Pending], endedBy: Pending? = nil, elementID: Int? = nil,
    nearMisses: [NearMiss]? = nil,
    searched: [SearchedKey]? = nil
  ) {
    self.searched = searched
    self.number = number
    self.criterion = criterion
    self.unmet = unmet
    self.elapsed = elapsed
    self.limit = limit
    self.progress = progress
    self.pending = pending
    self.endedBy = endedBy
    self.elementID = elementID
    self.nearMisses = nearMisses
  }
}
