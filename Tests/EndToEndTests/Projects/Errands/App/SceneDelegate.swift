import UIKit

class SceneDelegate: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  private let visits = Visits()

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {
    guard let windowScene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = UINavigationController(
      rootViewController: SignInViewController(visits: visits))
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneDidBecomeActive(_ scene: UIScene) {
    visits.count += 1
    NotificationCenter.default.post(name: .visitsChanged, object: nil)
  }
}

final class Visits {
  var count = 0
}

extension Notification.Name {
  static let visitsChanged = Notification.Name("visitsChanged")
}
