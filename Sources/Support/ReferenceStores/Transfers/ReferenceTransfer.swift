import Foundation
import Glibc

/// Moves references between a project and the stages of a store.
package struct ReferenceTransfer: Sendable {
  /// What is done now, for whoever watches.
  package enum Step: Hashable, Sendable {
    /// The stages are read.
    case read
    /// Objects are put into the store.
    case put(done: Int, of: Int)
    /// Objects are fetched.
    case fetch(done: Int, of: Int)
    /// A stage is written.
    case write(StageName)
    /// It is looked whether objects are there.
    case check
  }

  /// The store.
  package let store: any ReferenceStore
  /// The stage that everybody compares with.
  package let base: StageName
  private let progress: @Sendable (Step) -> Void
  private var keeper: StageKeeper { StageKeeper(store) }

  /// Prepares to move references.
  ///
  /// - Parameters:
  ///   - store: The store.
  ///   - base: The stage that everybody compares with.
  ///   - progress: Told what is done.
  package init(
    _ store: any ReferenceStore, base: StageName,
    progress: @escaping @Sendable (Step) -> Void = { _ in }
  ) {
    (self.store, self.base, self.progress) = (store, base, progress)
  }

  /// Reads a stage and the base; for the base itself the stage is empty.
  ///
  /// - Throws: ``StoreError``.
  package func stages(
    _ stage: StageName
  ) throws(StoreError) -> (stage: StageManifest, base: StageManifest) {
    progress(.read)
    return (stage == base ? StageManifest() : try keeper.read(stage), try keeper.readBase(base))
  }

  /// Uploads references: first the objects that are not there, then what the stage says of them.
  ///
  /// Whatever ends it in between, the stage is as it was, and objects that are there need not be put
  /// again.
  ///
  /// - Parameters:
  ///   - question: The references.
  ///   - files: Where they lie.
  ///   - stage: The stage.
  /// - Returns: What has changed.
  /// - Throws: ``StoreError``.
  package func upload(
    _ question: UploadPlan.Question, from files: [ReferencePath: String], to stage: StageName
  ) throws(StoreError) -> UploadPlan {
    var made: UploadPlan?
    var placed: Set<ObjectName> = []
    try keeper.update(stage, isBase: stage == base) { manifest throws(StoreError) in
      progress(.read)
      let below = stage == base ? manifest : try keeper.readBase(base)
      let plan =
        stage == base
        ? UploadPlan(question, toBase: manifest)
        : UploadPlan(question, stage: manifest, base: below)
      made = plan
      var wanted = Set(plan.changes.compactMap { $0.entry?.object })
      // Whoever insists puts an object back that is there no more as it was.
      if question.isForced { wanted.formUnion(question.local.values.map(\.object)) }
      wanted.subtract(placed)
      let present =
        wanted.isEmpty || question.isForced
        ? [:]
        : CollectionPlan.present(
          among: try store.objects(), named: manifest.objects.union(below.objects), now: .now)
      try put(wanted.filter { present[$0] == nil }, question, files)
      placed.formUnion(wanted)
      guard !plan.changes.isEmpty else { return nil }
      progress(.write(stage))
      return plan.changes.applied(to: manifest)
    }
    guard let made else { throw .busy(stage: stage.text) }
    if !placed.isEmpty { try confirm(placed, question, files) }
    return made
  }

  /// Fetches objects that are not in a folder yet, and checks all of them.
  ///
  /// - Parameters:
  ///   - objects: Their names and sizes.
  ///   - folder: Where files are put, called as the objects are; those that are whole stay.
  /// - Throws: ``StoreError``, once all that could be fetched was.
  package func fetch(
    _ objects: [ObjectName: Int], into folder: String
  ) throws(StoreError) {
    try StoreFile.makeFolder(folder)
    var missing: [ObjectName] = []
    for name in objects.keys.sorted() where try !Self.isWhole(name, in: folder) {
      missing.append(name)
    }
    guard !missing.isEmpty else { return }
    progress(.fetch(done: 0, of: missing.count))
    try store.fetch(missing, into: folder) { [missing] in
      progress(.fetch(done: $0, of: missing.count))
    }
    for name in missing {
      guard let data = try StoreFile.read("\(folder)/\(name.text)") else {
        throw .missingObject(name: name.text)
      }
      guard ObjectName(of: data) == name else {
        unlink("\(folder)/\(name.text)")
        throw .damagedObject(name: name.text, size: data.count)
      }
    }
  }

  /// Has the base say what a branch's stage says.
  ///
  /// - Parameters:
  ///   - plan: What was told to whoever agreed.
  ///   - stage: The stage.
  ///   - again: Works the plan out for what the stages are by then.
  /// - Returns: What was promoted; something else than the plan where others have written meanwhile,
  ///   and then nothing was.
  /// - Throws: ``StoreError``.
  package func promote(
    _ plan: PromotionPlan, of stage: StageName,
    again: (StageManifest, StageManifest) -> PromotionPlan
  ) throws(StoreError) -> PromotionPlan {
    var made = plan
    var isFirst = true
    var checked: Set<ObjectName> = []
    try keeper.update(base, isBase: true) { manifest throws(StoreError) in
      made = again(try keeper.read(stage), manifest)
      guard made == plan else { return nil }
      if isFirst {
        checked = Set(made.changes.compactMap { $0.entry?.object })
        try expect(checked)
        isFirst = false
      }
      progress(.write(base))
      return made.changes.applied(to: manifest)
    }
    guard made == plan else { return made }
    if made.settlesSomething {
      progress(.write(stage))
      try keeper.update(stage) { manifest in made.rest(of: manifest) }
    }
    try expect(checked)
    return made
  }

  /// Makes sure that objects are there.
  private func expect(_ names: Set<ObjectName>) throws(StoreError) {
    guard !names.isEmpty else { return }
    progress(.check)
    let there = try StoreCollection(store).rest()
    if let missing = names.subtracting(there).min() { throw .missingObject(name: missing.text) }
  }

  /// Looks whether objects that are named now were deleted before they were, and puts those again.
  private func confirm(
    _ names: Set<ObjectName>, _ question: UploadPlan.Question, _ files: [ReferencePath: String]
  ) throws(StoreError) {
    progress(.check)
    let there = try StoreCollection(store).rest()
    try put(names.subtracting(there), question, files)
  }

  private func put(
    _ names: Set<ObjectName>, _ question: UploadPlan.Question, _ files: [ReferencePath: String]
  ) throws(StoreError) {
    guard !names.isEmpty else { return }
    var places: [ObjectName: String] = [:]
    for (path, local) in question.local where names.contains(local.object) {
      places[local.object] = files[path]
    }
    progress(.put(done: 0, of: places.count))
    try store.put(places) { progress(.put(done: $0, of: places.count)) }
  }

  private static func isWhole(_ name: ObjectName, in folder: String) throws(StoreError) -> Bool {
    guard let data = try StoreFile.read("\(folder)/\(name.text)") else { return false }
    return ObjectName(of: data) == name
  }
}
