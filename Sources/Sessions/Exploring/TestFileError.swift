import SourceIndex

/// Why a test was not written into a project's files, or not taken away again.
enum TestFileError: Error, Hashable {
  /// The file is not in the folders of the project's tests, of which this is the first.
  case outside(folder: String)
  /// The source cannot take the test in.
  case notEdited(TestWriter.Problem)
  /// A file cannot be read.
  case unreadable(path: String)
  /// The name of a new file is none of a Swift file.
  case notSwiftName(path: String)
  /// A file cannot be written.
  case notWritten(OutputFileError)
  /// A file was changed between reading and writing it.
  case changedMeanwhile(path: String)
  /// A file is no longer as it was written.
  case changedSince(path: String)
  /// A file cannot be removed; the reason is in the system's words.
  case notRemoved(path: String, reason: String)
}

extension TestFileError {
  /// The error in a sentence for the person.
  var message: String {
    switch self {
    case .outside(let folder): "The file is not in the tests' folder \"\(folder)\"."
    case .notEdited(.noClass(let name)): "The file has no class \(name) any more."
    case .notEdited(.taken(let name)): "The class has a \(name) already."
    case .notEdited(.notSwift): "The file would be no Swift with this test."
    case .unreadable(let path): "\"\(path)\" cannot be read."
    case .notSwiftName: "The name of a Swift file ends in .swift."
    case .notWritten(let error): error.message
    case .changedMeanwhile(let path): "\"\(path)\" was changed meanwhile."
    case .changedSince: "The file was changed since; take the test away by hand."
    case .notRemoved(_, let reason): "The file cannot be removed: \(reason)."
    }
  }
}
