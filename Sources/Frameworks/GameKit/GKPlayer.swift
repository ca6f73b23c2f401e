public import Foundation
public import SimulatedUIKit
import VirtualTime

/// Somebody who plays.
open class GKPlayer: NSObject, @unchecked Sendable {
  /// What tells them from others in this game.
  open var gamePlayerID: String { identifier }
  /// What tells them from others in all games of a team.
  open var teamPlayerID: String { identifier }
  /// What they call themselves.
  open var alias: String { name }
  /// How they are shown.
  open var displayName: String { shown ?? name }
  /// Whether they may be invited.
  open var isInvitable: Bool { false }
  let identifier: String
  let name: String
  private let shown: String?

  init(identifier: String, alias: String, displayName: String? = nil) {
    (self.identifier, name, shown) = (identifier, alias, displayName)
    super.init()
  }

  /// How large a picture is.
  public enum PhotoSize: Int, Sendable {
    /// The cases as GameKit numbers them.
    case small, normal
  }

  /// Loads their picture: there is none.
  open func loadPhoto(
    for size: PhotoSize,
    withCompletionHandler completionHandler: ((UIImage?, (any Error)?) -> Void)?
  ) {
    VirtualTime.later("picture of a player") {
      completionHandler?(nil, GKError(.playerPhotoFailure))
    }
  }
}

/// The person, as the fixture says; nobody is signed in without one.
open class GKLocalPlayer: GKPlayer, @unchecked Sendable {
  nonisolated(unsafe) private static var player: GKLocalPlayer?
  /// The person.
  open class var local: GKLocalPlayer {
    if let player { return player }
    let fixture = GameFixture.current
    let made = GKLocalPlayer(
      identifier: fixture?.id ?? "", alias: fixture?.alias ?? "",
      displayName: fixture?.displayName)
    player = made
    return made
  }

  /// Whether the person is signed in.
  open private(set) var isAuthenticated = false
  /// Whether the person is a child.
  open var isUnderage: Bool { GameFixture.current?.isUnderage ?? false }
  /// Whether they may play with others.
  open var isMultiplayerGamingRestricted: Bool { false }
  /// Whether they may be talked to.
  open var isPersonalizedCommunicationRestricted: Bool { false }

  /// Told whether the person is signed in.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet { authenticate() }
  }

  private func authenticate() {
    VirtualTime.later("sign in to Game Center") { [self] in
      guard GameFixture.current != nil else {
        GKError.noteNoPlayer()
        authenticateHandler?(nil, GKError(.notAuthenticated))
        return
      }
      isAuthenticated = true
      authenticateHandler?(nil, nil)
      NotificationCenter.default.post(
        name: .GKPlayerAuthenticationDidChangeNotificationName, object: self)
    }
  }

  /// Loads the person's friends.
  open func loadFriends(_ completionHandler: @escaping ([GKPlayer]?, (any Error)?) -> Void) {
    VirtualTime.later("friends") {
      let names = GameFixture.current?.friends ?? []
      completionHandler(names.map { GKPlayer(identifier: $0, alias: $0) }, nil)
    }
  }

  /// Has somebody told of the person's games: never here.
  open func register(_ listener: any GKLocalPlayerListener) {}
  /// Has somebody told no more.
  open func unregisterListener(_ listener: any GKLocalPlayerListener) {}
  /// Has nobody told any more.
  open func unregisterAllListeners() {}

  /// What a server knows the person by: not here.
  open func fetchItems(
    forIdentityVerificationSignature completionHandler: (
      (URL?, Data?, Data?, UInt64, (any Error)?) -> Void
    )?
  ) {
    VirtualTime.later("signature") { completionHandler?(nil, nil, nil, 0, GKError(.notSupported)) }
  }
}

extension Notification.Name {
  /// Somebody has signed in or out.
  public static let GKPlayerAuthenticationDidChangeNotificationName = Notification.Name(
    "GKPlayerAuthenticationDidChangeNotificationName")
}

/// Told of the person's games: never here.
public protocol GKLocalPlayerListener: NSObjectProtocol {}
