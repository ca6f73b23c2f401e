import Testing

@testable import XcodeProjects

struct ProjectFinderTests {
  @Test func aWorkspaceComesBeforeItsProjectsAndNearerOnesBeforeOthers() throws {
    let sample = try SampleFolder([
      "App.xcodeproj/project.pbxproj": "", "App.xcworkspace/contents.xcworkspacedata": "",
      "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata": "", "project.yml": "",
      "Package.swift": "", "Examples/Demo.xcodeproj/project.pbxproj": "",
      "Pods/Pods.xcodeproj/project.pbxproj": "", ".build/x/Package.swift": "",
      "DerivedData/A/B.xcodeproj/project.pbxproj": "",
    ])
    let found = try ProjectFinder.documents(at: sample.path)
    #expect(
      sample.names(found.documents.map(\.path)) == [
        "App.xcworkspace", "App.xcodeproj", "project.yml", "Package.swift",
        "Examples/Demo.xcodeproj",
      ])
    #expect(found.choice?.format == .xcodeWorkspace)
  }

  @Test func ofSeveralAsGoodNoneIsChosen() throws {
    let sample = try SampleFolder([
      "A.xcodeproj/project.pbxproj": "", "B.xcodeproj/project.pbxproj": "", "project.yml": "",
    ])
    let found = try ProjectFinder.documents(at: sample.path)
    #expect(found.choice == nil)
    #expect(found.candidates.map(\.name) == ["A", "B"])
  }

  @Test func aDocumentIsFoundByItself() throws {
    let sample = try SampleFolder(["A.xcodeproj/project.pbxproj": "", "xtool.yml": ""])
    let path = "\(sample.path)/A.xcodeproj"
    #expect(
      try ProjectFinder.documents(at: path).choice
        == ProjectDocument(format: .xcodeProject, path: path))
    #expect(try ProjectFinder.documents(at: "\(path)/project.pbxproj").choice?.path == path)
    #expect(try ProjectFinder.documents(at: "\(sample.path)/xtool.yml").choice?.format == .xtool)
  }

  @Test func whatIsNotThereIsSaid() {
    #expect(throws: ProjectReadingError.missing(path: "/nowhere/at-all")) {
      try ProjectFinder.documents(at: "/nowhere/at-all")
    }
  }

  @Test func tuistHasToWriteItsProjectFirst() throws {
    let sample = try SampleFolder(["Project.swift": ""])
    let error = #expect(throws: ProjectReadingError.self) { try sample.read("Project.swift") }
    #expect(error?.message.contains("tuist generate") == true)
  }
}
