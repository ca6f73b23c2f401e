package import SourceIndex

/// Why a snapshot was not written.
package enum SnapshotWriteError: Error, Hashable, Sendable {
  /// It belongs outside of the project.
  case outside(path: String)
  /// It differs from its reference, and belongs where nobody has said that such are kept.
  case noArtifacts(path: String)
  /// It is no file that a snapshot library writes.
  case notAllowed(path: String)
  /// A picture lies there that pomelo has not drawn.
  case foreign(path: String)
  /// The project has no folder of its own that paths could begin at.
  case noFolder
  /// It is too large to be handed on.
  case tooLarge(path: String)
  /// A text belongs into what is no source of the project's tests.
  case noSource(path: String)
  /// A source that a text belongs into is not what was built.
  case sourceChanged(path: String)
  /// Tests have recorded several texts for one place.
  case severalTexts(path: String, line: Int)
  /// A text cannot be written into its source.
  case source(path: String, InlineSnapshotEditor.Problem)
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
    case .noArtifacts(let path):
      "\"\(path)\" was not written, as that is no folder for snapshots that differ. SNAPSHOT_ARTIFACTS "
        + "in the environment of pomelo names one; in a scheme or test plan, only one within the project."
    case .notAllowed(let path):
      "\"\(path)\" was not written, as it is no file of snapshots."
    case .foreign(let path):
      "The snapshot \"\(path)\" was not written, as a picture lies there that pomelo has not drawn. "
        + "Move it away, or give the snapshot another name."
    case .noFolder:
      "The project has no folder of its own. Open it by its folder, in which its pomelo.yml lies."
    case .tooLarge(let path):
      "The snapshot \"\(path)\" was not written, as it has more than 32 MB."
    case .noSource(let path):
      "A text was not written into \"\(path)\", as that is no source of the project's tests."
    case .sourceChanged(let path):
      "\"\(path)\" has changed since it was built, so no text was written into it. Run the tests "
        + "again."
    case .severalTexts(let path, let line):
      "No text was written at \(path):\(line), as tests have recorded several there. A helper around "
        + "assertInlineSnapshot hands on the \"file\", \"line\" and \"column\" of its caller."
    case .source(let path, .noCall(let line)):
      "No text was written at \(path):\(line), as no call has its arguments there. A helper around "
        + "assertInlineSnapshot hands on the \"file\", \"line\" and \"column\" of its caller."
    case .source(let path, .occupied(let line, let label)):
      "No text was written at \(path):\(line), as another closure is where \"\(label)\" belongs. The "
        + "helper's syntaxDescriptor names its trailingClosureOffset, from 0."
    case .source(let path, .notLabel(let line, let label)):
      "No text was written at \(path):\(line), as \"\(label)\" is no name. The helper's "
        + "syntaxDescriptor has it as trailingClosureLabel."
    case .source(let path, .notSwift(let line)):
      "No text was written at \(path):\(line), as the source would be no Swift with it."
    case .file(let error): error.message
    }
  }
}
