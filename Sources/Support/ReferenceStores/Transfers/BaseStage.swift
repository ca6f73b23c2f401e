/// The stage that everybody compares with, whose list makes a place a store: nothing is written where
/// nobody has set one up.
package enum BaseStage {
  /// Makes a store with an empty base, where there is none.
  ///
  /// - Parameters:
  ///   - base: What the base is called.
  ///   - store: The place.
  /// - Returns: Whether there was none.
  /// - Throws: ``StoreError``, also where what is there cannot be read.
  package static func make(
    _ base: StageName, in store: some ReferenceStore
  ) throws(StoreError) -> Bool {
    do throws(StoreError) {
      try store.write(StageManifest().data, to: base.key, if: .isNew)
      return true
    } catch {
      guard case .changedMeanwhile = error else { throw error }
      _ = try StageKeeper(store).readBase(base)
      return false
    }
  }
}
