import Foundation
import ReferenceStores
import SnapshotReferences
package import Workspace

/// Sets a store of references up for a project.
package struct StoreSetup {
  private let project: Project
  private let folder: String

  /// Prepares to set up.
  ///
  /// - Parameter project: The project.
  /// - Throws: ``SnapshotWriteError/noFolder``.
  package init(_ project: Project) throws(SnapshotWriteError) {
    guard let folder = project.folder else { throw .noFolder }
    (self.project, self.folder) = (project, folder)
  }

  /// Has git-lfs track a folder of the project, where it does not yet.
  ///
  /// - Parameter setting: The folder.
  /// - Returns: The file that was written; `nil` where it says so already.
  /// - Throws: ``SnapshotWriteError``.
  package func track(_ setting: SnapshotStoreSetting) throws(SnapshotWriteError) -> String? {
    let path = StoreOpening.path(of: setting, in: folder)
    guard path.isInside(folder), !GitFolder(folder).isLarge("\(path)/\(ObjectName(of: Data()).key)")
    else { return nil }
    let place = setting.place.split(separator: "/").joined(separator: "/")
    return try add(
      "\(Self.quoted(place))/objects/** filter=lfs diff=lfs merge=lfs -text", to: ".gitattributes")
  }

  /// Has git leave the references out, where it does not yet.
  ///
  /// - Returns: The file that was written; `nil` where it says so already, or where there is no git.
  /// - Throws: ``SnapshotWriteError``.
  package func ignoreReferences() throws(SnapshotWriteError) -> String? {
    let name = project.snapshotFolder ?? ReferencePlace.own
    let git = GitFolder(folder)
    guard git.root != nil, !git.isIgnored("\(folder)/\(name)/reference.png") else { return nil }
    return try add("\(name)/", to: ".gitignore")
  }

  /// How many references git keeps, which it goes on to keep though they are left out from now on.
  package var keptByGit: Int {
    let name = Substring(project.snapshotFolder ?? ReferencePlace.own)
    return GitFolder(folder).tracked.count { $0.split(separator: "/").contains(name) }
  }

  /// Has the project name the store.
  ///
  /// - Parameter setting: The store.
  /// - Returns: The file that was written; `nil` where it says so already.
  /// - Throws: ``WorkspaceError`` and ``SnapshotWriteError``.
  package func name(_ setting: SnapshotStoreSetting) throws -> String? {
    let (path, text) = try setting.added(to: folder)
    guard FileManager.default.contents(atPath: path) != Data(text.utf8) else { return nil }
    try OutputFile.writeWithFolders(Data(text.utf8), to: path)
    return path
  }

  /// Adds a line to a file of the project's folder.
  private func add(_ line: String, to name: String) throws(SnapshotWriteError) -> String {
    let path = "\(folder)/\(name)"
    var data = FileManager.default.contents(atPath: path) ?? Data()
    if let last = data.last, last != 0x0A { data.append(0x0A) }
    data += Data("\(line)\n".utf8)
    try OutputFile.writeWithFolders(data, to: path)
    return path
  }

  /// A path as `.gitattributes` takes it, where blanks part words.
  private static func quoted(_ path: String) -> String {
    path.replacing(" ", with: "[[:space:]]")
  }
}
