/// What is known of a scene while it is closed too.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's windows.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// What tells it from others.
  open var persistentIdentifier: String { "main" }
  /// How it is made.
  open var configuration: UISceneConfiguration {
    UISceneConfiguration(name: nil, sessionRole: role)
  }
  /// What the app keeps of it.
  open var userInfo: [String: Any]?
  /// The scene.
  open var scene: UIScene? { UIApplication.shared.connectedScenes.first }

  nonisolated override init() { super.init() }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// What it is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class that is told of the scene's life.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?

  /// Creates a configuration.
  nonisolated public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}

/// A link that a scene is to open.
@MainActor @preconcurrency
open class UIOpenURLContext: NSObject {
  /// The link.
  public let url: URL

  init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A choice in the menu of the app's icon, which the simulated device does not show.
@MainActor @preconcurrency
open class UIApplicationShortcutItem: NSObject {
  /// What it is for.
  public let type: String
  /// What it says.
  public let localizedTitle: String

  /// Creates a choice.
  nonisolated public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
