public import Foundation
public import SimulatedUIKit
import VirtualTime

/// What is wanted of others to play with.
open class GKMatchRequest: NSObject, @unchecked Sendable {
  /// At least how many.
  open var minPlayers = 2
  /// At most how many.
  open var maxPlayers = 2
  /// How many at first.
  open var defaultNumberOfPlayers = 2
  /// Which.
  open var playerGroup = 0
  /// Who.
  open var recipients: [GKPlayer]?
  /// What they read.
  open var inviteMessage: String?
}

/// A game with others; nobody else is here.
open class GKMatch: NSObject, @unchecked Sendable {
  /// How data are sent.
  public enum SendDataMode: Int, Sendable {
    /// The cases as GameKit numbers them.
    case reliable, unreliable
  }
  /// Told of the game.
  open weak var delegate: (any GKMatchDelegate)?
  /// The others.
  open var players: [GKPlayer] { [] }
  /// How many are wanted.
  open var expectedPlayerCount: Int { 0 }
  /// Sends data to all.
  ///
  /// - Throws: Nothing.
  open func sendData(toAllPlayers data: Data, with mode: SendDataMode) throws {}
  /// Sends data to some.
  ///
  /// - Throws: Nothing.
  open func send(_ data: Data, to players: [GKPlayer], dataMode mode: SendDataMode) throws {}
  /// Ends it.
  open func disconnect() {}
}

/// How it stands with somebody.
public enum GKPlayerConnectionState: Int, Sendable {
  /// The cases as GameKit numbers them.
  case unknown, connected, disconnected
}

/// Told of a game with others: never here.
public protocol GKMatchDelegate: NSObjectProtocol {
  /// Data have come.
  func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer)
  /// Somebody has come or gone.
  func match(_ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState)
  /// It has failed.
  func match(_ match: GKMatch, didFailWithError error: (any Error)?)
}

extension GKMatchDelegate {
  /// Nothing is done.
  public func match(_ match: GKMatch, didReceive data: Data, fromRemotePlayer player: GKPlayer) {}
  /// Nothing is done.
  public func match(
    _ match: GKMatch, player: GKPlayer, didChange state: GKPlayerConnectionState
  ) {}
  /// Nothing is done.
  public func match(_ match: GKMatch, didFailWithError error: (any Error)?) {}
}

/// Looks for others: there are none.
open class GKMatchmaker: NSObject, @unchecked Sendable {
  private static let maker = GKMatchmaker()
  /// The only one.
  open class func shared() -> GKMatchmaker { maker }
  /// Looks for others.
  open func findMatch(
    for request: GKMatchRequest,
    withCompletionHandler completionHandler: ((GKMatch?, (any Error)?) -> Void)? = nil
  ) { VirtualTime.later("match") { completionHandler?(nil, GKError(.notSupported)) } }
  /// Looks no more.
  open func cancel() {}
}

/// A screen to find others on.
@MainActor @preconcurrency
open class GKMatchmakerViewController: UINavigationController {
  /// Told how it ended.
  open weak var matchmakerDelegate: (any GKMatchmakerViewControllerDelegate)?

  /// A screen for what is wanted.
  public convenience init?(matchRequest request: GKMatchRequest) {
    self.init(rootViewController: UIViewController())
  }
}

/// Told how looking for others ended.
@MainActor @preconcurrency
public protocol GKMatchmakerViewControllerDelegate: AnyObject {
  /// The person has given up.
  func matchmakerViewControllerWasCancelled(_ viewController: GKMatchmakerViewController)
  /// It has failed.
  func matchmakerViewController(
    _ viewController: GKMatchmakerViewController, didFailWithError error: any Error)
}
