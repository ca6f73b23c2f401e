/// Told of a scene's life.
@MainActor @preconcurrency
public protocol UISceneDelegate: AnyObject {
  /// The scene is there.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene has gone.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene is in use.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to be covered.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene is about to come on the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has left the screen.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// The scene is to open links.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// The person goes on with something.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

extension UISceneDelegate {
  /// Nothing is done.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Nothing is done.
  public func sceneDidDisconnect(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillResignActive(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Nothing is done.
  public func sceneDidEnterBackground(_ scene: UIScene) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {}
  /// Nothing is done.
  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

/// Told of the life of a scene with windows.
///
/// An app whose windows a scene delegate makes has no `App` and is not run; one with an `App` may
/// declare a scene delegate, which is told nothing.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
  /// A shortcut on the app's icon has been chosen.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
  /// Nothing is done.
  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {}
}
