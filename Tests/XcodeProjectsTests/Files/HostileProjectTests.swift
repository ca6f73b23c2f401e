import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

/// Projects that are made to do harm.
struct HostileProjectTests {
  @Test func nothingOutsideOfTheFolderIsRead() throws {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "APPFILE": PbxprojText.file("../../../../../../../../etc/passwd"),
        "MODELFILE": "{isa = PBXFileReference; path = /etc/hosts; sourceTree = \"<absolute>\"; }",
      ]))
    let project = try sample.read()
    #expect(project.targets[0].sources.isEmpty)
    #expect(
      project.problems == [
        .outside(path: "/etc/hosts", boundary: sample.path),
        .outside(path: "/etc/passwd", boundary: sample.path),
      ])
  }

  @Test func linksThatLeadOutAreNotFollowed() throws {
    let sample = try SampleFolder(project: PbxprojText.text())
    try FileManager.default.removeItem(atPath: "\(sample.path)/Sources/Model.swift")
    try FileManager.default.removeItem(atPath: "\(sample.path)/Sources/App.swift")
    try sample.link("Sources/Model.swift", to: "/etc/passwd")
    try sample.write("", to: "Elsewhere/App.swift")
    try sample.link("Sources/App.swift", to: "\(sample.path)/Elsewhere/App.swift")
    let project = try sample.read()
    #expect(sample.names(project.targets[0].sources.map(\.path)) == ["Sources/App.swift"])
    #expect(project.problems.count == 1)
  }

  @Test func linksThatGoRoundEnd() throws {
    let sample = try SampleFolder([
      "project.yml": """
      name: A
      targets: {A: {type: application, platform: iOS, sources: [App]}}
      """, "App/A.swift": "",
    ])
    try sample.link("App/Again", to: "\(sample.path)/App")
    try sample.link("App/Nowhere", to: "\(sample.path)/App/Nowhere")
    let project = try sample.read("project.yml")
    #expect(sample.names(project.targets[0].sources.map(\.path)) == ["App/A.swift"])
    #expect(project.problems.contains(.linkLoop(path: "\(sample.path)/App/Again")))
  }

  @Test func aFileThatIsTooLongIsRefused() throws {
    let sample = try SampleFolder(project: "")
    let path = "\(sample.path)/App.xcodeproj/project.pbxproj"
    #expect(truncate(path, ReadingLimits.projectFile + 1) == 0)
    #expect(
      throws: ProjectReadingError.tooLarge(
        path: path, bytes: ReadingLimits.projectFile + 1, limit: ReadingLimits.projectFile)
    ) { try sample.read() }
  }

  @Test func whatIsNoFileIsNotRead() throws {
    let sample = try SampleFolder(["A.xcodeproj/x": ""])
    #expect(mkfifo("\(sample.path)/A.xcodeproj/project.pbxproj", 0o600) == 0)
    #expect(throws: ProjectReadingError.self) { try sample.read("A.xcodeproj") }
  }

  @Test(arguments: ["(", "{a=", "{a={", "("])
  func valuesThatLieTooDeepAreRefused(opening: String) throws {
    let sample = try SampleFolder(project: String(repeating: opening, count: 100_000))
    #expect(throws: ProjectReadingError.self) { try sample.read() }
  }

  @Test func aliasesThatUnfoldWithoutEndAreRefused() throws {
    let levels = (1...20).map {
      "a\($0): &a\($0) [\(Array(repeating: "*a\($0 - 1)", count: 9).joined(separator: ", "))]"
    }
    let sample = try SampleFolder([
      "project.yml": "name: A\na0: &a0 x\n" + levels.joined(separator: "\n") + "\n"
    ])
    #expect(throws: ProjectReadingError.tooManyParts(path: "\(sample.path)/project.yml")) {
      try sample.read("project.yml")
    }
  }

  /// Thousands of targets that all list the same thousands of files would take hours.
  @Test func objectsAreNotFollowedWithoutEnd() throws {
    let sample = try SampleFolder(project: PbxprojText.text())
    let path = "\(sample.path)/App.xcodeproj/project.pbxproj"
    let problems = ProblemList()
    let file = try PbxprojFile(
      path: path, files: ProjectFiles(boundary: sample.path), problems: problems, follow: 10)
    let found = (0..<20).compactMap { _ in file.object("mainGroup", of: file.root) }
    #expect(found.count == 10)
    #expect(problems.problems == [.document(.tooManyParts(path: path), place: nil)])
  }

  @Test(arguments: ["[", "{\"a\":"])
  func plansThatLieTooDeepAreRefused(opening: String) throws {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "MAIN": "{isa = PBXGroup; children = (SOURCES, PLAN); sourceTree = \"<group>\"; }",
        "PLAN": PbxprojText.file("All.xctestplan"),
      ]))
    try sample.write(String(repeating: opening, count: 100_000), to: "All.xctestplan")
    #expect(try sample.read().problems.count == 1)
  }

  @Test(arguments: ["[", "- ", "{a: ", "? "])
  func specsThatLieTooDeepAreRefused(opening: String) throws {
    let sample = try SampleFolder(["project.yml": String(repeating: opening, count: 20_000)])
    #expect(throws: ProjectReadingError.self) { try sample.read("project.yml") }
  }

  @Test func problemsAreNotKeptWithoutEnd() throws {
    let count = ReadingLimits.problems + 500
    let objects = (0..<count).map { ("X\($0)", "{isa = PBXNew; }") }
    let project = try SampleFolder(
      project: PbxprojText.text(Dictionary(uniqueKeysWithValues: objects))
    ).read()
    #expect(project.problems.count == ReadingLimits.problems + 1)
    #expect(project.problems.last == .more(count: 500))
  }

  @Test func noScriptIsRun() throws {
    _ = try SampleFolder(project: PbxprojText.text()).read()
    #expect(!FileManager.default.fileExists(atPath: "/tmp/pomelo-must-not-run"))
  }
}
