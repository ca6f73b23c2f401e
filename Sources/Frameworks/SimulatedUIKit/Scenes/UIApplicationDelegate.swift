/// Told of the app's life.
@MainActor @preconcurrency
public protocol UIApplicationDelegate: AnyObject {
  /// The window, for an app without scenes.
  var window: UIWindow? { get set }
  /// Says how a scene is made.
  func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration
  /// Scenes have gone for good.
  func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
  /// A link is to be opened.
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  /// The app is about to be launched.
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app has been launched.
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  /// The app is in use.
  func applicationDidBecomeActive(_ application: UIApplication)
  /// The app is about to be covered.
  func applicationWillResignActive(_ application: UIApplication)
  /// The app has left the screen.
  func applicationDidEnterBackground(_ application: UIApplication)
  /// The app is about to come on the screen.
  func applicationWillEnterForeground(_ application: UIApplication)
  /// The app is about to end.
  func applicationWillTerminate(_ application: UIApplication)
  /// The device may be sent notifications.
  func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)
  /// The device may not be sent notifications.
  func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error)
  /// Says which ways up a window may be.
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask
}

extension UIApplicationDelegate {
  /// Explains that the app is not run by itself.
  public static func main() {
    print("\(Self.self) runs inside pomelo, which starts it for a test.")
  }

  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// As `Info.plist` says.
  public func application(
    _ application: UIApplication,
    configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { connectingSceneSession.configuration }
  /// Nothing is done.
  public func application(
    _ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>
  ) {}
  /// Every way.
  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask { .all }
  /// Does not open it.
  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool { false }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Goes on.
  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
  /// Nothing is done.
  public func applicationDidBecomeActive(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillResignActive(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationDidEnterBackground(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillEnterForeground(_ application: UIApplication) {}
  /// Nothing is done.
  public func applicationWillTerminate(_ application: UIApplication) {}
  /// Nothing is done.
  public func application(
    _ application: UIApplication,
    didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}
  /// Nothing is done.
  public func application(
    _ application: UIApplication,
    didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

extension UIApplication {
  /// Why the app has been launched.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// To open a link.
    public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    /// Because of a notification.
    public static let remoteNotification = LaunchOptionsKey(
      rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
  }

  /// What is said with a link.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public var rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Which app has it opened.
    public static let sourceApplication = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    /// Whether the file has to be copied.
    public static let openInPlace = OpenURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
  }

  /// Asks to be sent notifications; the simulated device is sent none.
  public func registerForRemoteNotifications() {}

  /// Sends an action to a target; without one, to the first responder that takes it.
  @discardableResult
  public func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if action == "resignFirstResponder" {
      hideKeyboard()
      return true
    }
    if let target { return action.perform(on: target as AnyObject, sender, event) }
    let first = UIResponder.first ?? sender as? UIResponder ?? keyWindow
    return action.perform(from: first, sender, event)
  }
}

/// What has happened to the device.
@MainActor @preconcurrency
open class UIEvent: NSObject {
  /// What kind of thing it is.
  public enum EventType: Int, Sendable {
    /// The cases as UIKit numbers them.
    case touches, motion, remoteControl, presses
  }

  /// What kind of thing it is.
  open var type: EventType { .touches }
}

/// What `UIApplication.LaunchOptionsKey` was called before Swift 4.2, whose language modes still
/// know it.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.LaunchOptionsKey")
public typealias UIApplicationLaunchOptionsKey = UIApplication.LaunchOptionsKey

/// What `UIApplication.OpenURLOptionsKey` was called before Swift 4.2.
@available(swift, obsoleted: 4.2, renamed: "UIApplication.OpenURLOptionsKey")
public typealias UIApplicationOpenURLOptionsKey = UIApplication.OpenURLOptionsKey
