import ElementModel
import Foundation
package import Recording
package import Workspace

/// Where the screens that runs have shown are kept between commands, for recordings to look for
/// locators on: `screens.json` in the project's `.pomelo` folder.
package enum ScreenStore {
  /// The largest file that is read, in bytes.
  private static let sizeLimit = 32 << 20

  /// The screens that were kept; none where the app's sources are others now, whose screens say
  /// nothing of it any more.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  /// - Returns: The screens.
  package static func load(for project: Project, _ installation: Installation) -> SeenScreens {
    project.screensFile(installation).map { load($0, app: project.appHash) } ?? SeenScreens()
  }

  private static func load(_ path: String, app: String) -> SeenScreens {
    guard
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= sizeLimit, let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.version == Kept.current,
      kept.app == app
    else { return SeenScreens() }
    return SeenScreens(kept.screens)
  }

  /// Keeps screens besides those that are kept.
  ///
  /// What is kept here only serves: where it cannot be, nothing is said.
  ///
  /// - Parameters:
  ///   - screens: The screens.
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  package static func add(
    _ screens: SeenScreens, for project: Project, _ installation: Installation
  ) {
    guard !screens.trees.isEmpty, let path = project.screensFile(installation) else { return }
    let app = project.appHash
    let former = load(path, app: app)
    var all = former
    all.add(screens.trees)
    guard all != former,
      let data = try? JSONEncoder().encode(
        Kept(version: Kept.current, app: app, screens: all.trees))
    else { return }
    try? OutputFile.write(data, to: path)
  }

  /// The contents of the file.
  private struct Kept: Codable {
    /// What the fields mean; screens of another version are not read.
    static let current = 1

    let version: Int
    let app: String
    let screens: [ElementTree]
  }
}
