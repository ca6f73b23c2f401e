import ElementModel
import Foundation
import Pictures
import SessionProtocol
import SnapshotReferences
import TestSupport
import Testing
import Workspace

@testable import Sessions

/// What is written of the snapshots that a host asks to be recorded.
struct SnapshotWriterTests {
  private let home: TemporaryFolder
  private var folder: String { home.path + "/project" }

  init() throws { home = try TemporaryFolder() }

  private func writer(artifacts: String = "") throws -> SnapshotWriter {
    for name in ["App", "Tests"] {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(name)", withIntermediateDirectories: true)
    }
    try "@main struct A {}".write(
      toFile: "\(folder)/App/A.swift", atomically: true, encoding: .utf8)
    try "import XCTest".write(
      toFile: "\(folder)/Tests/T.swift", atomically: true, encoding: .utf8)
    try "app: App\ntests: Tests\n".write(
      toFile: "\(folder)/pomelo.yml", atomically: true, encoding: .utf8)
    let project = try Project(.folder(folder), installation: .current, currentFolder: "/")
    return SnapshotWriter(for: project, environment: ["SNAPSHOT_ARTIFACTS": artifacts])
  }

  private func drawn() throws -> Data {
    let picture = try PictureCanvas(width: 4, height: 3, scale: 1).picture()
    return ReferenceFile.data(
      of: picture,
      SnapshotMark(
        size: CGSize(width: 4, height: 3), scale: 1, pixels: picture.pixelHash.text, drawing: nil,
        tools: try PictureTools.current(), tree: .empty, paints: []))
  }

  private func record(_ path: String, _ data: Data?) -> SnapshotTaken {
    SnapshotTaken(reference: path, outcome: .missing, isRecorded: true, data: data)
  }

  @Test func recordedSnapshotsAreWritten() throws {
    let writer = try writer()
    let picture = "\(folder)/Tests/__PomeloSnapshots__/T/test.1.png"
    let text = "\(folder)/Tests/__Snapshots__/T/test.1.txt"
    writer.receive(record(picture, try drawn()))
    writer.receive(record(text, Data("a".utf8)))
    #expect(writer.failure == nil)
    #expect(writer.written == [picture, text])
    #expect(FileManager.default.contents(atPath: picture) == (try drawn()))
    #expect(FileManager.default.contents(atPath: text) == Data("a".utf8))
  }

  @Test func whatIsNotRecordedIsNot() throws {
    let writer = try writer()
    let path = "\(folder)/Tests/__PomeloSnapshots__/T/test.1.png"
    writer.receive(SnapshotTaken(reference: path, outcome: .different, data: try drawn()))
    #expect(!FileManager.default.fileExists(atPath: path) && writer.failure == nil)
  }

  @Test(arguments: [
    "/etc/passwd.png", "{}/../outside/__Snapshots__/a.png", "{}/Tests/../../a.png",
    "relative/__Snapshots__/a.png",
  ])
  func nothingIsWrittenOutside(path: String) throws {
    let writer = try writer()
    let path = path.replacing("{}", with: folder)
    writer.receive(record(path, try drawn()))
    #expect(writer.failure == .outside(path: path))
  }

  @Test(arguments: [
    "Tests/T.swift", "Tests/__Snapshots__/T.swift", "Makefile", ".git/__Snapshots__/a.txt",
    "Tests/.hidden.txt", "Tests/run.sh",
  ])
  func onlySnapshotsAreWritten(name: String) throws {
    let writer = try writer()
    writer.receive(record("\(folder)/\(name)", Data("echo".utf8)))
    #expect(writer.failure == .notAllowed(path: "\(folder)/\(name)"))
  }

  @Test func aPictureOfXcodesIsNotReplaced() throws {
    let writer = try writer()
    let path = "\(folder)/Tests/a.1.png"
    let foreign = try PictureCanvas(width: 1, height: 1, scale: 1).picture().pngData()
    try foreign.write(to: URL(fileURLWithPath: path))
    writer.receive(record(path, try drawn()))
    #expect(writer.failure == .foreign(path: path))
    #expect(FileManager.default.contents(atPath: path) == foreign)
  }

  @Test func aPictureWithoutAMarkIsNotTaken() throws {
    let writer = try writer()
    let path = "\(folder)/Tests/__PomeloSnapshots__/a.1.png"
    writer.receive(
      record(path, try PictureCanvas(width: 1, height: 1, scale: 1).picture().pngData()))
    #expect(writer.failure == .notAllowed(path: path))
  }

  @Test func aLinkOutOfTheProjectIsNotFollowed() throws {
    let writer = try writer()
    let outside = home.path + "/outside"
    try FileManager.default.createDirectory(atPath: outside, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/Tests/__Snapshots__", withDestinationPath: outside)
    let path = "\(folder)/Tests/__Snapshots__/a.txt"
    writer.receive(record(path, Data("a".utf8)))
    #expect(writer.failure == .outside(path: path))
    #expect(try FileManager.default.contentsOfDirectory(atPath: outside).isEmpty)
  }

  @Test func aDifferenceIsKeptWhereThePersonWantsIt() throws {
    let artifacts = home.path + "/artifacts"
    let writer = try writer(artifacts: artifacts)
    let path = "\(artifacts)/T/test.1.png"
    writer.receive(
      SnapshotTaken(
        reference: "\(folder)/Tests/a.png", outcome: .different, artifact: path, data: try drawn()))
    #expect(FileManager.default.contents(atPath: path) == (try drawn()))
    writer.receive(
      SnapshotTaken(
        reference: "\(folder)/Tests/a.png", outcome: .different, artifact: "/etc/a.png",
        data: try drawn()))
    #expect(writer.failure == .noArtifacts(path: "/etc/a.png"))
  }

  @Test func whatIsTooLargeIsNamed() throws {
    let writer = try writer()
    let path = "\(folder)/Tests/__Snapshots__/a.txt"
    writer.receive(record(path, nil))
    #expect(writer.failure == .tooLarge(path: path))
  }

  @Test func whatARunRecordsIsHeldUntilItIsLeft() throws {
    var desk = SnapshotDesk(try writer())
    let path = "\(folder)/Tests/__Snapshots__/T/test.1.txt"
    desk.receive(SnapshotTaken(reference: path, outcome: .equal))
    #expect(desk.write() == nil)
    for text in ["a", "b"] { desk.receive(record(path, Data(text.utf8))) }
    #expect(
      !FileManager.default.fileExists(atPath: path), "a run that goes back finds it as before")
    #expect(desk.write() == "one snapshot was recorded")
    #expect(FileManager.default.contents(atPath: path) == Data("b".utf8))
    #expect(desk.write() == nil)
    desk.receive(record("/etc/a.txt", Data("b".utf8)))
    #expect(desk.write()?.contains("lies outside of the project") == true)
    #expect(desk.write() == nil)
  }
}
