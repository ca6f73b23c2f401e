/// Why a snapshot was not written.
package enum SnapshotWriteError: Error, Hashable, Sendable {
  /// It belongs outside of the project.
  case outside(path: String)
  /// It is no file that a snapshot library writes.
  case notAllowed(path: String)
  /// A picture lies there that pomelo has not drawn.
  case foreign(path: String)
  /// It is too large to be handed on.
  case tooLarge(path: String)
  /// The file could not be written.
  case file(OutputFileError)
}

extension SnapshotWriteError {
  /// What is wrong and what to do, in sentences; names in it are as they came.
  package var message: String {
    switch self {
    case .outside(let path):
      "The snapshot \"\(path)\" was not written, as it lies outside of the project. Name a folder of "
        + "the project as snapshotDirectory, or leave it out."
    case .notAllowed(let path):
      "\"\(path)\" was not written, as it is no file of snapshots."
    case .foreign(let path):
      "The snapshot \"\(path)\" was not written, as a picture lies there that pomelo has not drawn. "
        + "Move it away, or give the snapshot another name."
    case .tooLarge(let path):
      "The snapshot \"\(path)\" was not written, as it has more than 32 MB."
    case .file(let error): error.message
    }
  }
}
