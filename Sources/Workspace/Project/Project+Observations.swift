import Foundation
import SessionProtocol

extension Project {
  /// The file in which observations of runs are kept, beside the builds; `nil` where nothing can be
  /// written.
  ///
  /// - Parameter installation: Names the person's cache folder, for a project without one of its own.
  /// - Returns: Its path.
  package func observationsFile(_ installation: Installation) -> String? {
    let cache = try? BuildCache(project: self, environment: installation.environment)
    return cache.map { "\($0.folder)/observations.json" }
  }

  /// The file in which the last runs of tests are kept, beside the builds; `nil` where nothing can
  /// be written.
  ///
  /// - Parameter installation: Names the person's cache folder, for a project without one of its own.
  /// - Returns: Its path.
  package func historyFile(_ installation: Installation) -> String? {
    let cache = try? BuildCache(project: self, environment: installation.environment)
    return cache.map { "\($0.folder)/history.json" }
  }

  /// The file in which screens are kept that runs have shown, beside the builds; `nil` where nothing
  /// can be written.
  ///
  /// - Parameter installation: Names the person's cache folder, for a project without one of its own.
  /// - Returns: Its path.
  package func screensFile(_ installation: Installation) -> String? {
    let cache = try? BuildCache(project: self, environment: installation.environment)
    return cache.map { "\($0.folder)/screens.json" }
  }

  /// The folder of recordings; where builds cannot be kept, one for a while.
  ///
  /// - Parameter installation: Names the person's cache folder.
  /// - Returns: Its path.
  package func recordingsFolder(_ installation: Installation) -> String {
    let cache = try? BuildCache(project: self, environment: installation.environment)
    return "\(cache?.folder ?? NSTemporaryDirectory())/recordings"
  }

  /// A hash of everything that a run depends on: all sources, the device, and the network with its
  /// answers.
  package var observationsHash: String {
    var hash = hashOfApp
    hash.add(testSettings.arguments)
    hash.add(testFiles)
    for companion in companions {
      hash.add(companion.bundleIdentifier)
      hash.add(companion.files)
    }
    hash.add("\(device)")
    hash.add(network?.text ?? "")
    let answers = fixtures.flatMap { FileManager.default.enumerator(atPath: $0) }
    let names = (answers?.compactMap { $0 as? String } ?? []).sorted().prefix(Self.fixtureLimit)
    hash.add(names.map { FileIdentity.text(of: "\(fixtures ?? "")/\($0)") })
    return hash.name
  }

  /// A hash of the app's own sources.
  package var appHash: String { hashOfApp.name }

  private var hashOfApp: ContentHash {
    var hash = ContentHash()
    hash.add([name, bundleIdentifier])
    hash.add(appSettings.arguments)
    hash.add(appFiles)
    for module in modules {
      hash.add(module.settings.arguments)
      hash.add(module.swiftFiles)
    }
    return hash
  }

  /// How many files of answers are looked at.
  private static var fixtureLimit: Int { 10_000 }
}
