package import Foundation

/// Files of a lesson, by their paths in the learner's folder.
package struct LessonFiles: Hashable, Sendable {
  /// Their contents, by relative path; an empty file is one that is to be gone.
  package var contents: [String: Data]

  /// Takes files.
  package init(_ contents: [String: Data] = [:]) { self.contents = contents }

  /// Takes files of text.
  package init(texts: [String: String]) { contents = texts.mapValues { Data($0.utf8) } }

  /// Whether there are none.
  package var isEmpty: Bool { contents.isEmpty }

  /// The paths of those that are there, in order.
  package var paths: [String] { contents.keys.filter { contents[$0]?.isEmpty == false }.sorted() }

  /// These files with others laid over them.
  package func laid(under others: LessonFiles) -> LessonFiles {
    LessonFiles(contents.merging(others.contents) { $1 })
  }

  /// Reads all files of a folder; none where there is no such folder.
  ///
  /// - Throws: ``LessonError/unreadable(path:reason:)``.
  static func read(_ folder: String) throws(LessonError) -> LessonFiles {
    var contents: [String: Data] = [:]
    let names = FileManager.default.enumerator(atPath: folder)
    while let name = names?.nextObject() as? String {
      let path = "\(folder)/\(name)"
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .unreadable(path: path, reason: "no permission")
      }
      contents[name] = data
    }
    return LessonFiles(contents)
  }
}
