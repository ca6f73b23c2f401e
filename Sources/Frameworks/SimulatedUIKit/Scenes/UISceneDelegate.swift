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
  /// A link is to be opened.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
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
}

/// Told of the life of a scene with windows.
@MainActor @preconcurrency
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The window of the scene.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// None.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
