import CConfinement
import Foundation
import Glibc

/// Where the builds of a project with a folder of its own are kept.
///
/// What lies in there is started, and written to by its names. So a folder that has come with the
/// project, rather than been made here by pomelo, is left alone.
package enum BuildFolder {
  private static let name = ".pomelo"
  private static let mark = "made-here"

  /// The folder.
  ///
  /// - Parameters:
  ///   - project: The project's folder.
  ///   - environment: Names the person's cache folder, which is used where the project's own cannot be.
  /// - Returns: Its path, whether it is there or not.
  static func path(inProject project: String, environment: [String: String]) -> String {
    let own = "\(project)/\(name)"
    if exists(own) ? isOurs(own) : access(project, W_OK) == 0 { return own }
    var hash = ContentHash()
    hash.add(project)
    return "\(Installation.cacheFolder(environment: environment))/projects/\(hash.name)"
  }

  /// Whether a project has brought along a folder that pomelo would use if it had made it.
  ///
  /// - Parameter project: The project's folder.
  /// - Returns: Whether there is one.
  package static func isForeign(inProject project: String) -> Bool {
    let own = "\(project)/\(name)"
    return exists(own) && !isOurs(own)
  }

  /// Makes a folder that is known to be made here, unless another process is faster; where it cannot
  /// be made, whoever opens it says so.
  ///
  /// - Parameter path: Its path.
  /// - Throws: ``BuildError/cacheNotWritable(path:reason:)`` where it cannot be known.
  static func make(_ path: String) throws(WorkspaceError) {
    let parent = (path as NSString).deletingLastPathComponent
    try? BuildCache.makeFolder(parent)
    let new = "\(path)-\(UUID().uuidString)"
    guard mkdir(new, 0o755) == 0, let text = identity(of: new) else { return }
    do throws(WorkspaceError) {
      try BuildCache.write(text, to: "\(new)/\(mark)")
      // Builds are nobody's sources.
      try BuildCache.write("*\n", to: "\(new)/.gitignore")
    } catch {
      // Without its note it would be taken for a stranger's ever after.
      try? FileManager.default.removeItem(atPath: new)
      throw error
    }
    if rename(new, path) != 0 { try? FileManager.default.removeItem(atPath: new) }
  }

  private static func exists(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0
  }

  /// Whether a folder has the note of this very folder, or is empty.
  private static func isOurs(_ folder: String) -> Bool {
    guard let identity = identity(of: folder) else { return false }
    if let bytes = StrangersFile.bytes(of: "\(folder)/\(mark)", limit: 200) {
      return bytes == Array(identity.utf8)
    }
    return (try? FileManager.default.contentsOfDirectory(atPath: folder))?.isEmpty == true
  }

  /// What no archive and no repository can know of a folder: its number in the file system, and when
  /// it was made; `nil` for what is none.
  private static func identity(of folder: String) -> String? {
    var identity = ccf_identity()
    guard ccf_identify(folder, &identity) == 0 else { return nil }
    return "\(identity.number) \(identity.seconds).\(identity.nanoseconds)\n"
  }
}
