/// What a branch's stage changes in the base, once the branch is merged.
package struct PromotionPlan: Hashable, Sendable {
  /// What changes in the base, by path.
  package private(set) var changes: [ReferenceChange] = []
  /// What stays in the branch's stage, by path.
  package private(set) var conflicts: [ReferenceConflict] = []
  /// What the stage says of references that are promoted, or that the base has the same of already.
  private var settled: [ReferencePath: StageEntry] = [:]

  /// Plans a promotion.
  ///
  /// - Parameters:
  ///   - stage: The branch's stage.
  ///   - base: The base as it is.
  ///   - overrides: Whether what others have promoted meanwhile may be replaced.
  ///   - isMeant: Whether a reference is to be promoted.
  package init(
    _ stage: StageManifest, to base: StageManifest, overriding overrides: Bool = false,
    isMeant: (ReferencePath) -> Bool = { _ in true }
  ) {
    for (path, entry) in stage.entries.sorted(by: { $0.key < $1.key }) where isMeant(path) {
      let there = base.entries[path]?.object
      if there == entry.object {
        settled[path] = entry
      } else if there != entry.over, !overrides {
        conflicts.append(ReferenceConflict(path, .baseMoved))
      } else {
        settled[path] = entry
        let promoted = entry.object.map { StageEntry(object: $0, size: entry.size) }
        let kind: ReferenceChange.Kind =
          promoted == nil ? .removed : there == nil ? .new : .changed
        changes.append(ReferenceChange(path, kind, entry: promoted))
      }
    }
  }

  /// Whether the stage says something that need not be said any more.
  package var settlesSomething: Bool { !settled.isEmpty }

  /// The branch's stage without what the base has now.
  ///
  /// - Parameter stage: The stage as it is by now: what somebody has uploaded meanwhile stays.
  /// - Returns: What is left of it.
  package func rest(of stage: StageManifest) -> StageManifest {
    var rest = stage
    for (path, entry) in settled where rest.entries[path] == entry { rest.entries[path] = nil }
    return rest
  }
}
