/// What an app's `Info.plist` says of its scenes and storyboards.
struct AppManifest {
  /// How scenes are made.
  struct Configuration {
    /// What it is called.
    var name: String?
    /// The class that is told of the scenes' lives, without its module.
    var delegateName: String?
    /// The storyboard with the first controller.
    var storyboard: String?
  }

  /// Whether it says anything of scenes.
  let hasScenes: Bool
  /// The storyboard with the first controller of an app without scenes.
  let storyboard: String?
  private let scenes: [String: Any]

  /// That of the app in use.
  static var current: AppManifest {
    AppManifest(
      path: AppResources.current.path(of: "Info", extension: "plist")
        ?? AppResources.current.paths(extension: "plist").first { $0.hasSuffix("Info.plist") })
  }

  /// Reads a property list; what is none says nothing.
  init(path: String?) {
    let data = path.flatMap { FileManager.default.contents(atPath: $0) }
    let list = data.flatMap { try? PropertyListSerialization.propertyList(from: $0, format: nil) }
    let values = list as? [String: Any] ?? [:]
    let manifest = values["UIApplicationSceneManifest"] as? [String: Any]
    hasScenes = manifest != nil
    scenes = manifest?["UISceneConfigurations"] as? [String: Any] ?? [:]
    storyboard = Self.known(values["UIMainStoryboardFile"])
  }

  /// How scenes of a role are made, in order.
  func configurations(of role: UISceneSession.Role) -> [Configuration] {
    (scenes[role.rawValue] as? [[String: Any]] ?? []).map { entry in
      let delegate = entry["UISceneDelegateClassName"] as? String
      return Configuration(
        name: entry["UISceneConfigurationName"] as? String,
        delegateName: delegate?.split(separator: ".").last.map(String.init),
        storyboard: Self.known(entry["UISceneStoryboardFile"]))
    }
  }

  /// A text that is no build setting, of which no value is known here.
  private static func known(_ value: Any?) -> String? {
    (value as? String).flatMap { $0.contains("$(") || $0.isEmpty ? nil : $0 }
  }
}
