/// What an upload changes in a stage.
package struct UploadPlan: Hashable, Sendable {
  /// What it is worked out from.
  package struct Question: Sendable {
    /// The references of the project that are meant.
    package var local: [ReferencePath: LocalReference]
    /// References that are meant and are not in the project any more.
    package var removed: Set<ReferencePath> = []
    /// What this clone has seen of the store last, by path.
    package var known: [ReferencePath: ObjectName] = [:]
    /// Whether what others have uploaded may be replaced.
    package var isForced = false

    /// Asks about references.
    package init(local: [ReferencePath: LocalReference]) { self.local = local }
  }

  /// What changes, by path.
  package private(set) var changes: [ReferenceChange] = []
  /// What is left as it is, by path.
  package private(set) var conflicts: [ReferenceConflict] = []
  /// How many references the stage has already.
  package private(set) var equalCount = 0

  /// Plans an upload into a branch's stage.
  ///
  /// - Parameters:
  ///   - question: What is to be uploaded.
  ///   - stage: The branch's stage as it is.
  ///   - base: The base as it is.
  package init(_ question: Question, stage: StageManifest, base: StageManifest) {
    for (path, local) in question.local.sorted(by: { $0.key < $1.key }) {
      add(path, local, stage.entries[path], below: base.entries[path]?.object, question)
    }
    for path in question.removed.sorted() where question.local[path] == nil {
      remove(path, stage.entries[path], below: base.entries[path]?.object, question)
    }
  }

  /// Plans an upload into the base itself, which takes what is new there.
  ///
  /// - Parameters:
  ///   - question: What is to be uploaded.
  ///   - base: The base as it is.
  package init(_ question: Question, toBase base: StageManifest) {
    for (path, local) in question.local.sorted(by: { $0.key < $1.key }) {
      let there = base.entries[path]?.object
      if there == local.object {
        equalCount += 1
      } else if there == nil || question.isForced {
        let entry = StageEntry(object: local.object, size: local.size)
        changes.append(ReferenceChange(path, there == nil ? .new : .changed, entry: entry))
      } else {
        conflicts.append(ReferenceConflict(path, .isBase))
      }
    }
    for path in question.removed.sorted() where base.entries[path] != nil {
      if question.isForced {
        changes.append(ReferenceChange(path, .removed, entry: nil))
      } else {
        conflicts.append(ReferenceConflict(path, .isBase))
      }
    }
  }

  private mutating func add(
    _ path: ReferencePath, _ local: LocalReference, _ there: StageEntry?, below: ObjectName?,
    _ question: Question
  ) {
    if let there, there.object != local.object, there.object != question.known[path],
      there.object != nil, !question.isForced
    {
      conflicts.append(ReferenceConflict(path, .uploadedByOthers))
    } else if local.object == below {
      if there == nil {
        equalCount += 1
      } else {
        changes.append(ReferenceChange(path, .withdrawn, entry: nil))
      }
    } else {
      let entry = StageEntry(object: local.object, size: local.size, over: below)
      if there == entry {
        equalCount += 1
      } else if there?.object == local.object {
        changes.append(ReferenceChange(path, .confirmed, entry: entry))
      } else {
        let isNew = below == nil && there?.object == nil
        changes.append(ReferenceChange(path, isNew ? .new : .changed, entry: entry))
      }
    }
  }

  private mutating func remove(
    _ path: ReferencePath, _ there: StageEntry?, below: ObjectName?, _ question: Question
  ) {
    // What the branch has, or, where it says nothing, the base.
    guard let object = there.map(\.object) ?? below else { return }
    if object != question.known[path], !question.isForced {
      conflicts.append(ReferenceConflict(path, .uploadedByOthers))
    } else {
      let entry = below.map { StageEntry(object: nil, size: 0, over: $0) }
      changes.append(ReferenceChange(path, .removed, entry: entry))
    }
  }
}
