import Foundation
import SnapshotReferences
package import Workspace

/// The files of snapshots in a project.
package struct SnapshotFolders {
  private let roots: [String]
  /// What pictures lie in.
  private let own: String
  private let elsewhere: SnapshotsElsewhere

  /// Looks for the folders of a project's tests.
  package init(of project: Project) {
    roots = project.testFolders + project.modules.flatMap(\.folders)
    own = project.snapshotFolder ?? ReferencePlace.own
    elsewhere = SnapshotsElsewhere(of: project)
  }

  /// The references: pictures of ours, and texts beside what Xcode records, by path.
  package var references: [String] {
    files.filter { path in
      guard !ReferencePlace.isCandidate(path) else { return false }
      let folders = path.split(separator: "/").dropLast()
      if path.hasSuffix(".png") { return folders.contains(Substring(own)) }
      return folders.contains(Substring(ReferencePlace.usual))
    }
  }

  /// Snapshots that wait to be accepted, by path.
  package var candidates: [String] {
    Set(files.filter(ReferencePlace.isCandidate) + elsewhere.paths).sorted()
  }

  /// Whether a file lies in a folder of snapshots.
  func holds(_ path: String) -> Bool {
    let folders = path.split(separator: "/").dropLast()
    return (folders.contains(Substring(own)) || folders.contains(Substring(ReferencePlace.usual)))
      && roots.contains { path.isInside($0) }
  }

  /// All files in folders of snapshots.
  private var files: [String] {
    var found: Set<String> = []
    for root in roots {
      guard let all = FileManager.default.enumerator(atPath: root) else { continue }
      for case let name as String in all {
        let parts = name.split(separator: "/")
        if parts.last?.hasPrefix(".") == true { all.skipDescendants() }
        guard parts.contains(Substring(own)) || parts.contains(Substring(ReferencePlace.usual)),
          all.fileAttributes?[.type] as? FileAttributeType == .typeRegular
        else { continue }
        found.insert("\(root)/\(name)")
      }
    }
    return found.sorted()
  }
}
