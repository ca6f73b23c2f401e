import Foundation
import Testing

@testable import Sessions

struct OutputFileTests {
  private let folder = NSTemporaryDirectory() + "pomelo-output-\(UUID().uuidString)"

  init() throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  private func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder)/\(name)", encoding: .utf8)
  }

  private func remove() { try? FileManager.default.removeItem(atPath: folder) }

  @Test func whatWasThereStaysUntilTheWholeTakesItsPlace() throws {
    defer { remove() }
    let path = "\(folder)/a.txt"
    try OutputFile.write(Data("old".utf8), to: path)
    chmod(path, 0o640)
    let file = try OutputFile(path: path)
    try file.write(Data("..., ".utf8))
    try file.write(Data("world".utf8))
    try file.overwrite(at: 0, with: Data("new".utf8))
    #expect(file.count == 10)
    #expect(try text("a.txt") == "old")
    try file.finish()
    #expect(try text("a.txt") == "new, world")
    #expect(try names() == ["a.txt"])
    let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(mode == 0o640)
  }

  @Test func whatIsNotFinishedLeavesNothingBehind() throws {
    defer { remove() }
    try OutputFile(path: "\(folder)/a.txt").write(Data("half".utf8))
    try OutputFile(path: "\(folder)/b.txt", isNew: true).write(Data("half".utf8))
    #expect(try names() == [])
  }

  @Test func aNewFileTakesNoOthersPlace() throws {
    defer { remove() }
    let path = "\(folder)/a.txt"
    try OutputFile.write(Data("one".utf8), to: path, isNew: true)
    #expect(throws: OutputFileError.isThere(path: path)) {
      try OutputFile.write(Data("two".utf8), to: path, isNew: true)
    }
    #expect(try text("a.txt") == "one")
    #expect(try names() == ["a.txt"])
  }

  @Test func aLinkStaysALink() throws {
    defer { remove() }
    try OutputFile.write(Data("old".utf8), to: "\(folder)/real.txt")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder)/link.txt", withDestinationPath: "real.txt")
    try OutputFile.write(Data("new".utf8), to: "\(folder)/link.txt")
    #expect(try text("real.txt") == "new")
    #expect(
      try FileManager.default.destinationOfSymbolicLink(atPath: "\(folder)/link.txt") == "real.txt")
  }

  @Test func namesThatCannotBeWrittenAreSaid() throws {
    defer { remove() }
    #expect(throws: OutputFileError.isFolder(path: folder)) { try OutputFile(path: folder) }
    let missing = "\(folder)/none/a.txt"
    #expect(
      throws: OutputFileError.notOpened(path: missing, reason: "No such file or directory")
    ) { try OutputFile(path: missing) }
    #expect(throws: OutputFileError.self) { try OutputFile(path: "") }
    #expect(throws: OutputFileError.self) { try OutputFile(path: "\(folder)/b/") }
    let long = "\(folder)/" + String(repeating: "x", count: 300)
    #expect(throws: OutputFileError.self) { try OutputFile.write(Data(), to: long) }
    #expect(try names() == [])
  }

  @Test func aDeviceIsWrittenToAndItsErrorsAreNoticed() throws {
    defer { remove() }
    try OutputFile.write(Data("x".utf8), to: "/dev/null")
    #expect(
      throws: OutputFileError.notFinished(path: "/dev/full", reason: "No space left on device")
    ) { try OutputFile.write(Data("x".utf8), to: "/dev/full") }
  }

  @Test func aPipeGetsTheWhole() throws {
    defer { remove() }
    let pipe = Pipe()
    let data = Data((0..<60_000).map { UInt8(truncatingIfNeeded: $0) })
    try OutputFile.write(
      data, to: "/proc/self/fd/\(pipe.fileHandleForWriting.fileDescriptor)")
    try pipe.fileHandleForWriting.close()
    #expect(try pipe.fileHandleForReading.readToEnd() == data)
  }
}
