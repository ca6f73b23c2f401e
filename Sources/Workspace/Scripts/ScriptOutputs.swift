import Foundation
import Glibc
import XcodeProjects

/// Where scripts may write in a project, besides the folders of builds.
///
/// It is the folders of the files that they say they make, inside of the project. One that holds a
/// repository, or the builds, of which programs are started, is not one of them: there they may write
/// to the very file.
struct ScriptOutputs {
  /// The project's folder.
  let folder: String

  /// Folders and files, which are there afterwards.
  ///
  /// - Parameter outputs: The files that a script says it makes, absolute.
  /// - Returns: Where it may write.
  func writable(_ outputs: [String]) -> [String] { outputs.compactMap(place) }

  private func place(of output: String) -> String? {
    guard let root = FilePath.real(folder), output != folder, FilePath.isInside(output, folder)
    else {
      return nil
    }
    let parts = FilePath.relative(output, to: folder).split(separator: "/").map(String.init)
    guard let name = parts.last, !parts.contains(".."), !parts.contains(where: Self.isKept) else {
      return nil
    }
    // Step by step: a folder on the way may be a link that leads elsewhere.
    var place = root
    for part in parts.dropLast() {
      mkdir("\(place)/\(part)", 0o755)
      guard let next = FilePath.real("\(place)/\(part)"), FilePath.isInside(next, root) else {
        return nil
      }
      place = next
    }
    let holdsKept = [".git", ".pomelo"].contains { access("\(place)/\($0)", F_OK) == 0 }
    guard holdsKept || place == root else { return place }
    let file = open("\(place)/\(name)", O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC, 0o644)
    guard file >= 0 else { return nil }
    close(file)
    return "\(place)/\(name)"
  }

  private static func isKept(_ part: String) -> Bool { part == ".git" || part == ".pomelo" }
}
