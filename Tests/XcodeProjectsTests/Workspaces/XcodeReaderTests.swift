import Testing

@testable import XcodeProjects

struct XcodeReaderTests {
  private func sample(_ contents: String) throws -> SampleFolder {
    let sample = try SampleFolder(project: PbxprojText.text())
    try sample.write(
      PbxprojText.text(
        [
          "APP": PbxprojText.target(
            "Kit", "framework", list: "APPLIST", more: "productReference = APPPRODUCT;")
        ]), to: "Kit/Kit.xcodeproj/project.pbxproj")
    try sample.write("", to: "Tools/Package.swift")
    try sample.write(
      "<?xml version=\"1.0\"?><Workspace version=\"1.0\">\(contents)</Workspace>",
      to: "All.xcworkspace/contents.xcworkspacedata")
    return sample
  }

  @Test func aWorkspaceHasTheTargetsOfAllItsProjects() throws {
    let sample = try sample(
      """
      <FileRef location = "group:App.xcodeproj"></FileRef>
      <Group location = "group:Kit" name = "Kit"><FileRef location = "group:Kit.xcodeproj"/></Group>
      <FileRef location = "container:Tools"></FileRef>
      <FileRef location = "group:README.md"></FileRef>
      """)
    let project = try sample.read("All.xcworkspace")
    #expect(project.name == "All")
    #expect(project.targets.map(\.name) == ["App", "Kit"])
    #expect(Set(project.targets.map(\.id)).count == 2)
    #expect(project.packages.map(\.identity) == ["kit", "core", "core", "tools"])
  }

  /// CocoaPods, say, that nobody has installed.
  @Test func aProjectThatIsMissingIsAProblem() throws {
    let sample = try sample(
      """
      <FileRef location = "group:Pods/Pods.xcodeproj"/><FileRef location = "group:App.xcodeproj"/>
      """)
    let project = try sample.read("All.xcworkspace")
    #expect(project.targets.map(\.name) == ["App"])
    #expect(
      project.problems == [
        .document(
          .missing(path: "\(sample.path)/Pods/Pods.xcodeproj/project.pbxproj"), place: nil)
      ])
  }

  @Test func theWorkspaceInsideOfAProjectMeansThatProject() throws {
    let sample = try sample("")
    try sample.write(
      """
      <?xml version="1.0"?><Workspace version="1.0">
      <FileRef location = "self:/Users/somebody/App.xcodeproj"/></Workspace>
      """, to: "App.xcodeproj/project.xcworkspace/contents.xcworkspacedata")
    #expect(try sample.read("App.xcodeproj/project.xcworkspace").targets.map(\.name) == ["App"])
  }
}
