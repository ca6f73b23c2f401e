import Foundation
package import ReferenceStores

/// Brings references of a store into a project.
package struct ReferenceDownload {
  private let transfer: ReferenceTransfer
  private let folder: ReferenceFolder
  private var seen: SeenReferences
  /// Where objects lie until all are there; those that have come stay there when it is cut.
  private let scratch: String

  /// Prepares a download.
  ///
  /// - Parameters:
  ///   - transfer: The store.
  ///   - folder: The project's references.
  ///   - seen: What this clone has seen of the store.
  ///   - scratch: A folder for what is on its way; `nil` for a temporary one.
  package init(
    _ transfer: ReferenceTransfer, into folder: ReferenceFolder, seen: SeenReferences,
    scratch: String?
  ) {
    (self.transfer, self.folder, self.seen) = (transfer, folder, seen)
    self.scratch =
      (scratch ?? NSTemporaryDirectory() + "pomelo-\(UUID().uuidString)") + "/incoming"
  }

  /// Fetches references and puts them in their places.
  ///
  /// - Parameters:
  ///   - wanted: The references.
  ///   - rule: What to do with one that is here and nowhere else.
  /// - Returns: What was done.
  /// - Throws: ``StoreError`` and ``SnapshotWriteError``; what is in its place by then stays.
  package mutating func run(
    _ wanted: [ReferencePath: StageEntry], rule: DownloadPlan.Rule
  ) throws -> DownloadPlan {
    let local = try folder.objects(at: wanted.keys)
    let known = seen.objects
    let isUnknown = local.contains { path, object in
      object != wanted[path]?.object && object != known[path]
    }
    let stored = isUnknown ? Set(try transfer.store.objects().map(\.name)) : []
    var plan = DownloadPlan(
      wanted: wanted, local: local, known: known, isStored: stored.contains, rule: rule)
    for (path, object) in plan.equal { seen.objects[path] = object }
    defer { seen.keep() }
    try transfer.fetch(plan.objects, into: scratch)
    for step in plan.steps { try perform(step, &plan) }
    // Nothing is on its way any more.
    try? FileManager.default.removeItem(atPath: scratch)
    return plan
  }

  private mutating func perform(_ step: DownloadPlan.Step, _ plan: inout DownloadPlan) throws {
    switch step.deed {
    case .create(let entry), .replace(let entry), .beside(let entry):
      guard let object = entry.object,
        let data = FileManager.default.contents(atPath: "\(scratch)/\(object.text)")
      else { throw StoreError.missingObject(name: entry.object?.text ?? "") }
      let waits = if case .beside = step.deed { true } else { false }
      guard try folder.put(data, at: step.path, waiting: waits) else {
        plan.leave(step)
        return
      }
      if !waits { seen.objects[step.path] = object }
    case .delete:
      try folder.remove(step.path)
      seen.objects[step.path] = nil
    }
  }
}
