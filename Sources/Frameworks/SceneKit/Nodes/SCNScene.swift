import DeviceServices
public import Foundation

/// The root of the nodes that a view shows.
open class SCNScene: NSObject, @unchecked Sendable {
  /// The node that all others are in.
  public let rootNode = SCNNode()
  /// What is behind everything.
  public let background = SCNMaterialProperty()
  /// What lights everything.
  public let lightingEnvironment = SCNMaterialProperty()
  /// What moves bodies.
  public let physicsWorld = SCNPhysicsWorld()
  /// Whether it stands still.
  open var isPaused = false
  /// Where fog begins.
  open var fogStartDistance: CGFloat = 0
  /// Where fog is thickest.
  open var fogEndDistance: CGFloat = 0
  /// How fog thickens.
  open var fogDensityExponent: CGFloat = 1
  /// The colour of fog.
  open var fogColor: Any = 0

  /// Creates an empty scene.
  public override init() { super.init() }

  /// A scene of the app's resources: `nil`, as files of scenes are not read.
  public convenience init?(named name: String) {
    Self.note(name)
    return nil
  }

  /// A scene of the app's resources: `nil`, as files of scenes are not read.
  public convenience init?(
    named name: String, inDirectory directory: String?,
    options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) {
    Self.note(name)
    return nil
  }

  /// A scene of a file: an empty one, as files of scenes are not read.
  ///
  /// - Throws: That there is no such file.
  public convenience init(
    url: URL, options: [SCNSceneSource.LoadingOption: Any]? = nil
  ) throws {
    guard FileManager.default.fileExists(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile)
    }
    Self.note(url.lastPathComponent)
    self.init()
  }

  /// Sparks; only pixels show them.
  open func addParticleSystem(_ system: SCNParticleSystem, transform: SCNMatrix4) {}
  /// No sparks any more.
  open func removeAllParticleSystems() {}

  private static func note(_ name: String) {
    DeviceServices.shared.notes.add(
      "SceneKit does not read files of scenes: “\(name)” counts as missing or empty.")
  }
}

/// Reads scenes of files.
open class SCNSceneSource: NSObject, @unchecked Sendable {
  /// How a file is read.
  public struct LoadingOption: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an option.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Whether axes are turned.
    public static let convertToYUp = LoadingOption(rawValue: "kSceneSourceConvertToYUpIfNeeded")
    /// How animations are played.
    public static let animationImportPolicy = LoadingOption(
      rawValue: "kSceneSourceAnimationLoadingMode")
    /// Whether what is wrong is put right.
    public static let checkConsistency = LoadingOption(rawValue: "kSceneSourceCheckConsistency")
    /// Where further files are.
    public static let assetDirectoryURLs = LoadingOption(
      rawValue: "kSceneSourceAssetDirectoryURLs")
  }

  /// A file.
  public init?(url: URL, options: [LoadingOption: Any]? = nil) { super.init() }

  /// The scene: an empty one.
  open func scene(options: [LoadingOption: Any]? = nil) throws -> SCNScene { SCNScene() }

  /// A part by its name: none.
  open func entryWithIdentifier<T>(_ uid: String, withClass entryClass: T.Type) -> T? { nil }
}

/// A file of which the nodes come when they are loaded: none.
open class SCNReferenceNode: SCNNode, @unchecked Sendable {
  /// The file.
  public let referenceURL: URL
  /// Whether they were loaded.
  open private(set) var isLoaded = false

  /// A file.
  public init?(url referenceURL: URL) {
    self.referenceURL = referenceURL
    super.init()
  }

  /// Not used: there are no archives of nodes here.
  public required init?(coder: NSCoder) { return nil }

  /// Loads them: there are none.
  open func load() { isLoaded = true }
  /// Forgets them.
  open func unload() { isLoaded = false }
}
