import Foundation
import Glibc
import XcodeProjects

/// The files of a stub: its source in a folder of its own, and the entry of a `pomelo.yml` that names
/// the folder.
package struct StubEntry {
  private let module: String
  /// The folder of the stub, absolute.
  private let stubFolder: String
  /// The folder of the project, which the `pomelo.yml` lies in.
  private let folder: String

  /// What was written.
  package struct Written: Sendable {
    /// The stub's source.
    package var source: String
    /// The `pomelo.yml`.
    package var manifest: String
    /// The lines that it has got, each as it stands there.
    package var lines: [String]
  }

  /// Prepares to write; says what is in the way before anything is guessed.
  ///
  /// - Parameters:
  ///   - module: The module's name.
  ///   - project: Whose stub it is.
  ///   - into: The folder of stubs, relative to `currentFolder`; `nil` for `Stubs` beside `pomelo.yml`.
  ///   - currentFolder: What the relative path starts from.
  /// - Throws: ``StubError``.
  package init(
    of module: String, in project: Project, into: String?, currentFolder: String
  ) throws(WorkspaceError) {
    guard let folder = project.folder else { throw .stub(.noFolder) }
    self.module = module
    self.folder = folder
    let stubs = into.map { FilePath.absolute($0, in: currentFolder) } ?? "\(folder)/Stubs"
    stubFolder = "\(stubs)/\(module)"
    if access(source, F_OK) == 0 { throw .stub(.fileExists(path: source)) }
    _ = try entry(in: try manifestText())
  }

  private var source: String { "\(stubFolder)/\(module).swift" }
  private var manifest: String { "\(folder)/\(ProjectManifest.fileName)" }

  /// Writes both files.
  ///
  /// - Parameter text: The stub's source.
  /// - Returns: What was written.
  /// - Throws: ``StubError``.
  package func write(_ text: String) throws(WorkspaceError) -> Written {
    let entry = try entry(in: try manifestText())
    do {
      try FileManager.default.createDirectory(
        atPath: stubFolder, withIntermediateDirectories: true)
    } catch {
      throw .stub(.notWritable(path: stubFolder, reason: SystemError.current))
    }
    // Whoever has made the file meanwhile keeps it.
    let descriptor = open(source, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .stub(
        errno == EEXIST
          ? .fileExists(path: source) : .notWritable(path: source, reason: SystemError.current))
    }
    do {
      let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
      try file.write(contentsOf: Data(text.utf8))
      try Data(entry.text.utf8).write(to: URL(fileURLWithPath: manifest), options: .atomic)
    } catch {
      throw .stub(.notWritable(path: manifest, reason: error.localizedDescription))
    }
    return Written(source: source, manifest: manifest, lines: entry.lines)
  }

  private func manifestText() throws(WorkspaceError) -> String? {
    guard access(manifest, F_OK) == 0 else { return nil }
    let bytes = try FileReader.bytes(of: manifest, limit: 1 << 20)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text with the entry, all else as it was.
  private func entry(
    in text: String?
  ) throws(WorkspaceError) -> (text: String, lines: [String]) {
    let isInside = stubFolder.hasPrefix(folder + "/")
    let written = isInside ? String(stubFolder.dropFirst(folder.count + 1)) : stubFolder
    let result = StubEntryText(entry: "\(module): \(written)").added(to: text ?? "")
    guard let result,
      let read = try? ProjectManifest(text: result.text, path: manifest),
      read.moduleStubs.contains(where: { $0.module == module && $0.folders == [written] })
    else {
      throw .stub(.noRoom(path: manifest, entry: "stubs: {\(module): \(written)}"))
    }
    return result
  }
}
