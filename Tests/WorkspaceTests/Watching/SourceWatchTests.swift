import Foundation
import Glibc
import TestSupport
import Testing

@testable import Workspace

/// Noticing edits of sources; the system tells them before the call that makes them returns.
struct SourceWatchTests {
  private let sample: SampleProject
  private let watch: SourceWatch

  init() throws {
    sample = try SampleProject()
    watch = try #require(SourceWatch(of: try sample.open()))
  }

  @Test func nothingIsNoticedWhileNothingHappens() {
    #expect(!watch.takeChanges())
    var entry = pollfd(fd: watch.descriptor, events: Int16(POLLIN), revents: 0)
    #expect(poll(&entry, 1, 0) == 0)
  }

  @Test func aFileThatIsWrittenIsNoticedOnce() throws {
    try sample.folder.write("// new", to: "App/App.swift")
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())
  }

  @Test func waitingEndsWithAnEditThatHappenedSinceWatchingBegan() throws {
    try sample.folder.write("x", to: "App/notes.txt")
    try sample.folder.write("// new", to: "App/App.swift")
    watch.waitForChange()
    #expect(!watch.takeChanges())
  }

  @Test func filesThatComeGoAndChangeTheirNamesAreNoticed() throws {
    let files = FileManager.default
    try sample.folder.write("struct A {}", to: "UITests/A.swift")
    #expect(watch.takeChanges())
    let path = sample.testsFolder
    try files.moveItem(atPath: path + "/A.swift", toPath: path + "/B.swift")
    #expect(watch.takeChanges())
    try files.removeItem(atPath: path + "/B.swift")
    #expect(watch.takeChanges())
  }

  @Test func whatIsNoSourceIsNotNoticed() throws {
    try sample.folder.write("x", to: "App/notes.txt")
    try sample.folder.write("x", to: "App/.hidden.swift")
    try sample.folder.write("x", to: "elsewhere.swift")
    #expect(!watch.takeChanges())
  }

  @Test func aFolderThatComesIsWatchedFromThenOn() throws {
    try sample.folder.write("struct A {}", to: "App/Views/Small/A.swift")
    #expect(watch.takeChanges())
    try sample.folder.write("struct B {}", to: "App/Views/Small/A.swift")
    #expect(watch.takeChanges())
  }

  @Test func aSourceFolderThatIsReplacedByAnotherIsWatchedAgain() throws {
    let files = FileManager.default
    try sample.folder.write("struct A {}", to: "New/A.swift")
    try files.moveItem(atPath: sample.appFolder, toPath: sample.folder.path + "/Old")
    try files.moveItem(atPath: sample.folder.path + "/New", toPath: sample.appFolder)
    #expect(watch.takeChanges())
    #expect(!watch.takeChanges())
    try sample.folder.write("struct B {}", to: "App/A.swift")
    #expect(watch.takeChanges())
  }

  @Test func theManifestIsWatchedAsWell() throws {
    try sample.folder.write("app: App\ntests: UITests\n", to: "pomelo.yml")
    let project = try Project(
      .folder(sample.folder.path), installation: SampleProject.nowhere, currentFolder: "/")
    let watch = try #require(SourceWatch(of: project))
    try sample.folder.write("app: App\ntests: UITests\nname: B\n", to: "pomelo.yml")
    #expect(watch.takeChanges())
    try sample.folder.write("x", to: "README.md")
    #expect(!watch.takeChanges())
  }
}
