package import SourceIndex

/// Why a recording was not saved.
package enum RecordingSaveError: Error, Hashable, Sendable {
  /// There is no test class whose set-up a new one could have.
  case noTestClass
  /// The source cannot take a test in.
  case notEdited(TestWriter.Problem)
  /// There is a file or a type of the name.
  case taken(String)
  /// What would be written is no Swift.
  case notSwift
  /// Nothing was found that mends a test.
  case noMend
  /// No page lacks anything.
  case nothing
  /// A file cannot be read.
  case unreadable(path: String)
  /// A file would lie in no folder of the project's tests, of which this is the first.
  case outside(path: String, folder: String)
  /// Files were not changed.
  case files(FileChange.Problem)
}

extension RecordingSaveError {
  /// The error in a sentence for the person.
  package var message: String {
    switch self {
    case .noTestClass: "There is no test class to write it like."
    case .notEdited(.noClass(let name)): "The file has no class \(name) any more."
    case .notEdited(.taken(let name)): "The class has a \(name) already."
    case .notEdited(.notSwift): "The file would be no Swift with this test."
    case .taken(let name): "There is a \(name) already."
    case .notSwift: "What would be written is no Swift; nothing was."
    case .noMend: "There is nothing to mend: prove says what would."
    case .nothing: "The pages have all that was done."
    case .unreadable(let path): "\"\(path)\" cannot be read."
    case .outside(let path, let folder):
      "\"\(path)\" is not in the tests' folder \"\(folder)\"."
    case .files(let problem): problem.message
    }
  }
}
