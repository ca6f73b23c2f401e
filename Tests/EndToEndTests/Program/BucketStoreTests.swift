import Foundation
import ReferenceStores
import Synchronization
import Testing

extension EndToEnd.Program {
  /// A part of a bucket as a store, in a real server of S3.
  struct BucketStoreTests {
    private let server: ObjectServer
    private let place: BucketPlace
    private let branch: StageName
    private let main: StageName
    private let folder: URL

    init() async throws {
      server = try await ObjectServer.shared.value
      place = try #require(BucketPlace("s3://\(ObjectServer.bucket)/\(UUID().uuidString)"))
      branch = try #require(StageName("feature/x"))
      main = try #require(StageName("main"))
      folder = try Workbench.makeDirectory("bucket \(UUID().uuidString)")
    }

    /// Makes the base, which one test does by itself.
    private func setUp() throws { #expect(try BaseStage.make(main, in: store())) }

    private func store(port: UInt16? = nil) throws -> BucketStore {
      BucketStore(place, aws: try AWSCommand(environment: server.environment(port: port)))
    }

    private func upload(
      _ texts: [String], as first: Int = 0, force: Bool = false, port: UInt16? = nil,
      onStep: @escaping @Sendable (ReferenceTransfer.Step) -> Void = { _ in }
    ) throws -> UploadPlan {
      var local: [ReferencePath: LocalReference] = [:]
      var files: [ReferencePath: String] = [:]
      for (number, text) in texts.enumerated() {
        let name = "testCard.\(first + number).txt"
        let path = try #require(ReferencePath("Tests/__Snapshots__/CardTests/\(name)"))
        let file = folder.appendingPathComponent("\(UUID().uuidString) \(name)")
        try Data(text.utf8).write(to: file)
        local[path] = LocalReference(Data(text.utf8))
        files[path] = file.path
      }
      var question = UploadPlan.Question(local: local)
      question.isForced = force
      return try ReferenceTransfer(try store(port: port), base: main, progress: onStep)
        .upload(question, from: files, to: branch)
    }

    private var stage: StageManifest { get throws { try StageKeeper(store()).read(branch) } }

    @Test func aWriteHoldsToItsCondition() throws {
      let store = try store()
      try AWSCommand(environment: server.environment()).check()
      #expect(try store.read(main.key) == nil)
      try store.write(Data("first".utf8), to: main.key, if: .isNew)
      let file = try #require(try store.read(main.key))
      #expect(throws: StoreError.changedMeanwhile(key: main.key)) {
        try store.write(Data("new".utf8), to: main.key, if: .isNew)
      }
      try store.write(Data("next".utf8), to: main.key, if: .isStill(version: file.version))
      #expect(throws: StoreError.changedMeanwhile(key: main.key)) {
        try store.write(Data("late".utf8), to: main.key, if: .isStill(version: file.version))
      }
      #expect(try store.read(main.key)?.data == Data("next".utf8))
    }

    @Test func twoUploadsAtOnceLoseNone() throws {
      try setUp()
      let failures = Mutex<[String]>([])
      DispatchQueue.concurrentPerform(iterations: 2) { number in
        do {
          _ = try upload(["text \(number)"], as: number)
        } catch {
          failures.withLock { $0.append("\(error)") }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try stage.entries.count == 2)
    }

    @Test func anUploadThatWasCutGoesOnWhereItWas() async throws {
      try setUp()
      let texts = (0..<6).map { String(repeating: "\($0) of six texts\n", count: 8_000) }
      let size = texts[0].utf8.count
      let proxy = try CuttingProxy(to: server.port, cuttingAfter: 3 * size + size / 2)
      #expect(throws: StoreError.service(.unreachable)) {
        try upload(texts, port: proxy.port)
      }
      #expect(try stage.entries.isEmpty, "nothing is named that is not there")
      let there = try store().objects().count
      #expect((1..<6).contains(there), "\(there)")
      proxy.heal()
      let told = Mutex<[ReferenceTransfer.Step]>([])
      let plan = try upload(texts, port: proxy.port) { step in told.withLock { $0.append(step) } }
      #expect(plan.changes.count == 6)
      #expect(told.withLock { $0 }.contains(.put(done: 0, of: 6 - there)))
      #expect(try stage.entries.count == 6)
    }

    @Test func anObjectThatIsCutIsRefusedAndCanBePutAgain() async throws {
      try setUp()
      let name = ObjectName(of: Data("a picture".utf8))
      _ = try upload(["a picture"])
      let short = folder.appendingPathComponent("short")
      try Data("a pic".utf8).write(to: short)
      let put = try await server.aws(
        "s3api", "put-object", "--bucket", place.bucket, "--key", place.prefix + name.key,
        "--body", short.path)
      #expect(put.status == 0)
      let transfer = ReferenceTransfer(try store(), base: main)
      let incoming = folder.appendingPathComponent("incoming").path
      #expect(throws: StoreError.damagedObject(name: name.text, size: 5)) {
        try transfer.fetch([name: 9], into: incoming)
      }
      _ = try upload(["a picture"], force: true)
      try transfer.fetch([name: 9], into: incoming)
      #expect(
        FileManager.default.contents(atPath: "\(incoming)/\(name.text)") == Data("a picture".utf8))
    }

    @Test func whatNothingNamesForAWeekIsDeleted() throws {
      let store = try store()
      try setUp()
      _ = try upload(["named"])
      let file = folder.appendingPathComponent("unnamed")
      try Data("unnamed".utf8).write(to: file)
      try store.put([ObjectName(of: Data("unnamed".utf8)): file.path]) { _ in }
      #expect(try StoreCollection(store).run(advance: CollectionPlan.age + 600) == 1)
      #expect(try store.objects().map(\.name) == [ObjectName(of: Data("named".utf8))])
    }
  }
}
