public import Foundation
import VirtualTime

/// Something that the person has reached, or a part of it.
open class GKAchievement: NSObject, @unchecked Sendable {
  nonisolated(unsafe) private static var reported: [String: GKAchievement] = [:]
  /// What the game calls it.
  public let identifier: String
  /// How much of it, in per cent.
  open var percentComplete = 0.0
  /// Whether the system tells of it.
  open var showsCompletionBanner = false
  /// Whether it is all.
  open var isCompleted: Bool { percentComplete >= 100 }
  /// When it was told of last.
  open var lastReportedDate: Date { Date() }
  /// Who has reached it.
  open var player: GKPlayer { GKLocalPlayer.local }

  /// Something by what the game calls it.
  public init(identifier: String) {
    self.identifier = identifier
    super.init()
  }

  /// Something that somebody reaches.
  public convenience init(identifier: String, player: GKPlayer) {
    self.init(identifier: identifier)
  }

  /// Tells of things.
  open class func report(
    _ achievements: [GKAchievement],
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    let error = keep(achievements)
    VirtualTime.later("achievements") { completionHandler?(error) }
  }

  /// Tells of things.
  ///
  /// - Throws: ``GKError``, where nobody is signed in.
  open class func report(_ achievements: [GKAchievement]) async throws {
    if let error = keep(achievements) { throw error }
  }

  private class func keep(_ achievements: [GKAchievement]) -> GKError? {
    guard GKLocalPlayer.local.isAuthenticated else { return GKError(.notAuthenticated) }
    for item in achievements { reported[item.identifier] = item }
    return nil
  }

  /// Loads what was told of.
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) {
    let all = reported.keys.sorted().compactMap { reported[$0] }
    VirtualTime.later("achievements") { completionHandler?(all, nil) }
  }

  /// What was told of.
  ///
  /// - Throws: Nothing.
  open class func loadAchievements() async throws -> [GKAchievement] {
    reported.keys.sorted().compactMap { reported[$0] }
  }

  /// Forgets all.
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    reported = [:]
    VirtualTime.later("achievements") { completionHandler?(nil) }
  }
}
