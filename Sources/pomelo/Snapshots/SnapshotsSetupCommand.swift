import ArgumentParser
import Foundation
import ReferenceStores
import Sessions
import TerminalModel
import Workspace

/// `pomelo snapshots setup`: a project gets a store of references.
struct SnapshotsSetupCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "setup",
    abstract: "Sets a store of references up, so that git need not keep them.",
    discussion: """
      Makes the store with an empty base, names it in pomelo.yml, and has git leave the references out. \
      What is there already stays; without a place it makes sure that the store of pomelo.yml is \
      there.
      """)

  @Argument(help: "Where the references are kept: a folder, or s3://bucket/path.")
  var place: String?

  @Option(help: "The project's folder; without it the current one.")
  var project: String?

  @Flag(help: "The place is a folder of the repository that git-lfs tracks.")
  var lfs = false

  @Option(help: "The branch whose references everybody compares with.")
  var base: String?

  @Flag(help: "Leave .gitignore as it is.")
  var keepInGit = false

  func run() throws {
    let (_, project) = try StoreSession.open(project)
    let setup = try CommandError.ofSnapshots { () throws(SnapshotWriteError) in
      try StoreSetup(project)
    }
    let setting = try setting(of: project)
    let stage = try StoreSession.stage(setting.base)
    if setting.kind == .lfs {
      try told { () throws(SnapshotWriteError) in try setup.track(setting) }
    }
    Console.show(TaskProgress("store", detail: setting.place))
    let isNew = try CommandError.ofStore { () throws(StoreError) in
      let store = try StoreOpening.open(setting, in: project.folder ?? ".")
      return try BaseStage.make(stage, in: store)
    }
    Console.endProgress()
    Console.print(
      TerminalText(
        "\(isNew ? "created" : "found")    \(setting.place), whose base is \(setting.base)"))
    do {
      if let path = try setup.name(setting) { Console.print(TerminalText("wrote      \(path)")) }
    } catch let error as SnapshotWriteError {
      throw CommandError.snapshot(error)
    }
    if !keepInGit, setting.kind != .lfs || project.snapshotFolder != setting.place {
      try told { () throws(SnapshotWriteError) in try setup.ignoreReferences() }
    }
    tellNext(setup)
  }

  private func told(_ write: () throws(SnapshotWriteError) -> String?) throws {
    if let path = try CommandError.ofSnapshots(write) {
      Console.print(TerminalText("wrote      \(path)"))
    }
  }

  private func tellNext(_ setup: StoreSetup) {
    let kept = setup.keptByGit
    if kept > 0, !keepInGit {
      Console.print(
        TerminalText(
          "git keeps \(kept) references still. Once they are uploaded: git rm --cached them."))
    }
    Console.print("Next: pomelo snapshots upload, where references are; elsewhere download.")
  }

  /// A folder as `pomelo.yml` names it: from the project's folder on, where that is not another one for
  /// everybody who has the project.
  private static func written(_ place: String, in folder: String) -> String {
    let path = URL(fileURLWithPath: place).standardizedFileURL.path
    let root = URL(fileURLWithPath: folder).standardizedFileURL.path
    if path.hasPrefix(root + "/") { return String(path.dropFirst(root.count + 1)) }
    let isHere = FileManager.default.currentDirectoryPath == root
    return isHere && !place.hasPrefix("/") ? place : path
  }

  /// The store that the command line names, or else the project.
  private func setting(of project: Project) throws -> SnapshotStoreSetting {
    guard let place else {
      guard let setting = project.snapshotStore, !lfs, base == nil else {
        throw CommandError.usage(
          "Say where references are kept: pomelo snapshots setup FOLDER, or s3://bucket/path.")
      }
      return setting
    }
    let base = base ?? project.snapshotStore?.base ?? SnapshotStoreSetting.standardBase
    if place.hasPrefix(BucketPlace.scheme) {
      guard !lfs, let bucket = BucketPlace(place) else {
        throw CommandError.store(.wrongPlace(place))
      }
      let text = bucket.text.hasSuffix("/") ? String(bucket.text.dropLast()) : bucket.text
      return SnapshotStoreSetting(.s3, text, base: base)
    }
    guard !place.contains("://"), !place.isEmpty else {
      throw CommandError.store(.wrongPlace(place))
    }
    return SnapshotStoreSetting(
      lfs ? .lfs : .folder, Self.written(place, in: project.folder ?? "."), base: base)
  }
}
