import Foundation
import TestSupport
import Testing

@testable import XcodeProjects

/// Each file is read, or refused in a sentence that names it; none traps, and none takes long.
struct ProjectFuzzTests {
  /// Reads files made from good ones in place of a project's.
  private func check(
    _ samples: [String], as name: String, of sample: SampleFolder, document: String? = nil
  ) throws {
    var refused = 0
    var read = 0
    try Mutation.each(of: samples, count: 1_000) { bytes in
      try Data(bytes).write(to: URL(fileURLWithPath: "\(sample.path)/\(name)"))
      do {
        for target in try sample.read(document ?? name).targets {
          _ = target.settings().infoPlist
          _ = target.settings().upcomingFeatures
        }
        read += 1
      } catch let error as ProjectReadingError {
        refused += 1
        #expect(error.message.contains(sample.path), "\(error.message)")
      }
    }
    #expect(read > 50)
    #expect(read + refused == 1_000)
  }

  @Test(.timeLimit(.minutes(1))) func projects() throws {
    let sample = try SampleFolder(project: PbxprojText.text())
    try check(
      [PbxprojText.text()], as: "App.xcodeproj/project.pbxproj", of: sample,
      document: "App.xcodeproj")
  }

  @Test(.timeLimit(.minutes(1))) func settings() throws {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "SOURCES": "{isa = PBXGroup; children = (BASE); sourceTree = \"<group>\"; }",
        "BASE": PbxprojText.file("A.xcconfig"),
        "PROJECTDEBUG": PbxprojText.configuration("Debug", "", base: "BASE"),
      ]))
    try check(
      [
        """
        #include? "B.xcconfig"
        NAME[sdk=iphone*][arch=*] = $(inherited) ${A_$(B)} $(C:default=$(D:lower):rfc1034identifier)
        INFOPLIST_KEY_CFBundleDisplayName = $(NAME:c99extidentifier) // note
        GENERATE_INFOPLIST_FILE = YES;
        """
      ], as: "A.xcconfig", of: sample, document: "App.xcodeproj")
  }

  @Test(.timeLimit(.minutes(1))) func plans() throws {
    let sample = try SampleFolder(
      project: PbxprojText.text([
        "MAIN": "{isa = PBXGroup; children = (SOURCES, PLAN); sourceTree = \"<group>\"; }",
        "PLAN": PbxprojText.file("All.xctestplan"),
      ]))
    try check(
      [
        """
        {"configurations":[{"id":"1","name":"A","options":{"language":"ja","maximumTestRepetitions":9}}],
        "defaultOptions":{"environmentVariableEntries":[{"key":"A","value":"b"}]},"testTargets":[
        {"skippedTests":["A/b()"],"target":{"containerPath":"container:App.xcodeproj","name":"App"}}]}
        """
      ], as: "All.xctestplan", of: sample, document: "App.xcodeproj")
  }

  @Test(.timeLimit(.minutes(1))) func schemes() throws {
    let sample = try SampleFolder(project: PbxprojText.text())
    try sample.write("", to: "App.xcodeproj/xcshareddata/xcschemes/A.xcscheme")
    try check(
      [
        """
        <?xml version="1.0"?><Scheme><TestAction language="ja"><Testables><TestableReference>
        <BuildableReference BlueprintIdentifier="APP" BlueprintName="App"
        ReferencedContainer="container:App.xcodeproj"/></TestableReference></Testables>
        </TestAction></Scheme>
        """
      ], as: "App.xcodeproj/xcshareddata/xcschemes/A.xcscheme", of: sample,
      document: "App.xcodeproj")
  }

  @Test(.timeLimit(.minutes(1))) func specs() throws {
    let sample = try SampleFolder(["App/A.swift": "", "App/B.md": ""])
    try check(
      [
        """
        name: A
        settings: {base: {A: $(B), B: $(A)}}
        targetTemplates: {T: {sources: [{path: App, excludes: ["**/*.md"]}]}}
        targets:
          A: {type: application, platform: [iOS, macOS], templates: [T], dependencies: [{sdk: X.framework}]}
          B: {type: bundle.ui-testing, platform: iOS, sources: [App], dependencies: [{target: A_iOS}]}
        schemes: {A: {build: {targets: {A_iOS: all}}, test: {targets: [B]}}}
        """
      ], as: "project.yml", of: sample)
  }

  @Test(.timeLimit(.minutes(1))) func manifests() throws {
    let sample = try SampleFolder(["Sources/A/A.swift": ""])
    try check(
      [
        """
        // swift-tools-version: 6.0
        let package = Package(name: "A", platforms: [.iOS(.v17)], products: [
          .library(name: "A", targets: ["A"])], /* note */ targets: [
          .target(name: "A", dependencies: [.product(name: "K", package: "k")],
            swiftSettings: [.define("X", .when(platforms: [.iOS]))])])
        """
      ], as: "Package.swift", of: sample)
  }
}
