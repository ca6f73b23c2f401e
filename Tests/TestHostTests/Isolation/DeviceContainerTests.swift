import Foundation
import SessionProtocol
import Testing

@testable import TestHost

@MainActor struct DeviceContainerTests {
  /// A device's folder, removed with this.
  private final class Folder {
    let home: DeviceHome

    init() throws {
      home = DeviceHome(root: NSTemporaryDirectory() + "pomelo-container-\(UUID().uuidString)")
      try FileManager.default.createDirectory(
        atPath: home.root, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: home.root) }

    var file: String { home.path + "/Documents/note" }
    var text: String? { try? String(contentsOfFile: file, encoding: .utf8) }

    func write(_ text: String) throws {
      try text.write(toFile: file, atomically: false, encoding: .utf8)
    }
  }

  @Test func aFreshHomeHasTheFoldersOfAnAppAndNothingElse() throws {
    let folder = try Folder()
    let container = DeviceContainer(home: folder.home)
    for _ in 0..<2 {
      let all = try FileManager.default.subpathsOfDirectory(atPath: folder.home.path)
      #expect(
        Set(all) == [
          "Documents", "Library", "Library/Application Support", "Library/Caches",
          "Library/Preferences", "tmp",
        ])
      try folder.write("left")
      container.prepare(.fresh)
      #expect(folder.text == nil)
    }
  }

  @Test func nobodyFindsWhatWasPutIntoAFolderOfAFolder() throws {
    let folder = try Folder()
    let container = DeviceContainer(home: folder.home)
    let inner = folder.home.path + "/Library/Caches/a/b"
    try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
    container.prepare(.fresh)
    #expect(!FileManager.default.fileExists(atPath: folder.home.path + "/Library/Caches/a"))
  }

  @Test func aRunGoesOnWithWhatTheOneBeforeLeftAndIsDoneAgainWithWhatItFound() throws {
    let folder = try Folder()
    let container = DeviceContainer(home: folder.home)
    container.prepare(.kept)
    try folder.write("first")
    container.prepare(.kept)
    #expect(folder.text == "first")
    try folder.write("second")
    for _ in 0..<2 {
      container.prepare(.again)
      #expect(folder.text == "first")
      try folder.write("third")
    }
    container.prepare(.kept)
    #expect(folder.text == "third")
    container.prepare(.fresh)
    #expect(folder.text == nil)
  }

  @Test func withoutAnEarlierRunToDoAgainTheHomeIsFresh() throws {
    let folder = try Folder()
    let container = DeviceContainer(home: folder.home)
    try folder.write("left")
    container.prepare(.again)
    #expect(folder.text == nil)
    container.remove()
    #expect(!FileManager.default.fileExists(atPath: folder.home.root))
  }
}
