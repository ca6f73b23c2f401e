/// Launches an app whose delegates make its windows.
@MainActor package enum SceneConnection {
  /// Makes classes that are told of scenes, by their names without module.
  package static var makers: [String: @MainActor () -> any UISceneDelegate] = [:]

  /// Connects the app's scene after its delegate has been told of the launch, and brings the app
  /// into
  /// use.
  package static func connect() {
    let app = UIApplication.shared
    let manifest = AppManifest.current
    if app.windows.isEmpty, manifest.hasScenes || !makers.isEmpty {
      connectScene(of: app)
    } else if app.windows.isEmpty {
      let window = storyboardWindow(UIStoryboard.main(named: manifest.storyboard))
      app.delegate?.window = window
      window?.makeKeyAndVisible()
    }
    app.applicationState = .inactive
    app.change(to: .active, UIApplication.didBecomeActiveNotification)
  }

  private static func connectScene(of app: UIApplication) {
    app.tellsScenes = true
    let scene = app.scene
    let options = UIScene.ConnectionOptions()
    let configuration =
      app.delegate?.application(app, configurationForConnecting: scene.session, options: options)
      ?? scene.session.configuration
    scene.session.configuration = configuration
    let delegate = delegate(for: configuration)
    scene.delegate = delegate
    let storyboard =
      configuration.storyboard ?? (delegate == nil ? UIStoryboard.main(named: nil) : nil)
    let window = storyboardWindow(storyboard)
    window?.windowScene = scene
    if let window { (delegate as? any UIWindowSceneDelegate)?.window = window }
    delegate?.scene(scene, willConnectTo: scene.session, options: options)
    if app.windows.isEmpty { window?.makeKeyAndVisible() }
    app.change(to: .inactive, UIApplication.willEnterForegroundNotification)
  }

  private static func delegate(for configuration: UISceneConfiguration) -> (any UISceneDelegate)? {
    let names = [
      configuration.delegateClass.map { String(describing: $0) }, configuration.delegateName,
    ]
    for case let name? in names {
      if let maker = makers[name] { return maker() }
      fatalError(
        "\(name) is to be told of a scene, and pomelo cannot make it: it must be a class of the app "
          + "that conforms to UIWindowSceneDelegate, is not private and has an init() without "
          + "parameters.")
    }
    return makers.count == 1 ? makers.first?.value() : nil
  }

  private static func storyboardWindow(_ storyboard: UIStoryboard?) -> UIWindow? {
    guard let first = storyboard?.instantiateInitialViewController() else { return nil }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = first
    return window
  }
}

/// Starts an app from a `main.swift`; pomelo starts it itself.
@discardableResult @MainActor @preconcurrency
public func UIApplicationMain(
  _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
  _ principalClassName: String?, _ delegateClassName: String?
) -> Int32 { 0 }
