import Foundation
package import SourceModel
package import Workspace

/// Where the observations of a project's runs are kept between commands: `observations.json` in its
/// `.pomelo` folder.
package enum ObservationStore {
  /// The largest file that is read, in bytes.
  private static let sizeLimit = 256 << 20

  /// The observations kept for the sources as they are now.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  /// - Returns: What was observed; `nil` if nothing was, or only of sources that have changed since.
  package static func load(
    for project: Project, _ installation: Installation
  ) -> ProjectObservations? {
    guard let path = project.observationsFile(installation),
      let size = try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int,
      size <= sizeLimit, let data = FileManager.default.contents(atPath: path),
      let kept = try? JSONDecoder().decode(Kept.self, from: data), kept.version == Kept.current,
      kept.observations.sources == project.observationsHash
    else { return nil }
    return kept.observations
  }

  /// Keeps observations, in place of earlier ones.
  ///
  /// - Parameters:
  ///   - observations: What was observed.
  ///   - project: The project.
  ///   - installation: Names the person's cache folder.
  /// - Throws: ``OutputFileError``, or `CocoaError` where there is no folder for caches.
  package static func save(
    _ observations: ProjectObservations, for project: Project, _ installation: Installation
  ) throws {
    guard let path = project.observationsFile(installation) else {
      throw CocoaError(.fileWriteNoPermission)
    }
    let data = try JSONEncoder().encode(Kept(version: Kept.current, observations: observations))
    try OutputFile.write(data, to: path)
  }

  /// The contents of the file.
  private struct Kept: Codable {
    /// What the fields mean; observations of another version are made anew.
    static let current = 1

    let version: Int
    let observations: ProjectObservations
  }
}
