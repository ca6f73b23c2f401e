import Foundation

/// A person's project on the workbench: a folder of app sources and one of test sources.
struct Project: Sendable {
  let folder: URL
  /// The copy that others get when nobody has the project any more.
  private let copy: BuiltCopy?

  /// A project where it lies.
  init(at folder: URL) {
    self.folder = folder
    copy = nil
  }

  /// A project of which other tests have used the copy before.
  init(_ copy: BuiltCopy) {
    folder = copy.folder
    self.copy = copy
  }

  /// Copies a project into a folder of its own on the workbench.
  init(copying source: URL) {
    let parent = Workbench.newFolder
    folder = parent.appendingPathComponent(source.lastPathComponent)
    copy = nil
    try? FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
    try? FileManager.default.copyItem(at: source, to: folder)
  }

  /// The options that name the two folders, for projects without a description.
  var folderOptions: [String] {
    ["--app", url(of: "App").path, "--tests", url(of: "UITests").path]
  }

  /// Where a file of the project lies.
  func url(of path: String) -> URL {
    folder.appendingPathComponent(path)
  }

  /// Replaces text in one of the project's files.
  func edit(_ path: String, replacing old: String, with new: String) throws {
    let file = url(of: path)
    let text = try String(contentsOf: file, encoding: .utf8)
    try text.replacingOccurrences(of: old, with: new)
      .write(to: file, atomically: true, encoding: .utf8)
  }

  /// The number of the first line of a file that contains some text, from 1.
  func line(of text: String, in path: String) throws -> Int? {
    let lines = try String(contentsOf: url(of: path), encoding: .utf8)
      .split(separator: "\n", omittingEmptySubsequences: false)
    return lines.firstIndex { $0.contains(text) }.map { $0 + 1 }
  }
}
