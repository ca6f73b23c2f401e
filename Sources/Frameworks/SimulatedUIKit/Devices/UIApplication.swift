import DeviceServices

/// The app that runs, as the system sees it.
@MainActor @preconcurrency
open class UIApplication: UIResponder {
  /// Whether the app is in use.
  public enum State: Int, Sendable {
    /// In use, visible but covered, and not visible; numbered as UIKit does.
    case active, inactive, background
  }

  /// What is said when a link is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app that owns the link may open it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// The app.
  public static let shared = UIApplication(isShared: true)

  /// A link that leads to the app's page in the system's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// A link that leads to the app's notifications in the system's settings.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Whether the app is in use.
  public package(set) var applicationState = State.active

  /// The number on the app's icon.
  public var applicationIconBadgeNumber = 0

  /// Whether the screen stays on by itself.
  public var isIdleTimerDisabled = false

  /// Takes the keyboard away; the app that runs sets it.
  package var keyboardDismissal: () -> Void = {}

  /// The windows of the app, of which there is one from the start.
  public private(set) var windows = [UIWindow(frame: UIScreen.main.bounds)]
  /// The window in front.
  public private(set) lazy var keyWindow: UIWindow? = windows.first
  /// The scenes of the app: one.
  public private(set) lazy var connectedScenes: Set<UIScene> = {
    let scene = UIWindowScene()
    for window in windows { window.windowScene = scene }
    return [scene]
  }()
  /// Told of the app's life.
  public weak var delegate: (any UIApplicationDelegate)?

  private init(isShared: Bool) { super.init() }

  /// Shows a window in front of the others.
  func bringToFront(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    let shown = keyWindow
    keyWindow = window
    shown?.onRootChange?()
  }

  /// Has one empty window, as before the app was launched.
  package func forgetWindows() {
    for window in windows { window.rootViewController = nil }
    windows.removeSubrange(1...)
    keyWindow = windows.first
  }

  /// Takes the keyboard away.
  package func hideKeyboard() { keyboardDismissal() }

  /// Opens a link with the app that opens such links.
  ///
  /// - Parameters:
  ///   - url: The link.
  ///   - options: How to open it.
  ///   - completion: Told whether some app opens it.
  public func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpen = DeviceServices.shared.links.open(url)
    completion?(isOpen)
  }

  /// Opens a link, and tells whether some app does.
  @discardableResult
  public func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    DeviceServices.shared.links.open(url)
  }

  /// Whether some installed app opens such links.
  public func canOpenURL(_ url: URL) -> Bool { DeviceServices.shared.links.canOpen(url) }

  /// Takes note that the app comes and goes, and tells the app.
  package func change(to state: State, _ notification: Notification.Name) {
    applicationState = state
    switch notification {
    case Self.didBecomeActiveNotification: delegate?.applicationDidBecomeActive(self)
    case Self.willResignActiveNotification: delegate?.applicationWillResignActive(self)
    case Self.didEnterBackgroundNotification: delegate?.applicationDidEnterBackground(self)
    case Self.willEnterForegroundNotification: delegate?.applicationWillEnterForeground(self)
    case Self.willTerminateNotification: delegate?.applicationWillTerminate(self)
    default: break
    }
    NotificationCenter.default.post(name: notification, object: self)
  }
}

extension UIApplication {
  /// The app is about to come on the screen.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is in use.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to be covered or to leave the screen.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has left the screen.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// The app has been launched.
  nonisolated public static let didFinishLaunchingNotification = Notification.Name(
    "UIApplicationDidFinishLaunchingNotification")
  /// The system is short of memory; never posted here.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}
