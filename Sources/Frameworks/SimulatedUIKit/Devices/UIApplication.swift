import DeviceServices
import VirtualTime

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

  /// Told when there is a window where there was none.
  package var onFirstWindow: (() -> Void)?

  /// Whether the screen stays on by itself.
  public var isIdleTimerDisabled = false

  /// The name of the icon that the app was given; `nil` for the first one.
  public internal(set) var alternateIconName: String?

  /// Takes the keyboard away; the app that runs sets it.
  package var keyboardDismissal: () -> Void = {}

  /// The windows of the app; one of SwiftUI has one from the start.
  public private(set) var windows = [UIWindow(frame: UIScreen.main.bounds)]
  /// The window in front.
  public private(set) lazy var keyWindow: UIWindow? = windows.first
  /// The scene of the app.
  package private(set) lazy var scene: UIWindowScene = makeScene()
  /// The scenes of the app: one.
  public var connectedScenes: Set<UIScene> { [scene] }
  /// The sessions of its scenes.
  public var openSessions: Set<UISceneSession> { [scene.session] }
  /// Told of the app's life.
  public weak var delegate: (any UIApplicationDelegate)?
  /// Whether its delegates make its windows, as in apps without views of SwiftUI as scenes.
  package var isOfUIKit = false
  /// Whether its scenes are told of its life.
  package var tellsScenes = false

  private init(isShared: Bool) { super.init() }

  /// Shows a window in front of the others.
  func bringToFront(_ window: UIWindow) {
    if !windows.contains(where: { $0 === window }) { windows.append(window) }
    let shown = keyWindow
    keyWindow = window
    shown?.onRootChange?()
    if shown == nil { onFirstWindow?() }
  }

  /// Has one empty window, or none, as before the app was launched.
  package func forgetWindows(isOfUIKit: Bool = false) {
    self.isOfUIKit = isOfUIKit
    tellsScenes = false
    for window in windows { window.rootViewController = nil }
    windows = isOfUIKit ? [] : [UIWindow(frame: UIScreen.main.bounds)]
    keyWindow = windows.first
    scene = makeScene()
    UIResponder.first = nil
  }

  private func makeScene() -> UIWindowScene {
    let role = UISceneSession.Role.windowApplication
    let session = UISceneSession(
      role: role, configuration: UISceneConfiguration(name: nil, sessionRole: role))
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
    for window in windows { window.windowScene = scene }
    return scene
  }

  /// What is asked next.
  public override var next: UIResponder? { delegate as? UIResponder }

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
    VirtualTime.runAsApp {
      if tellsScenes {
        tellScene(notification)
      } else {
        tellDelegate(notification)
      }
      NotificationCenter.default.post(name: notification, object: self)
    }
  }

  private func tellDelegate(_ notification: Notification.Name) {
    switch notification {
    case Self.didBecomeActiveNotification: delegate?.applicationDidBecomeActive(self)
    case Self.willResignActiveNotification: delegate?.applicationWillResignActive(self)
    case Self.didEnterBackgroundNotification: delegate?.applicationDidEnterBackground(self)
    case Self.willEnterForegroundNotification: delegate?.applicationWillEnterForeground(self)
    case Self.willTerminateNotification: delegate?.applicationWillTerminate(self)
    default: break
    }
  }

  /// Tells the scene's delegate: where there are scenes, the app's own is not asked.
  private func tellScene(_ notification: Notification.Name) {
    let name: Notification.Name
    switch notification {
    case Self.didBecomeActiveNotification:
      scene.delegate?.sceneDidBecomeActive(scene)
      name = UIScene.didActivateNotification
    case Self.willResignActiveNotification:
      scene.delegate?.sceneWillResignActive(scene)
      name = UIScene.willDeactivateNotification
    case Self.didEnterBackgroundNotification:
      scene.delegate?.sceneDidEnterBackground(scene)
      name = UIScene.didEnterBackgroundNotification
    case Self.willEnterForegroundNotification:
      scene.delegate?.sceneWillEnterForeground(scene)
      name = UIScene.willEnterForegroundNotification
    case Self.willTerminateNotification:
      delegate?.applicationWillTerminate(self)
      return
    default: return
    }
    NotificationCenter.default.post(name: name, object: scene)
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
