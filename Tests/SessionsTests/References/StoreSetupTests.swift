import Foundation
import ReferenceStores
import Testing
import Workspace

@testable import Sessions

/// What setting a store up writes into a project.
struct StoreSetupTests {
  private let project: SnapshotProject

  init() throws { project = try SnapshotProject() }

  private func git(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["git", "-C", project.folder] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(process.terminationStatus == 0)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: project.path(name), encoding: .utf8)
  }

  @Test func gitLeavesTheReferencesOutFromThenOn() throws {
    let setup = try StoreSetup(try project.project)
    #expect(try setup.ignoreReferences() == nil, "there is no repository")
    try git("init", "--quiet", "--initial-branch", "feature/x")
    try project.write("build", to: ".gitignore")
    #expect(try setup.ignoreReferences() == project.path(".gitignore"))
    #expect(try text(".gitignore") == "build\n__PomeloSnapshots__/\n")
    #expect(try setup.ignoreReferences() == nil)
    #expect(GitFolder(project.folder).branch == "feature/x")

    try project.write(try SnapshotProject.drawn(), project.picture("testCard.1.png"))
    #expect(setup.keptByGit == 0)
    try git("add", "--force", "Tests")
    #expect(setup.keptByGit == 1)
  }

  @Test func aFolderIsAStoreOfGitLFSOnceItIsTracked() throws {
    let setting = SnapshotStoreSetting(.lfs, "Shared References")
    #expect(throws: StoreError.noRepository(folder: project.folder)) {
      try StoreOpening.open(setting, in: project.folder)
    }
    try git("init", "--quiet")
    #expect(throws: StoreError.notTracked(folder: "Shared References")) {
      try StoreOpening.open(setting, in: project.folder)
    }
    let setup = try StoreSetup(try project.project)
    #expect(try setup.track(setting) == project.path(".gitattributes"))
    #expect(try setup.track(setting) == nil)
    let store = try StoreOpening.open(setting, in: project.folder)
    #expect((store as? FolderStore)?.isTracked == true)
    #expect(throws: StoreError.wrongPlace("../elsewhere")) {
      try StoreOpening.open(SnapshotStoreSetting(.lfs, "../elsewhere"), in: project.folder)
    }
  }

  @Test func theProjectNamesTheStore() throws {
    let setup = try StoreSetup(try project.project)
    let setting = SnapshotStoreSetting(.folder, "/mnt/references")
    #expect(try setup.name(setting) == project.path("pomelo.yml"))
    #expect(try project.project.snapshotStore == setting)
    #expect(try setup.name(setting) == nil)
  }

  @Test func textsThatGitKeepsAreLeftToIt() throws {
    try git("init", "--quiet")
    try project.write(Data("a".utf8), project.text("testCard.1.txt"))
    try project.write(Data("b".utf8), project.text("testCard.2.txt"))
    try git("add", "Tests/__Snapshots__/CardTests/testCard.1.txt")
    let found = try ReferenceFolder(of: try project.project).read()
    #expect(found.files.keys.map(\.shortText) == ["CardTests/testCard.2.txt"])
  }

  @Test func whatWasSeenIsKnownOfTheSameStoreOnly() throws {
    let path = try #require(ReferencePath("T/__PomeloSnapshots__/CardTests/testCard.1.png"))
    var seen = SeenReferences(in: project.path("seen"), of: "a")
    seen.objects[path] = ObjectName(of: Data())
    seen.keep()
    #expect(SeenReferences(in: project.path("seen"), of: "a").objects == seen.objects)
    #expect(SeenReferences(in: project.path("seen"), of: "b").objects.isEmpty)
  }
}
