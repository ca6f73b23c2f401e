import DeviceServices

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

  /// Why a scene has been connected.
  @MainActor @preconcurrency
  open class ConnectionOptions: NSObject {
    /// Links to open.
    open internal(set) var urlContexts: Set<UIOpenURLContext> = []
    /// The notification that a person has answered; none here.
    open var notificationResponse: AnyObject? { nil }
    /// The shortcut that a person has chosen; none here.
    open var shortcutItem: UIApplicationShortcutItem? { nil }
  }

  /// What it goes on from.
  public let session: UISceneSession
  /// Told of its life.
  open var delegate: (any UISceneDelegate)?
  /// What it is called.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var title: String! = ""

  /// Creates a scene.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

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
    let isOpen = DeviceServices.shared.links.open(url)
    completionHandler?(isOpen)
  }

  /// How a link is opened.
  @MainActor @preconcurrency
  open class OpenExternalURLOptions: NSObject {}

  /// What is asked next.
  open override var next: UIResponder? { UIApplication.shared }
}

/// A link that is to be opened.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// Something to do that the app's icon offers.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What kind of thing it is.
  public let type: String
  /// What it is called.
  public let localizedTitle: String

  /// Creates an item.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}

extension UIScene {
  /// The scene is about to come on the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// The scene is in use.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// The scene is about to be covered.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// The scene has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}
