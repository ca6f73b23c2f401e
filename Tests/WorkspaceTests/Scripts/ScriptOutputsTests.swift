import Foundation
import TestSupport
import Testing

@testable import Workspace
@testable import XcodeProjects

/// Where scripts may write.
struct ScriptOutputsTests {
  private let folder: TemporaryFolder
  private var root: String { folder.path + "/project" }

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("", to: "project/App/App.swift")
    try folder.write("", to: "outside/x")
  }

  private func writable(_ paths: String...) -> [String] {
    ScriptOutputs(folder: root).writable(paths.map { FilePath.absolute($0, in: root) })
  }

  @Test func theFoldersOfTheirFilesAre() {
    #expect(writable("App/Made/a.swift", "New/b.txt") == [root + "/App/Made", root + "/New"])
    #expect(FileManager.default.fileExists(atPath: root + "/New"))
  }

  @Test func besideWhatIsKeptOnlyTheFileIs() throws {
    #expect(writable("a.txt") == [root + "/a.txt"])
    try folder.write("", to: "project/Sub/.git/HEAD")
    #expect(writable("Sub/a.txt") == [root + "/Sub/a.txt"])
  }

  @Test func whatLiesOutsideIsNot() throws {
    let manager = FileManager.default
    try manager.createSymbolicLink(
      atPath: root + "/Link", withDestinationPath: folder.path + "/outside")
    try manager.createSymbolicLink(
      atPath: root + "/link.txt", withDestinationPath: folder.path + "/outside/x")
    #expect(
      writable(
        "../outside/x", "/etc/passwd", "Link/x", "Link/New/x", "link.txt", ".git/hooks/x",
        "App/.git/x", ".pomelo/x", "") == [])
    #expect(try manager.contentsOfDirectory(atPath: folder.path + "/outside") == ["x"])
  }

  @Test func aFileIsNotWrittenThroughALink() throws {
    let target = try folder.write("mine", to: "outside/mine")
    try FileManager.default.createSymbolicLink(
      atPath: root + "/made", withDestinationPath: target)
    try BuildCache.write("theirs", to: root + "/made")
    #expect(try String(contentsOfFile: target, encoding: .utf8) == "mine")
    #expect(try String(contentsOfFile: root + "/made", encoding: .utf8) == "theirs")
  }

  @Test func aScriptIsRunOnceForTheSameInput() throws {
    let memory = ScriptMemory(folder: root)
    let script = BuildScript(kind: .phase, name: "A", outputs: ["o"], inputs: ["i"], text: "x")
    let input = try folder.write("1", to: "project/i")
    let output = try folder.write("", to: "project/o")
    let variables = ["SCRIPT_INPUT_FILE_0": input, "SCRIPT_OUTPUT_FILE_0": output]
    #expect(memory.isDue(script, variables: variables))
    #expect(!memory.isDue(script, variables: variables))
    try folder.write("other", to: "project/i")
    #expect(memory.isDue(script, variables: variables))
    try FileManager.default.removeItem(atPath: output)
    #expect(memory.isDue(script, variables: variables))
  }
}
