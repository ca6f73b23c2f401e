import Foundation
import Pictures
import ReferenceStores
import Testing

@testable import Sessions

/// References of a store that come into a project, and those that are left.
struct ReferenceDownloadTests {
  private let project: SnapshotProject
  private let transfer: ReferenceTransfer
  private let main: StageName

  init() throws {
    project = try SnapshotProject()
    main = try #require(StageName("main"))
    let store = FolderStore(project.path("store"))
    _ = try BaseStage.make(main, in: store)
    transfer = ReferenceTransfer(store, base: main)
  }

  private func path(_ name: String) throws -> ReferencePath {
    try #require(ReferencePath("Tests/__PomeloSnapshots__/CardTests/\(name)"))
  }

  private func upload(_ data: Data, as path: ReferencePath, force: Bool = false) throws {
    let file = project.path("outgoing")
    try project.write(data, file)
    var question = UploadPlan.Question(local: [path: LocalReference(data)])
    question.isForced = force
    _ = try transfer.upload(question, from: [path: file], to: main)
  }

  private func download(_ rule: DownloadPlan.Rule = .keep) throws -> DownloadPlan {
    var download = ReferenceDownload(
      transfer, into: try ReferenceFolder(of: try project.project), seen: seen,
      scratch: project.path("scratch"))
    return try download.run(try transfer.stages(main).base.entries, rule: rule)
  }

  private var seen: SeenReferences { SeenReferences(in: project.path("scratch"), of: "store") }

  private func contents(_ name: String) -> Data? {
    FileManager.default.contents(atPath: project.picture(name))
  }

  @Test func whatTheStoreHasComesAndFollowsIt() throws {
    let (old, new) = (try SnapshotProject.drawn("a"), try SnapshotProject.drawn("b"))
    try upload(old, as: path("testCard.1.png"))
    #expect(try download().steps.count == 1)
    #expect(contents("testCard.1.png") == old)
    #expect(!project.exists(project.path("scratch/incoming")), "nothing is left on the way")
    try upload(new, as: path("testCard.1.png"), force: true)
    #expect(try download().conflicts.isEmpty, "it is as it was downloaded")
    #expect(contents("testCard.1.png") == new)
    #expect(try download().equal.count == 1)
  }

  @Test func whatIsOnlyHereStaysUnlessItMayGo() throws {
    let (mine, theirs) = (try SnapshotProject.drawn("mine"), try SnapshotProject.drawn("theirs"))
    try upload(theirs, as: path("testCard.1.png"))
    try project.write(mine, project.picture("testCard.1.png"))
    #expect(try download().conflicts.map(\.reason) == [.onlyHere])
    #expect(contents("testCard.1.png") == mine)

    #expect(try download(.copy).conflicts.isEmpty)
    #expect(contents("testCard.1.png") == mine && contents("testCard.1.new.png") == theirs)
    try project.write(try SnapshotProject.drawn("waits"), project.picture("testCard.1.new.png"))
    #expect(try download(.copy).conflicts.map(\.reason) == [.waits])

    #expect(try download(.force).conflicts.isEmpty)
    #expect(contents("testCard.1.png") == theirs)
  }

  @Test func nothingComesThatIsNoPictureOfOurs() throws {
    let foreign = try PictureCanvas(width: 1, height: 1, scale: 1).picture().pngData()
    for data in [foreign, Data("#!/bin/sh".utf8)] {
      try upload(data, as: path("testCard.1.png"), force: true)
      #expect(throws: SnapshotWriteError.notAllowed(path: project.picture("testCard.1.png"))) {
        try download()
      }
    }
    #expect(!project.exists(project.picture("testCard.1.png")))
  }

  @Test func aPictureOfXcodesStays() throws {
    let foreign = try PictureCanvas(width: 1, height: 1, scale: 1).picture().pngData()
    try project.write(foreign, project.picture("testCard.1.png"))
    try upload(try SnapshotProject.drawn(), as: path("testCard.1.png"))
    #expect(throws: SnapshotWriteError.foreign(path: project.picture("testCard.1.png"))) {
      try download(.force)
    }
    #expect(contents("testCard.1.png") == foreign)
  }

  @Test func linksLeadNowhere() throws {
    let outside = try SnapshotProject()
    try project.write(try SnapshotProject.drawn(), project.picture("x.png"))
    try FileManager.default.removeItem(atPath: project.path("Tests/__PomeloSnapshots__"))
    try FileManager.default.createSymbolicLink(
      atPath: project.path("Tests/__PomeloSnapshots__"), withDestinationPath: outside.folder)
    try upload(try SnapshotProject.drawn(), as: path("testCard.1.png"))
    #expect(throws: SnapshotWriteError.outside(path: project.picture("testCard.1.png"))) {
      try download()
    }
    #expect(!outside.exists(outside.path("CardTests")))
  }

  @Test func aPathOutsideOfFoldersOfSnapshotsIsRefused() throws {
    let elsewhere = try #require(ReferencePath("App/picture.png"))
    try upload(try SnapshotProject.drawn(), as: elsewhere)
    #expect(throws: SnapshotWriteError.notAllowed(path: project.path("App/picture.png"))) {
      try download()
    }
  }

  @Test func onlyPicturesOfOursAndTextsAreThereToUpload() throws {
    try project.write(try SnapshotProject.drawn(), project.picture("testCard.1.png"))
    try project.write(try SnapshotProject.drawn(), project.picture("testCard.1.new.png"))
    try project.write(Data("text".utf8), project.text("testCard.1.txt"))
    let foreign = try PictureCanvas(width: 1, height: 1, scale: 1).picture().pngData()
    try project.write(foreign, project.picture("testOther.1.png"))
    let found = try ReferenceFolder(of: try project.project).read()
    #expect(
      found.files.keys.sorted().map(\.shortText) == [
        "CardTests/testCard.1.png", "CardTests/testCard.1.txt",
      ])
    #expect(found.leftOut == [project.picture("testOther.1.png")])
  }
}
