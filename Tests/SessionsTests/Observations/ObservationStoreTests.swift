import ElementModel
import Foundation
import SourceIndex
import SourceModel
import Testing

@testable import Sessions
@testable import Workspace

struct ObservationStoreTests {
  private let home = NSTemporaryDirectory() + "pomelo-observations-\(UUID().uuidString)"

  private var installation: Installation {
    Installation(
      executable: "/proc/self/exe", environment: ["XDG_CACHE_HOME": home],
      fileExists: { _ in false })
  }

  private func project(tests: String) throws -> Project {
    Project(
      name: "P", bundleIdentifier: "com.example.app", folder: nil, appFolders: ["/p/App"],
      testFolders: ["/p/Tests"], device: .standard, firstTest: nil,
      appSettings: CompilerSettings(languageMode: "5"),
      testSettings: CompilerSettings(languageMode: "5"),
      appFiles: [],
      testFiles: [try SourceFile(path: "/p/Tests/T.swift", bytes: Array(tests.utf8))])
  }

  @Test func observationsAreKeptUntilTheSourcesChange() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let project = try project(tests: "class T: XCTestCase {}")
    #expect(ObservationStore.load(for: project, installation) == nil)

    let made = ProjectObservations(
      sources: project.observationsHash, tests: [TestObservation(test: "T/t", virtualSeconds: 3)])
    try ObservationStore.save(made, for: project, installation)
    #expect(ObservationStore.load(for: project, installation) == made)

    let edited = try self.project(tests: "class T: XCTestCase { }")
    #expect(ObservationStore.load(for: edited, installation) == nil)
    var other = project
    other.device.appearance = .dark
    #expect(ObservationStore.load(for: other, installation) == nil)
  }

  @Test func aBrokenFileIsNoObservation() throws {
    defer { try? FileManager.default.removeItem(atPath: home) }
    let project = try project(tests: "")
    let path = try #require(project.observationsFile(installation))
    try Data("{\"version\":1,".utf8).write(to: URL(fileURLWithPath: path))
    #expect(ObservationStore.load(for: project, installation) == nil)
  }
}
