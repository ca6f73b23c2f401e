import Foundation
import Testing

@testable import ReferenceStores

/// Objects that nothing names, and those that something is about to.
struct StoreCollectionTests {
  private let folder: Folder
  private let store: FolderStore
  private let main: StageName

  init() throws {
    folder = try Folder()
    store = FolderStore(folder.path + "/store")
    main = try #require(StageName("main"))
    _ = try BaseStage.make(main, in: store)
  }

  private var transfer: ReferenceTransfer { ReferenceTransfer(store, base: main) }

  private func put(_ text: String, age: TimeInterval = 0) throws {
    let file = try #require(try folder.files([.card(9): text])[.card(9)])
    try store.put([.of(text): file]) { _ in }
    let path = "\(store.folder)/\(ObjectName.of(text).key)"
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - age], ofItemAtPath: path)
  }

  private var objects: Set<ObjectName> {
    get throws { Set(try store.objects().map(\.name)) }
  }

  private func upload(_ text: String, by store: (any ReferenceStore)? = nil) throws {
    let question = UploadPlan.Question(local: [.card(1): LocalReference(text)])
    _ = try ReferenceTransfer(store ?? self.store, base: main).upload(
      question, from: try folder.files([.card(1): text]), to: main)
  }

  @Test func onlyWhatNoStageNamesForAWeekGoes() throws {
    try upload("named")
    try put("old", age: CollectionPlan.age + 60)
    try put("young", age: 60)
    #expect(try StoreCollection(store).run() == 1)
    #expect(try objects == [.of("named"), .of("young")])
    #expect(try StoreCollection(store).run(advance: CollectionPlan.age + 60) == 1)
    #expect(try objects == [.of("named")])
    #expect(try store.date(of: StoreCollection.key) == nil, "it says that it is over")
  }

  @Test func whatIsDeletedWhileAnUploadNamesItIsPutAgain() throws {
    // The object is there, and goes right before the stage is written.
    try put("picture")
    let hooked = InterruptedStore(store) { [store] in
      _ = try? StoreCollection(store).run(advance: CollectionPlan.age + 60)
    }
    try upload("picture", by: hooked)
    #expect(try objects == [.of("picture")])
  }

  @Test func anUploadPutsAnObjectAnewThatMayBeDeletedSoon() throws {
    try put("picture", age: CollectionPlan.age - 60)
    try upload("picture")
    let date = try #require(try store.objects().first?.date)
    #expect(Date.now.timeIntervalSince(date) < 600)
  }

  @Test func twoDoNotDeleteAtOnceAndOneThatWasLeftBehindIsNoObstacle() throws {
    try put("old", age: CollectionPlan.age + 60)
    try store.write(Data(), to: StoreCollection.key, if: .isNew)
    #expect(try StoreCollection(store).run() == nil)
    try FileManager.default.setAttributes(
      [.modificationDate: Date.now - 7 * 3600],
      ofItemAtPath: "\(store.folder)/\(StoreCollection.key)")
    #expect(try StoreCollection(store).run() == 1)
  }

  @Test func aStageThatCannotBeReadKeepsAllObjects() throws {
    try put("old", age: CollectionPlan.age + 60)
    try Data("{".utf8).write(to: URL(fileURLWithPath: "\(store.folder)/stages/broken.json"))
    #expect(throws: StoreError.self) { try StoreCollection(store).run() }
    #expect(try objects == [.of("old")])
    #expect(try store.date(of: StoreCollection.key) == nil)
  }
}
