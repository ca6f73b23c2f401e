import Foundation

/// Reads and writes the stages of a store so that no change of anybody's is lost.
package struct StageKeeper: Sendable {
  /// The store.
  package let store: any ReferenceStore
  /// Writes of others that are awaited at most.
  private static let attempts = 20

  /// Keeps the stages of a store.
  package init(_ store: any ReferenceStore) { self.store = store }

  /// Reads a stage; one that nobody has written is empty.
  ///
  /// - Throws: ``StoreError``.
  package func read(_ stage: StageName) throws(StoreError) -> StageManifest {
    try readWithVersion(stage).manifest
  }

  /// Reads the base, which is there wherever a store was set up.
  ///
  /// - Throws: ``StoreError/notSetUp(store:)``, and where it cannot be read.
  package func readBase(_ base: StageName) throws(StoreError) -> StageManifest {
    let (manifest, version) = try readWithVersion(base)
    guard version != nil else { throw .notSetUp(store: store.title) }
    return manifest
  }

  /// Reads all stages.
  ///
  /// - Throws: ``StoreError``.
  package func readAll() throws(StoreError) -> [StageName: StageManifest] {
    var stages: [StageName: StageManifest] = [:]
    for (key, data) in try store.readAll(StageName.folder) {
      guard let stage = StageName(key: key) else { continue }
      stages[stage] = try StageManifest(data, of: stage)
    }
    return stages
  }

  /// Changes a stage: reads it, has it changed, and writes it if it is still the one that was read, or
  /// else begins again.
  ///
  /// - Parameters:
  ///   - stage: The stage.
  ///   - isBase: Whether it is the base, which has to be there.
  ///   - change: Gives the stage as it is to be; `nil` to leave it. Called again for what others have
  ///     written meanwhile.
  /// - Throws: ``StoreError/busy(stage:)``, and what `change` throws.
  package func update(
    _ stage: StageName, isBase: Bool = false,
    _ change: (StageManifest) throws(StoreError) -> StageManifest?
  ) throws(StoreError) {
    for attempt in 0..<Self.attempts {
      let (manifest, version) = try readWithVersion(stage)
      if isBase, version == nil { throw .notSetUp(store: store.title) }
      guard let changed = try change(manifest), changed != manifest else { return }
      do throws(StoreError) {
        let condition = version.map { WriteCondition.isStill(version: $0) } ?? .isNew
        return try store.write(changed.data, to: stage.key, if: condition)
      } catch {
        guard case .changedMeanwhile = error else { throw error }
        // Those who have met are not to meet again.
        Thread.sleep(forTimeInterval: .random(in: 0...0.05) * Double(attempt + 1))
      }
    }
    throw .busy(stage: stage.text)
  }

  private func readWithVersion(
    _ stage: StageName
  ) throws(StoreError) -> (manifest: StageManifest, version: String?) {
    guard let file = try store.read(stage.key) else { return (StageManifest(), nil) }
    return (try StageManifest(file.data, of: stage), file.version)
  }
}
