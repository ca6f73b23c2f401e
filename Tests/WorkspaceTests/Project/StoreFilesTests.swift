import Foundation
import TestSupport
import Testing

@testable import Workspace

/// Which file says what the store sells.
struct StoreFilesTests {
  /// A project whose app imports StoreKit.
  private func sample() throws -> SampleProject {
    let sample = try SampleProject()
    try sample.folder.write("import StoreKit\n", to: "App/Shop.swift")
    try sample.folder.write("app: App\ntests: UITests\n", to: "pomelo.yml")
    return sample
  }

  private func open(_ sample: SampleProject) throws -> Project {
    try Project(
      .folder(sample.folder.path), installation: SampleProject.nowhere, currentFolder: "/")
  }

  @Test func theOnlyFileIsTaken() throws {
    let sample = try sample()
    #expect(try open(sample).store == StoreFiles())
    try sample.folder.write("{}", to: "App/Store/Shop.storekit")

    let project = try open(sample)

    #expect(project.store.configuration == sample.appFolder + "/Store/Shop.storekit")
    #expect(
      project.hostEnvironment["POMELO_STOREKIT"] == sample.appFolder + "/Store/Shop.storekit")
  }

  @Test func ofSeveralNoneIsTakenUnlessOneIsNamed() throws {
    let sample = try sample()
    let files = [
      sample.appFolder + "/A.storekit", sample.folder.path + "/B.storekit",
      sample.testsFolder + "/C.storekit",
    ]
    for file in files { try Data("{}".utf8).write(to: URL(fileURLWithPath: file)) }

    let project = try open(sample)
    #expect(project.store.configuration == nil)
    #expect(Set(project.store.all) == Set(files))
    #expect(project.hostEnvironment["POMELO_STOREKIT"] == nil)

    try sample.folder.write("app: App\ntests: UITests\nstoreKit: B.storekit\n", to: "pomelo.yml")
    #expect(try open(sample).store.configuration == files[1])
  }

  @Test func whoDoesNotImportStoreKitHasNone() throws {
    let sample = try SampleProject()
    try sample.folder.write("{}", to: "App/Shop.storekit")

    #expect(try sample.open().store == StoreFiles())
  }
}
