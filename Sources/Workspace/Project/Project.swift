public import ElementModel
public import SessionProtocol
public import SourceIndex
public import SourceModel

/// A person's app and tests: where they are, what is in them and how they are to be run.
public struct Project: Hashable, Sendable {
  /// What the explorer calls it: `name:` of the manifest, or the folder's name.
  public var name: String
  /// How tests and the system call the app: `bundleIdentifier:` of the manifest, or one made of its
  /// name.
  public var bundleIdentifier: String
  /// The folder of its `pomelo.yml`, if it has one.
  public var folder: String?
  /// Folders of the app's sources.
  public var appFolders: [String]
  /// Folders of the tests' sources.
  public var testFolders: [String]
  /// The simulated device.
  public var device: DeviceSettings
  /// The test that the explorer opens with, `Class/method`; `nil` for the first one.
  public var firstTest: String?
  /// Language mode that the sources are compiled in.
  public var swiftLanguageMode: String
  /// The app's sources, by path.
  public var appFiles: [SourceFile]
  /// The tests' sources, by path.
  public var testFiles: [SourceFile]

  /// Schemes of the links that the app opens.
  public var urlSchemes: [String] = []
  /// Why the app asks for consent, under the keys of `Info.plist`.
  public var usageDescriptions: [String: String] = [:]
  /// Further apps that are installed on the device.
  public var companions: [CompanionApp] = []
  /// Folder of the simulated network's answers, whether it is there or not; `nil` when nothing says
  /// where it would be.
  public var fixtures: String?
  /// How the simulated network is; `nil` for one in good order.
  public var network: NetworkConditions?

  /// Which tests `pomelo.yml` puts into which layer.
  public var layers = LayerPatterns()

  /// Reads what the sources say about pages, use cases and tests.
  ///
  /// - Parameter libraries: The sources of libraries that the tests import.
  /// - Returns: The index.
  public func index(libraries: [SourceFile] = []) -> ProjectIndex {
    layered(
      SourceIndexer.index(appFiles: appFiles, testFiles: testFiles, libraryFiles: libraries))
  }

  /// The app to start.
  ///
  /// - Throws: ``ProjectError/noApp(folders:)`` and ``ProjectError/severalApps(_:)``.
  public func app(in index: ProjectIndex) throws(WorkspaceError) -> AppDeclaration {
    guard index.apps.count <= 1 else { throw .project(.severalApps(index.apps)) }
    guard let app = index.apps.first else { throw .project(.noApp(folders: appFolders)) }
    return app
  }

  /// The entry points of the further apps, in their order.
  ///
  /// - Throws: ``ProjectError/noApp(folders:)`` and ``ProjectError/severalApps(_:)``.
  func companionApps() throws(WorkspaceError) -> [AppDeclaration] {
    var apps: [AppDeclaration] = []
    for companion in companions {
      let found = SourceIndexer.index(appFiles: companion.files, testFiles: []).apps
      guard found.count <= 1 else { throw .project(.severalApps(found)) }
      guard let app = found.first else { throw .project(.noApp(folders: companion.folders)) }
      apps.append(app)
    }
    return apps
  }
}
