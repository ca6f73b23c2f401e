import ArgumentParser
import Foundation
import ReferenceStores
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// A project with its store of references, opened for one command.
struct StoreSession {
  let project: Project
  let setting: SnapshotStoreSetting
  let folder: ReferenceFolder
  let transfer: ReferenceTransfer
  let stage: StageName
  let base: StageName
  private let arguments: ProjectArguments

  /// Opens the store that a project names.
  ///
  /// - Throws: `CommandError`, `WorkspaceError`.
  init(_ arguments: StoreArguments) throws {
    let (projectArguments, project) = try Self.open(arguments.project)
    (self.arguments, self.project) = (projectArguments, project)
    guard let setting = project.snapshotStore, let root = project.folder else {
      throw CommandError.usage(
        "The project names no store of references. Set one up: pomelo snapshots setup FOLDER, or "
          + "s3://bucket/path.")
    }
    self.setting = setting
    base = try Self.stage(setting.base)
    if let name = arguments.stage ?? GitFolder(root).branch {
      stage = try Self.stage(name)
    } else {
      throw CommandError.usage(
        "No branch is checked out that would tell the stage. Name it: --stage NAME.")
    }
    folder = try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
      try ReferenceFolder(of: project)
    }
    Console.show(TaskProgress("store", detail: setting.place))
    transfer = try CommandError.ofStore { [base] () throws(StoreError) in
      let store = try StoreOpening.open(setting, in: root)
      return ReferenceTransfer(store, base: base) { Console.show($0.told) }
    }
  }

  /// Opens a project that somebody has: no example stands in for it.
  static func open(_ path: String?) throws -> (ProjectArguments, Project) {
    let path = path ?? "."
    guard path != "." || Project.isProject(FileManager.default.currentDirectoryPath, .current)
    else {
      throw CommandError.usage(
        "There is no project in the current folder. Go there, or name it: --project FOLDER.")
    }
    let arguments = try ProjectArguments.parse([path])
    return (arguments, try arguments.open(Installation.current))
  }

  /// Reads the name of a stage.
  static func stage(_ name: String) throws -> StageName {
    guard let stage = StageName(name) else {
      throw CommandError.usage("A stage cannot be called \"\(name)\": it takes 1 to 80 bytes.")
    }
    return stage
  }

  /// Which references are meant by names of tests.
  func choice(_ names: [String]) -> ReferenceChoice {
    guard !names.isEmpty else { return ReferenceChoice([], among: []) }
    let index = arguments.index(of: project, Installation.current)
    return ReferenceChoice(names, among: index.testClasses.flatMap(\.methods))
  }

  /// What this clone has seen of the store.
  var seen: SeenReferences {
    SeenReferences(in: project.snapshotStoreFolder, of: "\(setting.kind) \(setting.place)")
  }

  /// Refuses a name that means no test and no reference.
  static func check(
    _ choice: ReferenceChoice, among paths: some Sequence<ReferencePath>
  ) throws {
    guard let name = choice.emptyName(among: paths) else { return }
    throw CommandError.usage(
      "There is no test and no reference \"\(name)\". A test is named Class/method or Class; see "
        + "pomelo list.")
  }

  /// Says what has to be done where the store is part of the repository.
  func tellToCommit() {
    guard setting.kind == .lfs else { return }
    Console.print(
      TerminalText("The store is part of the repository: git add \(setting.place), and commit."))
  }
}
