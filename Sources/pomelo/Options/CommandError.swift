import Lessons
import ReferenceStores
import Sessions
import Workspace

/// What can end a command, with the exit status that says so.
enum CommandError: Error {
  /// The command line or the project asks for something that there is not.
  case usage(String)
  /// The project could not be read or built.
  case workspace(WorkspaceError)
  /// A file that was asked for cannot be written.
  case file(OutputFileError)
  /// A snapshot that a test has recorded cannot be written.
  case snapshot(SnapshotWriteError)
  /// Something cannot be done with the store of references.
  case store(StoreError)
  /// A lesson cannot be read.
  case lesson(LessonError)
  /// A learner's files cannot be made.
  case lessonFolder(LessonFolderError)
  /// The host cannot be worked with.
  case host(String)

  /// The exit status, as the help lists them.
  var exitStatus: Int32 {
    switch self {
    case .usage, .file, .snapshot, .store, .lesson, .lessonFolder: 2
    case .workspace(.build(.compileFailed)): 3
    case .workspace(.build(.hostLibraryMissing)), .workspace(.build(.compilerMissing)),
      .workspace(.build(.toolMissing)), .workspace(.build(.programMissing)), .host:
      4
    case .workspace: 2
    }
  }

  /// Sentences for a person; names in them are not yet safe for a terminal.
  var message: String {
    switch self {
    case .usage(let text), .host(let text): text
    case .workspace(let error):
      ([error.message] + CauseSummary.lines(of: error)).joined(separator: "\n")
    case .file(let error): error.message
    case .snapshot(let error): error.message
    case .store(let error): error.message
    case .lesson(let error): error.message
    case .lessonFolder(let error): error.message
    }
  }
}

extension CommandError {
  /// Does something with a snapshot's file.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What comes of it.
  /// - Throws: ``snapshot(_:)``, where it cannot be done.
  static func ofSnapshots<Result>(
    _ body: () throws(SnapshotWriteError) -> Result
  ) throws(CommandError) -> Result {
    do throws(SnapshotWriteError) {
      return try body()
    } catch {
      throw .snapshot(error)
    }
  }

  /// Does something with the store of references.
  ///
  /// - Parameter body: What is done.
  /// - Returns: What comes of it.
  /// - Throws: ``store(_:)``, where it cannot be done.
  static func ofStore<Result>(
    _ body: () throws(StoreError) -> Result
  ) throws(CommandError) -> Result {
    do throws(StoreError) {
      return try body()
    } catch {
      throw .store(error)
    }
  }
}
