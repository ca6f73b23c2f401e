/// A wait begins, goes on, or ends.
package struct Wait: Hashable, Sendable {
  /// How far the wait is.
  package enum Progress: String, Codable, Sendable {
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
  package var number: Int
  /// What is waited for.
  package var criterion: WaitCriterion
  /// Why the criterion is not met; `nil` once it is.
  package var unmet: String?
  /// Virtual seconds waited so far.
  package var elapsed: Double
  /// Virtual seconds after which the wait gives up.
  package var limit: Double
  /// How far it is.
  package var progress: Progress
  /// What the app is busy with, soonest due first.
  package var pending: [Pending]
  /// The work of the app that made the criterion true, with how long ago it was due as a negative
  /// time; `nil` while the wait goes on, where none did, and in batch runs.
  package var endedBy: Pending?
  /// The element's identity in the latest screen, if it is there.
  package var elementID: Int?
  /// What the wait has narrowly missed, when it has timed out.
  package var nearMisses: [NearMiss]?
  /// What the element was looked for by, outermost first; `nil` in batch runs, and where nothing is.
  package var searched: [SearchedKey]?

  /// Creates the content.
  package init(
    number: Int, criterion: WaitCriterion, unmet: String?, elapsed: Double, limit: Double,
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

/// The criterion stands there twice: as a value, and as a text for readers of the JSON.
extension Wait: Codable {
  private enum CodingKeys: String, CodingKey {
    case number, criterion, unmet, elapsed, limit, progress, pending, endedBy, elementID, nearMisses
    case searched
    case kind = "waitsFor"
  }

  /// Writes the wait with its criterion's text.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(number, forKey: .number)
    try container.encode(criterion.text, forKey: .criterion)
    try container.encode(criterion, forKey: .kind)
    try container.encodeIfPresent(unmet, forKey: .unmet)
    try container.encode(elapsed, forKey: .elapsed)
    try container.encode(limit, forKey: .limit)
    try container.encode(progress, forKey: .progress)
    try container.encode(pending, forKey: .pending)
    try container.encodeIfPresent(endedBy, forKey: .endedBy)
    try container.encodeIfPresent(elementID, forKey: .elementID)
    try container.encodeIfPresent(nearMisses, forKey: .nearMisses)
    try container.encodeIfPresent(searched, forKey: .searched)
  }

  /// Reads a wait; of one that version 2 wrote, the criterion from its text.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let criterion =
      try container.decodeIfPresent(WaitCriterion.self, forKey: .kind)
      ?? Version2.criterion(try container.decode(String.self, forKey: .criterion))
    self.init(
      number: try container.decode(Int.self, forKey: .number), criterion: criterion,
      unmet: try container.decodeIfPresent(String.self, forKey: .unmet),
      elapsed: try container.decode(Double.self, forKey: .elapsed),
      limit: try container.decode(Double.self, forKey: .limit),
      progress: try container.decode(Progress.self, forKey: .progress),
      pending: try container.decode([Pending].self, forKey: .pending),
      endedBy: try container.decodeIfPresent(Pending.self, forKey: .endedBy),
      elementID: try container.decodeIfPresent(Int.self, forKey: .elementID),
      nearMisses: try container.decodeIfPresent([NearMiss].self, forKey: .nearMisses),
      searched: try container.decodeIfPresent([SearchedKey].self, forKey: .searched))
  }
}
