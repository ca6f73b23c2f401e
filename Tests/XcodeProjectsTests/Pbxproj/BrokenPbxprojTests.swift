import Testing

@testable import XcodeProjects

/// What is broken has a sentence with file and line, and the rest is read.
struct BrokenPbxprojTests {
  private func problems(_ objects: [String: String]) throws -> [ProjectProblem] {
    try SampleFolder(project: PbxprojText.text(objects)).read().problems
  }

  /// The line that an object is on, in the text that is written.
  private func line(of id: String, _ objects: [String: String]) -> Int? {
    PbxprojText.text(objects).split(separator: "\n").firstIndex { $0.contains("\(id) /*") }
      .map { $0 + 1 }
  }

  @Test func aMissingFileIsNamedWithTheLineOfItsReference() throws {
    let objects = ["MODELFILE": PbxprojText.file("Gone.swift")]
    let problem = try #require(try problems(objects).first)
    guard case .missingFile(let path, let place?) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(path.hasSuffix("/Sources/Gone.swift"))
    #expect(place.line == line(of: "MODELFILE", objects))
    #expect(problem.message.contains("project.pbxproj:\(place.line ?? 0): The file"))
  }

  @Test func anIdThatIsNotThereIsNamedWithItsOwner() throws {
    let objects = ["BUILDAPP": "{isa = PBXBuildFile; fileRef = NOWHERE; }"]
    let problem = try #require(try problems(objects).first)
    guard case .danglingReference("NOWHERE", "BUILDAPP", "fileRef", let place) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(place.line == line(of: "BUILDAPP", objects))
  }

  @Test func anUnknownTypeIsNamed() throws {
    let problem = try #require(try problems(["NEW": "{isa = PBXTimeMachine; }"]).first)
    guard case .unknownObject("PBXTimeMachine", "NEW", let place) = problem else {
      Issue.record("\(problem)")
      return
    }
    #expect(place.line != nil)
  }

  @Test func groupsThatContainEachOtherAreReadOnce() throws {
    let sources = """
      {isa = PBXGroup; children = (APPFILE, MODELFILE, CARDFILE, STRINGS, ASSETS, MAIN);
      path = Sources; sourceTree = "<group>"; }
      """
    let problem = try #require(try problems(["SOURCES": sources]).first)
    guard case .cycle = problem else {
      Issue.record("\(problem)")
      return
    }
  }

  @Test func anotherCaseIsForgivenAsOnAMac() throws {
    let sample = try SampleFolder(
      project: PbxprojText.text(["MODELFILE": PbxprojText.file("model.swift")]))
    let project = try sample.read()
    #expect(project.targets[0].sources.first?.path == "\(sample.path)/Sources/Model.swift")
    guard case .differentCase = project.problems.first else {
      Issue.record("\(project.problems)")
      return
    }
  }

  @Test func anUnfinishedMergeIsSaidWithItsLine() throws {
    let text = PbxprojText.text().replacing(
      "\tobjects = {\n", with: "\tobjects = {\n<<<<<<< HEAD\n=======\n>>>>>>> theirs\n")
    let sample = try SampleFolder(project: text)
    #expect(
      throws: ProjectReadingError.mergeMarker(
        path: "\(sample.path)/App.xcodeproj/project.pbxproj", line: 6)
    ) { try sample.read() }
  }

  @Test func aTornFileIsSaidWithTheLineWhereItEnds() throws {
    let sample = try SampleFolder(project: "{\n  objects = {\n    A = {isa = PBXProject;\n")
    let error = #expect(throws: ProjectReadingError.self) { try sample.read() }
    guard case .malformed(_, let line?, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(line >= 1)
  }

  @Test func aProjectWithoutObjectsIsNone() throws {
    let sample = try SampleFolder(project: "{objects = {}; rootObject = X;}")
    #expect(throws: ProjectReadingError.self) { try sample.read() }
  }
}
