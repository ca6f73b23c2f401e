package import Foundation
package import ReferenceStores
import SnapshotReferences
package import Workspace

/// The references in a project's folder, by what a store calls them.
package struct ReferenceFolder {
  /// The project's folder, without links.
  private let root: String
  private let project: Project
  /// What folders of snapshots are called.
  private let names: Set<String>

  /// Looks at a project.
  ///
  /// - Parameter project: The project; its folder is the one of its `pomelo.yml`.
  /// - Throws: ``SnapshotWriteError/noFolder``, where it has none.
  package init(of project: Project) throws(SnapshotWriteError) {
    guard let folder = project.folder else { throw .noFolder }
    root = folder.withoutLinks
    self.project = project
    names = [project.snapshotFolder ?? ReferencePlace.own, ReferencePlace.usual]
  }

  /// What there is to upload.
  package struct Findings {
    /// Where the references lie.
    package var files: [ReferencePath: String] = [:]
    /// What they hold.
    package var references: [ReferencePath: LocalReference] = [:]
    /// Pictures that pomelo has not drawn, and files that lie outside of the project's folder.
    package var leftOut: [String] = []
  }

  /// Reads the references that are there: pictures of ours, and texts that git does not keep anyway.
  ///
  /// - Parameter isMeant: Whether one is asked for.
  /// - Returns: What was found.
  package func read(_ isMeant: (ReferencePath) -> Bool = { _ in true }) -> Findings {
    var findings = Findings()
    lazy var tracked = GitFolder(root).tracked
    for file in SnapshotFolders(of: project).references {
      guard let path = path(of: file) else {
        findings.leftOut.append(file)
        continue
      }
      let isPicture = file.hasSuffix(".png")
      guard isMeant(path), isPicture || !tracked.contains(path.text) else { continue }
      guard let data = FileManager.default.contents(atPath: file),
        !isPicture || ReferenceFile(data).mark != nil
      else {
        findings.leftOut.append(file)
        continue
      }
      findings.files[path] = file
      findings.references[path] = LocalReference(data)
    }
    return findings
  }

  /// What lies at paths that a store names; nothing for those where nothing lies.
  ///
  /// - Parameter paths: The paths.
  /// - Returns: The objects that the files are.
  /// - Throws: ``SnapshotWriteError/outside(path:)`` and ``SnapshotWriteError/notAllowed(path:)``, for
  ///   what a store may not name.
  package func objects(
    at paths: some Sequence<ReferencePath>
  ) throws(SnapshotWriteError) -> [ReferencePath: ObjectName] {
    var objects: [ReferencePath: ObjectName] = [:]
    for path in paths {
      let file = try file(at: path)
      if let data = FileManager.default.contents(atPath: file) {
        objects[path] = ObjectName(of: data)
      }
    }
    return objects
  }

  /// Puts a reference in its place, or beside the one that is there.
  ///
  /// - Parameters:
  ///   - data: What it holds.
  ///   - path: Its place.
  ///   - waits: Whether it is to wait beside the one that is there until it is accepted.
  /// - Returns: Whether it was put; not where something else waits there already.
  /// - Throws: ``SnapshotWriteError``, where it is no reference, or cannot be written.
  package func put(
    _ data: Data, at path: ReferencePath, waiting waits: Bool = false
  ) throws(SnapshotWriteError) -> Bool {
    var file = try file(at: path)
    if file.hasSuffix(".png") {
      guard ReferenceFile(data).mark != nil else { throw .notAllowed(path: file) }
      try OutputFile.checkIsOurs(file)
    }
    if waits {
      file = ReferencePlace.candidate(for: file)
      let there = FileManager.default.contents(atPath: file)
      guard there == nil || there == data else { return false }
    }
    try OutputFile.writeWithFolders(data, to: file)
    return true
  }

  /// Deletes a reference.
  ///
  /// - Throws: ``SnapshotWriteError``.
  package func remove(_ path: ReferencePath) throws(SnapshotWriteError) {
    try SnapshotKeeper.remove(try file(at: path))
  }

  /// Where a reference lies; links lead nowhere else.
  private func file(at path: ReferencePath) throws(SnapshotWriteError) -> String {
    let file = "\(root)/\(path.text)"
    guard path.isInside(names) else { throw .notAllowed(path: file) }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent().path
    guard folder.withoutLinks == folder,
      (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == nil
    else { throw .outside(path: file) }
    return file
  }

  /// What a store calls a file; `nil` for one outside of the project's folder.
  private func path(of file: String) -> ReferencePath? {
    let url = URL(fileURLWithPath: file)
    let folder = url.deletingLastPathComponent().path.withoutLinks
    guard folder.isInside(root), folder != root,
      (try? FileManager.default.destinationOfSymbolicLink(atPath: file)) == nil
    else { return nil }
    let parts = folder.dropFirst(root.count).split(separator: "/").map(String.init)
    let text = (parts + [url.lastPathComponent]).joined(separator: "/")
    return ReferencePath(text).flatMap { $0.isInside(names) ? $0 : nil }
  }
}
