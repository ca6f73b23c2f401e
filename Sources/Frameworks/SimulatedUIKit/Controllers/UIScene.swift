/// A part of the app that shows by itself.
@MainActor @preconcurrency
open class UIScene: UIResponder {
  /// Whether a scene is in use.
  public enum ActivationState: Int, Sendable {
    /// The cases as UIKit numbers them.
    case unattached = -1
    /// In use, visible but covered, and not visible.
    case foregroundActive, foregroundInactive, background
  }

  /// Why a scene comes into being: here only because the app is launched.
  @MainActor @preconcurrency
  open class ConnectionOptions {
    /// The links that it is to open.
    open var urlContexts: Set<UIOpenURLContext> { [] }
    /// What the person was doing elsewhere.
    open var userActivities: Set<NSUserActivity> { [] }
    /// The shortcut on the app's icon that was chosen.
    open var shortcutItem: UIApplicationShortcutItem? { nil }

    init() {}
  }

  /// What a scene is opened with.
  @MainActor @preconcurrency
  open class OpenURLOptions {
    /// The app that asks.
    open var sourceApplication: String? { nil }
  }

  /// What is known of it while it is closed too.
  public private(set) lazy var session = UISceneSession()
  /// Told of its life.
  open weak var delegate: (any UISceneDelegate)?
  /// What it is called.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Whether it is in use.
  open var activationState: ActivationState {
    switch UIApplication.shared.applicationState {
    case .active: .foregroundActive
    case .inactive: .foregroundInactive
    case .background: .background
    }
  }

  /// Opens a link with the app that opens such links.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?, completionHandler: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url) { completionHandler?($0) }
  }

  /// How a link is opened.
  @MainActor @preconcurrency
  open class OpenExternalURLOptions {
    /// Creates usual options.
    public init() {}
  }
}

extension UIScene {
  /// A scene is in use.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to be covered or to leave the screen.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to come on the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
  /// A scene is there.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene has gone.
  nonisolated public static let didDisconnectNotification = Notification.Name(
    "UISceneDidDisconnectNotification")
}
