/// Why a learner's files cannot be made or changed.
package enum LessonFolderError: Error, Hashable, Sendable {
  /// A folder cannot be made; the reason is in the system's words.
  case noFolder(String, reason: String)
  /// A file cannot be written.
  case notWritten(OutputFileError)
  /// A file cannot be moved to the copies; the reason is in the system's words.
  case notKept(String, reason: String)
  /// What is kept of the lessons was written by a later version of pomelo.
  case later(path: String, version: Int)
  /// What is kept of the lessons cannot be read.
  case damaged(path: String)
}

extension LessonFolderError {
  /// What is wrong, and what to do next.
  package var message: String {
    switch self {
    case .noFolder(let path, let reason):
      "The folder \"\(path)\" cannot be made: \(reason). Name another by the variable POMELO_LESSONS."
    case .notWritten(let error): error.message
    case .notKept(let path, let reason):
      "\"\(path)\" cannot be kept: \(reason). Nothing was changed."
    case .later(let path, let version):
      "\"\(path)\" was written by a later version of pomelo (form \(version)); it is left as it is, "
        + "and nothing of this session is kept in it."
    case .damaged(let path):
      "\"\(path)\" cannot be read as what is kept of the lessons. It is left as it is; move it away to "
        + "begin anew."
    }
  }
}
