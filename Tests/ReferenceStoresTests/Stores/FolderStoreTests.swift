import Foundation
import Testing

@testable import ReferenceStores

/// A folder as a store.
struct FolderStoreTests {
  private let folder: Folder
  private let store: FolderStore

  init() throws {
    folder = try Folder()
    store = FolderStore(folder.path + "/store")
  }

  @Test func aWriteHoldsToItsCondition() throws {
    #expect(try store.read("a.json") == nil)
    try store.write(Data("1".utf8), to: "a.json", if: .isNew)
    #expect(throws: StoreError.changedMeanwhile(key: "a.json")) {
      try store.write(Data("2".utf8), to: "a.json", if: .isNew)
    }
    let read = try #require(try store.read("a.json"))
    try store.write(Data("2".utf8), to: "a.json", if: .isStill(version: read.version))
    #expect(throws: StoreError.changedMeanwhile(key: "a.json")) {
      try store.write(Data("3".utf8), to: "a.json", if: .isStill(version: read.version))
    }
    #expect(try store.read("a.json")?.data == Data("2".utf8))
  }

  @Test func objectsComeBackAsTheyWerePut() throws {
    let files = try folder.files([.card(1): "one", .card(2): "two"])
    let names: [ObjectName: String] = [
      .of("one"): files[.card(1)] ?? "", .of("two"): files[.card(2)] ?? "",
    ]
    var steps: [Int] = []
    try store.put(names) { steps.append($0) }
    #expect(steps == [1, 2])
    #expect(Set(try store.objects().map(\.name)) == Set(names.keys))
    try store.fetch([.of("two")], into: folder.path + "/in") { _ in }
    #expect(
      FileManager.default.contents(atPath: "\(folder.path)/in/\(ObjectName.of("two").text)")
        == Data("two".utf8))
    #expect(throws: StoreError.missingObject(name: ObjectName.of("three").text)) {
      try store.fetch([.of("three")], into: folder.path) { _ in }
    }
  }

  @Test func aFileThatChangesWhileItIsReadIsNotPutUnderAnotherName() throws {
    let file = try #require(try folder.files([.card(1): "later"])[.card(1)])
    #expect(throws: StoreError.changedFile(path: file)) {
      try store.put([.of("earlier"): file]) { _ in }
    }
    #expect(try store.objects().isEmpty)
  }

  @Test func aPointerOfGitLFSIsNoFile() throws {
    let tracked = FolderStore(store.folder, isTracked: true)
    let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n"
    try tracked.write(Data(pointer.utf8), to: "a.json", if: .isNew)
    let path = "\(store.folder)/a.json"
    #expect(throws: StoreError.notPulled(path: path)) { try tracked.read("a.json") }
    #expect(StoreError.notPulled(path: path).message.contains("git lfs pull"))
    #expect(try store.read("a.json") != nil, "elsewhere it is a text as any other")
  }

  @Test func whatCannotBeWrittenIsSaidAndNothingIsLeft() throws {
    let full = FolderStore("/proc/nothing")
    let error = #expect(throws: StoreError.self) {
      try full.write(Data(), to: "a.json", if: .isNew)
    }
    guard case .file = try #require(error) else {
      Issue.record("\(String(describing: error))")
      return
    }
    try FileManager.default.createDirectory(
      atPath: "\(store.folder)/a.json", withIntermediateDirectories: true)
    #expect(throws: StoreError.self) { try store.write(Data(), to: "a.json", if: .isNew) }
    let names = try FileManager.default.contentsOfDirectory(atPath: store.folder)
    #expect(!names.contains { $0.hasPrefix(".pomelo") }, "\(names)")
  }
}
