public import AVFoundation

/// What several players of an app play.
@MainActor @preconcurrency
open class MPNowPlayingSession: NSObject {
  /// The players.
  open private(set) var players: [AVPlayer]
  /// What plays.
  public let nowPlayingInfoCenter = MPNowPlayingInfoCenter()
  /// The buttons outside of the app.
  public let remoteCommandCenter = MPRemoteCommandCenter()
  /// Whether what plays is told by itself.
  open var automaticallyPublishesNowPlayingInfo = false
  /// Whether it is the one that is told.
  open private(set) var isActive = false
  /// Whether it can be: yes.
  open var canBecomeActive: Bool { true }

  /// A session of players.
  public init(players: [AVPlayer]) {
    self.players = players
    super.init()
  }

  /// Makes it the one that is told.
  open func becomeActiveIfPossible(completion: ((Bool) -> Void)? = nil) {
    isActive = true
    completion?(true)
  }

  /// Adds a player.
  open func addPlayer(_ player: AVPlayer) { players.append(player) }
  /// Takes a player away.
  open func removePlayer(_ player: AVPlayer) { players.removeAll { $0 === player } }
}
