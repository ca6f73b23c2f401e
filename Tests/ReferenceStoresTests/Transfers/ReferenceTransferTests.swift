import Foundation
import Synchronization
import Testing

@testable import ReferenceStores

/// References on their way into a store and out of it.
struct ReferenceTransferTests {
  private let folder: Folder
  private let store: FolderStore
  private let main: StageName
  private let branch: StageName

  init() throws {
    folder = try Folder()
    store = FolderStore(folder.path + "/store")
    main = try #require(StageName("main"))
    branch = try #require(StageName("feature/x"))
    #expect(try BaseStage.make(main, in: store))
  }

  private var transfer: ReferenceTransfer { ReferenceTransfer(store, base: main) }

  private func upload(
    _ texts: [ReferencePath: String], to stage: StageName, force: Bool = false,
    by transfer: ReferenceTransfer? = nil
  ) throws -> UploadPlan {
    var question = UploadPlan.Question(local: texts.mapValues { LocalReference($0) })
    question.isForced = force
    return try (transfer ?? self.transfer).upload(
      question, from: try folder.files(texts), to: stage)
  }

  @Test func aBranchChangesNothingForOthersUntilItIsPromoted() throws {
    _ = try upload([.card(1): "a", .card(2): "b"], to: main)
    _ = try upload([.card(1): "A"], to: branch)
    let (stage, base) = try transfer.stages(branch)
    #expect(base == StageManifest([.card(1): "a", .card(2): "b"]))
    #expect(
      base.overlaid(by: stage).mapValues(\.object) == [.card(1): .of("A"), .card(2): .of("b")])

    let plan = PromotionPlan(stage, to: base)
    #expect(try transfer.promote(plan, of: branch) { PromotionPlan($0, to: $1) } == plan)
    let after = try transfer.stages(branch)
    #expect(after.stage.entries.isEmpty)
    #expect(after.base == StageManifest([.card(1): "A", .card(2): "b"]))
  }

  @Test func onlyWhatDiffersIsTransferred() throws {
    _ = try upload([.card(1): "a", .card(2): "b"], to: main)
    let told = Mutex<[ReferenceTransfer.Step]>([])
    let transfer = ReferenceTransfer(store, base: main) { step in told.withLock { $0.append(step) }
    }
    let plan = try upload([.card(1): "a", .card(2): "B", .card(3): "b"], to: branch, by: transfer)
    #expect(plan.changes.count == 2 && plan.equalCount == 1)
    #expect(told.withLock { $0 }.contains(.put(done: 1, of: 1)), "b is there under another path")
    told.withLock { $0 = [] }
    _ = try upload([.card(1): "a", .card(2): "B", .card(3): "b"], to: branch, by: transfer)
    #expect(told.withLock { $0 } == [.read], "nothing is written where all is equal")
  }

  @Test func manyUploadsAtOnceLoseNone() throws {
    let failures = Mutex<[String]>([])
    let files = try (0..<12).map { number in
      try folder.files([.card(number): "text \(number)"])
    }
    DispatchQueue.concurrentPerform(iterations: files.count) { number in
      do {
        let question = UploadPlan.Question(local: [.card(number): LocalReference("text \(number)")])
        let plan = try transfer.upload(question, from: files[number], to: branch)
        if plan.changes.count != 1 { failures.withLock { $0.append("\(number): \(plan)") } }
      } catch {
        failures.withLock { $0.append("\(number): \(error)") }
      }
    }
    #expect(failures.withLock { $0 } == [])
    let stage = try transfer.stages(branch).stage
    #expect(stage.entries.count == 12 && stage.objects.count == 12)
  }

  @Test func ofTwoUploadsOfOneReferenceTheLaterIsToldOfTheOther() throws {
    // The other one comes in between reading and writing, once.
    let hooked = InterruptedStore(store) {
      _ = try? upload([.card(1): "theirs", .card(2): "more"], to: branch)
    }
    let plan = try upload(
      [.card(1): "mine", .card(3): "new"], to: branch,
      by: ReferenceTransfer(hooked, base: main))
    #expect(plan.conflicts == [ReferenceConflict(.card(1), .uploadedByOthers)])
    let entries = try transfer.stages(branch).stage.entries
    #expect(
      entries == [.card(1): .of("theirs"), .card(2): .of("more"), .card(3): .of("new")])
  }

  @Test func aPromotionThatIsNotTheOneThatWasToldChangesNothing() throws {
    _ = try upload([.card(1): "a"], to: main)
    _ = try upload([.card(1): "A"], to: branch)
    let (stage, base) = try transfer.stages(branch)
    let plan = PromotionPlan(stage, to: base)
    _ = try upload([.card(1): "other"], to: main, force: true)
    let next = try transfer.promote(plan, of: branch) { PromotionPlan($0, to: $1) }
    #expect(next.changes.isEmpty && next.conflicts.map(\.reason) == [.baseMoved])
    #expect(try transfer.stages(branch).base == StageManifest([.card(1): "other"]))
  }

  @Test func anObjectThatIsCutIsRefusedAndCanBePutAgain() throws {
    _ = try upload([.card(1): "picture"], to: branch)
    let object = URL(fileURLWithPath: "\(store.folder)/\(ObjectName.of("picture").key)")
    try Data("pict".utf8).write(to: object)
    let (incoming, wanted) = (folder.path + "/in", [ObjectName.of("picture"): 7])
    #expect(throws: StoreError.damagedObject(name: ObjectName.of("picture").text, size: 4)) {
      try transfer.fetch(wanted, into: incoming)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: incoming).isEmpty)
    _ = try upload([.card(1): "picture"], to: branch, force: true)
    try transfer.fetch(wanted, into: incoming)
    #expect(try FileManager.default.contentsOfDirectory(atPath: incoming).count == 1)
  }

  @Test func whatHasComeBeforeTheCutNeedNotComeAgain() throws {
    _ = try upload([.card(1): "one", .card(2): "two"], to: branch)
    let incoming = folder.path + "/in"
    try transfer.fetch([.of("one"): 3], into: incoming)
    let told = Mutex<[ReferenceTransfer.Step]>([])
    try ReferenceTransfer(store, base: main) { step in told.withLock { $0.append(step) } }
      .fetch([.of("one"): 3, .of("two"): 3], into: incoming)
    #expect(told.withLock { $0 } == [.fetch(done: 0, of: 1), .fetch(done: 1, of: 1)])
  }

  @Test func nothingIsWrittenWhereNobodyHasSetAStoreUp() throws {
    let elsewhere = FolderStore(folder.path + "/elsewhere")
    for stage in [main, branch] {
      #expect(throws: StoreError.notSetUp(store: elsewhere.title)) {
        try upload([.card(1): "a"], to: stage, by: ReferenceTransfer(elsewhere, base: main))
      }
    }
    #expect(!FileManager.default.fileExists(atPath: elsewhere.folder))
    #expect(try !BaseStage.make(main, in: store), "it is there")
    try Data(#"{"version":9}"#.utf8).write(
      to: URL(fileURLWithPath: "\(store.folder)/\(main.key)"))
    #expect(throws: StoreError.self) { try BaseStage.make(main, in: store) }
  }
}
