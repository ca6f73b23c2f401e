package import SourceIndex

/// What can be wrong with the folders and files of a project's sources.
package enum SourcesError: Error, Hashable, Sendable {
  /// What a folder of sources is for.
  package enum Role: String, Hashable, Sendable {
    case app, tests
  }

  /// A folder that was named does not exist.
  case folderMissing(path: String)
  /// What was named as a folder is a file.
  case notAFolder(path: String)
  /// A folder holds no Swift file, at any depth.
  case noSwiftFiles(path: String, role: Role)
  /// A folder cannot be listed; the reason is in the system's words.
  case unreadableFolder(path: String, reason: String)
  /// A file cannot be read; the reason is in the system's words.
  case unreadableFile(path: String, reason: String)
  /// A file's name is not UTF-8; the name is given with the bad bytes replaced.
  case badFileName(folder: String, name: String)
  /// There are more source files than any project of this kind has: a folder too far up was named.
  case tooManyFiles(folder: String, limit: Int)
  /// A source file cannot be indexed.
  case badSource(SourceIndexError)
}

extension SourcesError {
  /// What is wrong, where, and what to do next.
  var message: String {
    switch self {
    case .folderMissing(let path):
      "There is no folder \(path.quoted). Check the path for typing errors."
    case .notAFolder(let path):
      "\(path.quoted) is a file. Name the folder that holds the Swift files instead."
    case .noSwiftFiles(let path, let role):
      "There is no Swift file in \(path.quoted). Name the folder that holds the sources of the "
        + "\(role.rawValue)."
    case .unreadableFolder(let path, let reason):
      "The folder \(path.quoted) cannot be listed: \(reason). Check its permissions."
    case .unreadableFile(let path, let reason):
      "The file \(path.quoted) cannot be read: \(reason). Check its permissions."
    case .badFileName(let folder, let name):
      "The folder \(folder.quoted) holds a file whose name is not UTF-8, \(name.quoted). "
        + "Rename the file."
    case .tooManyFiles(let folder, let limit):
      "There are more than \(limit) Swift files below \(folder.quoted). Name the folder of one "
        + "app or test target instead."
    case .badSource(.notUTF8(let path, let line)):
      "\(path):\(line): The file is not UTF-8 from this line on. Save it in UTF-8."
    case .badSource(.tooLarge(let path, let bytes, let limit)):
      "The file \(path.quoted) has \(bytes) bytes; \(limit) are the most that pomelo reads. "
        + "Split it, or move it out of the source folders."
    }
  }
}
