/// Why a file that a command writes was not written.
package enum OutputFileError: Error, Hashable, Sendable {
  /// A file that was to be new is there.
  case isThere(path: String)
  /// The name is one of a folder.
  case isFolder(path: String)
  /// The file cannot be opened; the reason is in the system's words.
  case notOpened(path: String, reason: String)
  /// The file was begun and could not be brought to its end; the reason is in the system's words.
  case notFinished(path: String, reason: String)
}

extension OutputFileError {
  /// What is wrong, in a sentence; names in it are as they came.
  package var message: String {
    switch self {
    case .isThere(let path): "The file \"\(path)\" is there already."
    case .isFolder(let path): "\"\(path)\" is a folder. Name a file."
    case .notOpened(let path, let reason): "The file \"\(path)\" cannot be written: \(reason)."
    case .notFinished(let path, let reason):
      "The file \"\(path)\" could not be written to its end: \(reason)."
    }
  }

  /// The reason alone, in a few words.
  package var reason: String {
    switch self {
    case .isThere: "it is there already"
    case .isFolder: "it is a folder"
    case .notOpened(_, let reason), .notFinished(_, let reason): reason
    }
  }
}
