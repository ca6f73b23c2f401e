import DeviceServices
public import Foundation
import SimulatedUI
public import SimulatedUIKit
import VirtualTime

/// What Game Center shows.
public enum GKGameCenterViewControllerState: Int, Sendable {
  /// The cases as GameKit numbers them.
  case `default` = -1
  /// As GameKit numbers them.
  case leaderboards = 0, achievements, challenges, localPlayerProfile, dashboard
  /// As GameKit numbers it.
  case localPlayerFriendsList = 5
}

/// Told that Game Center is done.
@MainActor @preconcurrency
public protocol GKGameCenterControllerDelegate: AnyObject {
  /// It is done.
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

/// Shows Game Center: a screen with its name and a button that ends it.
@MainActor @preconcurrency
open class GKGameCenterViewController: UINavigationController {
  /// Told that it is done.
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  /// What it shows.
  open var viewState = GKGameCenterViewControllerState.default
  /// Which list it shows.
  open var leaderboardIdentifier: String?

  /// Shows something.
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init(rootViewController: UIViewController())
    viewState = state
    prepare()
  }

  /// Shows a list.
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope,
    timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(rootViewController: UIViewController())
    leaderboardIdentifier = leaderboardID
    viewState = .leaderboards
    prepare()
  }

  private func prepare() {
    let screen = UIHostingController(
      rootView: GameCenterScreen { [weak self] in
        guard let self else { return }
        gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
      })
    setViewControllers([screen], animated: false)
  }
}

/// What Game Center shows here.
private struct GameCenterScreen: View {
  let onDone: () -> Void

  var body: some View {
    VStack {
      Text(verbatim: GKLocalPlayer.local.displayName)
    }
    .navigationTitle("Game Center")
    .toolbar {
      ToolbarItem(placement: .confirmationAction) {
        Button(SystemText.done.text) { onDone() }
      }
    }
  }
}

/// The way to Game Center on the game's screen; only pixels show it.
open class GKAccessPoint: NSObject, @unchecked Sendable {
  /// Where it is.
  public enum Location: Int, Sendable {
    /// The cases as GameKit numbers them.
    case topLeading, topTrailing, bottomLeading, bottomTrailing
  }
  /// The only one.
  public static let shared = GKAccessPoint()
  /// Whether it is there.
  open var isActive = false
  /// Where it is.
  open var location = Location.topLeading
  /// Whether it shows what was reached.
  open var showHighlights = false
  /// Whether it can be seen: no.
  open var isVisible: Bool { false }
  /// Opens Game Center: only in the app's own words.
  open func trigger(handler: @escaping () -> Void) {
    VirtualTime.later("Game Center") { handler() }
  }
  /// Opens a part of Game Center.
  open func trigger(state: GKGameCenterViewControllerState, handler: @escaping () -> Void) {
    VirtualTime.later("Game Center") { handler() }
  }
}
