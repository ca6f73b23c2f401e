package import ElementModel
package import Foundation
package import SessionProtocol
package import SourceIndex
package import SourceModel

/// A person's app and tests: where they are, what is in them and how they are to be run.
package struct Project: Hashable, Sendable {
  /// What the explorer calls it: `name:` of the manifest, or the folder's name.
  package var name: String
  /// How tests and the system call the app: `bundleIdentifier:` of the manifest, or one made of its
  /// name.
  package var bundleIdentifier: String
  /// The folder of its `pomelo.yml`, if it has one.
  package var folder: String?
  /// Folders of the app's sources.
  package var appFolders: [String]
  /// Folders of the tests' sources.
  package var testFolders: [String]
  /// The simulated device.
  package var device: DeviceSettings
  /// The test that the explorer opens with, `Class/method`; `nil` for the first one.
  package var firstTest: String?
  /// How the app's sources are compiled.
  package var appSettings: CompilerSettings
  /// How the tests' sources are compiled.
  package var testSettings: CompilerSettings
  /// The app's sources, by path.
  package var appFiles: [SourceFile]
  /// The tests' sources, by path.
  package var testFiles: [SourceFile]
  /// The other modules that app and tests import.
  package var modules: [ProjectModule] = []
  /// Files and folders that belong to the app besides its code; `nil` for all in its folders.
  package var resources: [String]?

  /// The project of Xcode's, or the like, that it was made of; `nil` for folders.
  package var opening: OpenedDocument?

  /// Schemes of the links that the app opens.
  package var urlSchemes: [String] = []
  /// What the app's `Info.plist` says, as a property list; `nil` where it has none.
  package var information: Data?
  /// Why the app asks for consent, under the keys of `Info.plist`.
  package var usageDescriptions: [String: String] = [:]
  /// Further apps that are installed on the device.
  package var companions: [CompanionApp] = []
  /// Folder of the simulated network's answers, whether it is there or not; `nil` when nothing says
  /// where it would be.
  package var fixtures: String?
  /// What the simulated store sells.
  package var store = StoreFiles()
  /// How the simulated network is; `nil` for one in good order.
  package var network: NetworkConditions?

  /// What folders of pomelo's own pictures of snapshots are called; `nil` for the usual name.
  package var snapshotFolder: String?
  /// Where references of snapshots are kept besides; `nil` for nowhere.
  package var snapshotStore: SnapshotStoreSetting?

  /// Which tests `pomelo.yml` puts into which layer.
  package var layers = LayerPatterns()

  /// Reads what the sources say about pages, use cases and tests.
  ///
  /// - Parameter libraries: The sources of libraries that the tests import.
  /// - Returns: The index.
  package func index(libraries: [SourceFile] = []) -> ProjectIndex {
    chosen(
      SourceIndexer.index(
        appFiles: allAppFiles, testFiles: allTestFiles, libraryFiles: libraries))
  }

  /// The app to start.
  ///
  /// - Throws: ``ProjectError/noApp(folders:)`` and ``ProjectError/severalApps(_:)``.
  package func app(in index: ProjectIndex) throws(WorkspaceError) -> AppDeclaration {
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
