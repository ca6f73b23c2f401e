public import Foundation
import VirtualTime

/// What players have reached, best first: of the fixture, and what the person reaches.
open class GKLeaderboard: NSObject, @unchecked Sendable {
  nonisolated(unsafe) private static var own: [String: Int] = [:]

  /// Of whom.
  public enum PlayerScope: Int, Sendable {
    /// The cases as GameKit numbers them.
    case global, friendsOnly
  }
  /// Of when.
  public enum TimeScope: Int, Sendable {
    /// The cases as GameKit numbers them.
    case today, week, allTime
  }
  /// How often it begins anew.
  public enum LeaderboardType: Int, Sendable {
    /// The cases as GameKit numbers them.
    case classic, recurring
  }

  /// What somebody has reached.
  open class Entry: NSObject, @unchecked Sendable {
    /// Who.
    public let player: GKPlayer
    /// Which place it is.
    public let rank: Int
    /// How much.
    public let score: Int
    /// How much, in words.
    open var formattedScore: String { "\(score)" }
    /// What the game keeps with it.
    open var context: Int { 0 }
    /// When.
    open var date: Date { Date() }

    init(player: GKPlayer, rank: Int, score: Int) {
      (self.player, self.rank, self.score) = (player, rank, score)
      super.init()
    }
  }

  /// What it is called by the game.
  public let baseLeaderboardID: String
  /// What it is called.
  open var title: String? { baseLeaderboardID }
  /// How often it begins anew.
  open var type: LeaderboardType { .classic }

  init(_ id: String) {
    baseLeaderboardID = id
    super.init()
  }

  /// Loads lists by what the game calls them; all where it names none.
  open class func loadLeaderboards(
    IDs leaderboardIDs: [String]?,
    completionHandler: @escaping ([GKLeaderboard]?, (any Error)?) -> Void
  ) { VirtualTime.later("leaderboards") { completionHandler(lists(leaderboardIDs), nil) } }

  /// Lists by what the game calls them.
  ///
  /// - Throws: Nothing.
  open class func loadLeaderboards(IDs leaderboardIDs: [String]?) async throws -> [GKLeaderboard] {
    lists(leaderboardIDs)
  }

  private class func lists(_ ids: [String]?) -> [GKLeaderboard] {
    (ids ?? (GameFixture.current?.leaderboards ?? [:]).keys.sorted()).map(GKLeaderboard.init)
  }

  /// Puts what somebody has reached onto lists.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    let error = keep(score, leaderboardIDs)
    VirtualTime.later("score") { completionHandler(error) }
  }

  /// Puts what somebody has reached onto lists.
  ///
  /// - Throws: ``GKError``, where nobody is signed in.
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String]
  ) async throws { if let error = keep(score, leaderboardIDs) { throw error } }

  /// Puts what the person has reached onto it.
  open func submitScore(
    _ score: Int, context: Int, player: GKPlayer,
    completionHandler: @escaping ((any Error)?) -> Void
  ) {
    Self.submitScore(
      score, context: context, player: player, leaderboardIDs: [baseLeaderboardID],
      completionHandler: completionHandler)
  }

  private class func keep(_ score: Int, _ ids: [String]) -> GKError? {
    guard GKLocalPlayer.local.isAuthenticated else { return GKError(.notAuthenticated) }
    for id in ids { own[id] = max(own[id] ?? score, score) }
    return nil
  }

  /// Loads places of the list.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange,
    completionHandler: @escaping (Entry?, [Entry]?, Int, (any Error)?) -> Void
  ) {
    let found = entries
    VirtualTime.later("leaderboard") {
      completionHandler(
        Self.mine(found), Array(found.dropFirst(max(0, range.location - 1)).prefix(range.length)),
        found.count, nil)
    }
  }

  /// Places of the list.
  ///
  /// - Throws: Nothing.
  open func loadEntries(
    for playerScope: PlayerScope, timeScope: TimeScope, range: NSRange
  ) async throws -> (Entry?, [Entry], Int) {
    let found = entries
    return (
      Self.mine(found), Array(found.dropFirst(max(0, range.location - 1)).prefix(range.length)),
      found.count
    )
  }

  private class func mine(_ entries: [Entry]) -> Entry? {
    entries.first { $0.player === GKLocalPlayer.local }
  }

  private var entries: [Entry] {
    var scores = (GameFixture.current?.leaderboards?[baseLeaderboardID] ?? []).map { item in
      (player: GKPlayer(identifier: item.alias, alias: item.alias), score: item.score)
    }
    if let own = Self.own[baseLeaderboardID] { scores.append((GKLocalPlayer.local, own)) }
    return scores.sorted { $0.score > $1.score }.enumerated().map {
      Entry(player: $0.element.player, rank: $0.offset + 1, score: $0.element.score)
    }
  }
}
