/// What a scene goes on from.
@MainActor @preconcurrency
open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String

    /// Creates a role from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app's windows on the device.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    /// Windows on another screen.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The scene.
  open internal(set) weak var scene: UIScene?
  /// What it is for.
  public let role: Role
  /// How its scenes are made.
  public internal(set) var configuration: UISceneConfiguration
  /// What it is known by.
  public let persistentIdentifier = "00000000-0000-4000-8000-000000000001"
  /// What the app keeps with it.
  open var userInfo: [String: Any]?

  init(role: Role, configuration: UISceneConfiguration) {
    self.role = role
    self.configuration = configuration
    super.init()
  }
}

/// How a scene is made.
@MainActor @preconcurrency
open class UISceneConfiguration: NSObject {
  /// What `Info.plist` calls it.
  public let name: String?
  /// What scenes are for.
  public let role: UISceneSession.Role
  /// The class of scenes.
  open var sceneClass: AnyClass?
  /// The class that is told of their lives.
  open var delegateClass: AnyClass?
  /// Where their first controllers are.
  open lazy var storyboard: UIStoryboard? = entry?.storyboard.map {
    UIStoryboard(name: $0, bundle: nil)
  }
  /// The name of the class that is told of their lives, as `Info.plist` has it.
  lazy var delegateName: String? = entry?.delegateName
  /// What `Info.plist` says under the name; it is read for who asks, and an app of SwiftUI does not.
  private lazy var entry: AppManifest.Configuration? =
    AppManifest.current.configurations(of: role).first { name == nil || $0.name == name }

  /// Creates a configuration; what `Info.plist` says under the name is filled in.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
