import Foundation
import Pictures
import Testing

@testable import Sessions

/// What becomes of snapshots on the disk.
struct SnapshotKeeperTests {
  private func entry(
    _ path: String, _ state: SnapshotEntry.State, _ data: Data?
  ) -> SnapshotEntry {
    var entry = SnapshotEntry(test: "CardTests/testCard", path: path, state: state)
    entry.data = data
    return entry
  }

  @Test func whatIsRecordedWaitsUntilItIsAccepted() throws {
    let project = try SnapshotProject()
    let path = project.picture("testCard.1.png")
    let (old, new) = (try SnapshotProject.drawn("a"), try SnapshotProject.drawn("b"))
    try project.write(old, path)
    let written = try SnapshotKeeper.record(
      entry(path, .changed, new), overwriting: false, by: project.writer)
    let candidate = project.picture("testCard.1.new.png")
    #expect(written == candidate)
    #expect(FileManager.default.contents(atPath: path) == old)
    let folders = SnapshotFolders(of: try project.project)
    #expect(folders.candidates == [candidate] && folders.references == [path])

    #expect(try SnapshotKeeper.accept(candidate) == path)
    #expect(FileManager.default.contents(atPath: path) == new && !project.exists(candidate))
  }

  @Test func whatIsRejectedIsGone() throws {
    let project = try SnapshotProject()
    let path = project.picture("testCard.1.png")
    let candidate = try SnapshotKeeper.record(
      entry(path, .new, try SnapshotProject.drawn()), overwriting: false, by: project.writer)
    try SnapshotKeeper.remove(try #require(candidate))
    #expect(!project.exists(project.path("Tests/__PomeloSnapshots__/CardTests")))
  }

  @Test func aReferenceIsReplacedAtOnceOnlyWhereThatIsWanted() throws {
    let project = try SnapshotProject()
    let path = project.picture("testCard.1.png")
    let new = try SnapshotProject.drawn("b")
    #expect(
      try SnapshotKeeper.record(entry(path, .changed, new), overwriting: true, by: project.writer)
        == path)
    #expect(FileManager.default.contents(atPath: path) == new)
    #expect(
      try SnapshotKeeper.record(entry(path, .equal, nil), overwriting: true, by: project.writer)
        == nil)
    #expect(
      try SnapshotKeeper.record(entry(path, .foreign, nil), overwriting: true, by: project.writer)
        == nil)
  }

  @Test func aPictureOfXcodesIsNotReplaced() throws {
    let project = try SnapshotProject()
    let path = project.picture("testCard.1.png")
    try project.write(SnapshotProject.foreign(), path)
    let candidate = project.picture("testCard.1.new.png")
    try project.write(try SnapshotProject.drawn(), candidate)
    #expect(throws: SnapshotWriteError.foreign(path: path)) {
      try SnapshotKeeper.accept(candidate)
    }
    #expect(FileManager.default.contents(atPath: path) == (try SnapshotProject.foreign()))
  }

  @Test func whatWaitsInAFolderOfTheTestsIsFoundAndAccepted() throws {
    let project = try SnapshotProject()
    let path = project.path("References/testList.1.json")
    let recorded = try SnapshotKeeper.record(
      entry(path, .new, Data("[]".utf8)), overwriting: false, by: project.writer)
    let candidate = project.path("References/testList.1.new.json")
    #expect(recorded == candidate)
    #expect(SnapshotFolders(of: try project.project).candidates == [candidate])
    _ = try SnapshotKeeper.accept(candidate)
    #expect(SnapshotFolders(of: try project.project).candidates.isEmpty)
    #expect(FileManager.default.contents(atPath: path) == Data("[]".utf8))
  }

  @Test func nothingIsRecordedOutsideOfTheProject() throws {
    let project = try SnapshotProject()
    let path = "\(FileManager.default.temporaryDirectory.path)/\(UUID().uuidString)/testCard.1.txt"
    for overwrites in [false, true] {
      #expect(throws: SnapshotWriteError.self) {
        try SnapshotKeeper.record(
          entry(path, .new, Data("a".utf8)), overwriting: overwrites, by: project.writer)
      }
    }
    #expect(!project.exists(path))
  }

  @Test func whatCannotBeWrittenIsSaid() throws {
    let project = try SnapshotProject()
    let path = "/proc/nowhere/testCard.1.png"
    #expect(throws: SnapshotWriteError.self) {
      try SnapshotKeeper.record(
        entry(path, .new, try SnapshotProject.drawn()), overwriting: false, by: project.writer)
    }
    #expect(throws: SnapshotWriteError.self) { try SnapshotKeeper.remove(path) }
    #expect(throws: SnapshotWriteError.tooLarge(path: path)) {
      try SnapshotKeeper.record(entry(path, .new, nil), overwriting: false, by: project.writer)
    }
  }
}
