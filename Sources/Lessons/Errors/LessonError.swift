/// What can be wrong with the files of a lesson.
package enum LessonError: Error, Hashable, Sendable {
  /// There is no such folder of courses or lessons.
  case noFolder(String)
  /// A folder holds neither lessons nor courses.
  case nothingToLearn(folder: String)
  /// No lesson has the name; those that there are.
  case unknown(String, known: [String])
  /// A file of the lesson cannot be read.
  case unreadable(path: String, reason: String)
  /// A file does not say what it must.
  case malformed(path: String, line: Int, reason: String)
}

extension LessonError {
  /// What is wrong, where, and what to do next.
  package var message: String {
    switch self {
    case .noFolder(let path):
      "There is no folder \"\(path)\". Name a folder of courses, of a course or of a lesson."
    case .nothingToLearn(let folder):
      "\(folder): There is neither a Course.yml nor a Lesson.md in it. A lesson is a folder with "
        + "Lesson.md and Checks.yml; see \"Writing lessons\" in the documentation."
    case .unknown(let name, let known):
      known.isEmpty
        ? "There is no lesson \"\(name)\", and none at all."
        : "There is no lesson \"\(name)\". There are: " + known.joined(separator: ", ") + "."
    case .unreadable(let path, let reason): "\(path): The file cannot be read: \(reason)."
    case .malformed(let path, let line, let reason): "\(path):\(line): \(reason)."
    }
  }
}
