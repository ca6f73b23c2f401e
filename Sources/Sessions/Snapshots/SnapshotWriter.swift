package import Foundation
package import SessionProtocol
import SnapshotReferences
package import Workspace

/// Writes the snapshots that tests record into their project.
///
/// The host that takes them runs a person's code and may write nowhere but on its device; so what it
/// asks for is looked at here: only files that a snapshot library writes, and only within the project.
package final class SnapshotWriter {
  /// What names of texts end in outside of the library's folders.
  private static let textEndings: Set<String> = [
    "txt", "json", "plist", "xml", "html", "csv", "md", "dat",
  ]

  /// The variable with the folder for snapshots that differ.
  private static let artifactsVariable = "SNAPSHOT_ARTIFACTS"

  private let project: Project
  private let environment: [String: String]
  private lazy var folders = SnapshotFolders(of: project)
  /// Folders of the project, looked for once there is something to write: most runs have no snapshots.
  private lazy var roots = project.snapshotRoots.map(\.withoutLinks)
  /// Where snapshots that differ are written: as the person's environment names, beside the builds, or
  /// where a scheme or test plan says, which came with the project and may name nothing outside of it.
  private lazy var artifacts: [String] = {
    func folders(_ names: [String?]) -> [String] {
      names.compactMap {
        $0.flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0).path.withoutLinks }
      }
    }
    let planned = project.runConfigurations.map { $0.environment[Self.artifactsVariable] }
    return folders([environment[Self.artifactsVariable], project.snapshotArtifacts])
      + folders(planned).filter { folder in roots.contains { folder.isInside($0) } }
  }()

  /// Texts that belong into sources.
  private lazy var texts = InlineSnapshotSources(project.allTestFiles)

  /// Paths that were written.
  package private(set) var written: Set<String> = []
  /// Why a snapshot was not written, the first of them.
  package private(set) var failure: SnapshotWriteError?

  /// Creates a writer.
  ///
  /// - Parameters:
  ///   - project: The tests' project.
  ///   - environment: May name a folder for snapshots that differ, in `SNAPSHOT_ARTIFACTS`.
  package init(
    for project: Project,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    (self.project, self.environment) = (project, environment)
  }

  /// Why a snapshot was not written since this was asked last.
  func takeFailure() -> SnapshotWriteError? {
    defer { failure = nil }
    return failure
  }

  /// Writes what a snapshot is to leave behind; texts in sources only in ``finish()``, as lines move.
  package func receive(_ snapshot: SnapshotTaken) {
    do throws(SnapshotWriteError) {
      if let place = snapshot.place {
        if snapshot.isRecorded { try texts.add(snapshot, at: place) }
        return
      }
      if snapshot.isRecorded { try put(snapshot.data, at: snapshot.reference) }
      if let artifact = snapshot.artifact {
        guard isWritable(artifact, inside: artifacts) else { throw .noArtifacts(path: artifact) }
        try write(snapshot.data, to: artifact)
      }
    } catch {
      failure = failure ?? error
    }
  }

  /// Writes the texts that belong into sources, once the tests are over that were built of these.
  package func finish() {
    let (paths, problem) = texts.write()
    written.formUnion(paths)
    failure = failure ?? problem
  }

  /// Writes a file of snapshots.
  ///
  /// - Parameters:
  ///   - data: Its bytes; `nil` where they were too many to be handed on.
  ///   - path: Its name, as a test says it.
  /// - Throws: ``SnapshotWriteError``, where it is no file of snapshots, lies outside of the project or
  ///   cannot be written.
  package func put(_ data: Data?, at path: String) throws(SnapshotWriteError) {
    guard let parts = partsInProject(of: path) else { throw .outside(path: path) }
    // What is hidden belongs to tools, such as git's hooks.
    guard !parts.contains(where: { $0.hasPrefix(".") }) else { throw .notAllowed(path: path) }
    let ending = URL(fileURLWithPath: path).pathExtension.lowercased()
    if ending == "png" {
      guard data.flatMap({ ReferenceFile($0).mark }) != nil else {
        throw .notAllowed(path: path)
      }
      try OutputFile.checkIsOurs(path)
    } else if !(parts.contains(ReferencePlace.usual) && ending != "swift") {
      guard Self.textEndings.contains(ending) else { throw .notAllowed(path: path) }
    }
    guard isWritable(path, inside: roots) else { throw .outside(path: path) }
    try write(data, to: path)
    written.insert(path)
  }

  /// Puts a snapshot beside its reference, until somebody decides about it.
  ///
  /// - Parameters:
  ///   - data: Its bytes.
  ///   - reference: The path of the reference.
  /// - Returns: Where it waits.
  /// - Throws: ``SnapshotWriteError``.
  func putBeside(_ data: Data?, _ reference: String) throws(SnapshotWriteError) -> String {
    let path = ReferencePlace.candidate(for: reference)
    try put(data, at: path)
    if !folders.holds(path) { try SnapshotsElsewhere(of: project).add(path) }
    return path
  }

  private func isWritable(_ path: String, inside roots: [String]) -> Bool {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    // Links that are there are followed first: what they lead to counts.
    return path.hasPrefix("/") && roots.contains { folder.withoutLinks.isInside($0) }
      && (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) == nil
  }

  private func write(_ data: Data?, to path: String) throws(SnapshotWriteError) {
    guard let data else { throw .tooLarge(path: path) }
    // An equal file keeps its date.
    guard FileManager.default.contents(atPath: path) != data else { return }
    try OutputFile.writeWithFolders(data, to: path)
  }

  /// The folders of a path below the project's, and its name; `nil` where it is not in the project.
  private func partsInProject(of path: String) -> [String]? {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path.withoutLinks
    guard path.hasPrefix("/"), !path.split(separator: "/").contains(".."),
      let root = roots.filter(folder.isInside).min(by: { $0.count < $1.count })
    else { return nil }
    return folder.dropFirst(root.count).split(separator: "/").map(String.init)
      + [url.lastPathComponent]
  }
}

extension Project {
  /// The folders in which references of its tests may lie.
  fileprivate var snapshotRoots: [String] {
    let own = [folder, opening.map { FileManager.folder(of: $0.path) }].compactMap(\.self)
    return own + testFolders + modules.flatMap(\.folders)
  }
}

extension FileManager {
  /// The folder that a document lies in, or is.
  fileprivate static func folder(of document: String) -> String {
    let url = URL(fileURLWithPath: document)
    let isPackage = ["xcodeproj", "xcworkspace", "swift"].contains(url.pathExtension)
    return isPackage ? url.deletingLastPathComponent().path : document
  }
}
