/// What a download changes in a project.
package struct DownloadPlan: Hashable, Sendable {
  /// What happens to a file.
  package enum Deed: Hashable, Sendable {
    /// It is not there yet.
    case create(StageEntry)
    /// It takes the place of one that the store has, or that is given up.
    case replace(StageEntry)
    /// It is put beside the one that is there, and waits to be accepted.
    case beside(StageEntry)
    /// The branch has no such reference any more, and the store has what is deleted.
    case delete
  }

  /// What happens to the file of a reference.
  package struct Step: Hashable, Sendable {
    /// The reference.
    package var path: ReferencePath
    /// What happens to it.
    package var deed: Deed
  }

  /// What to do where a file is there that the store does not have.
  package enum Rule: Hashable, Sendable {
    /// It stays, and is named.
    case keep
    /// It stays, and the other one is put beside it.
    case copy
    /// It is replaced.
    case force
  }

  /// What is done, by path.
  package private(set) var steps: [Step] = []
  /// What is left as it is, by path.
  package private(set) var conflicts: [ReferenceConflict] = []
  /// References that are as they are to be, or that are given up.
  package private(set) var equal: [ReferencePath: ObjectName] = [:]

  /// Plans a download.
  ///
  /// - Parameters:
  ///   - wanted: What the stage says over the base.
  ///   - local: What lies in the project at those paths.
  ///   - known: What this clone has seen of the store last, by path.
  ///   - isStored: Whether the store has an object, so that it can be had again.
  ///   - rule: What to do with a file that it does not have.
  package init(
    wanted: [ReferencePath: StageEntry], local: [ReferencePath: ObjectName],
    known: [ReferencePath: ObjectName] = [:], isStored: (ObjectName) -> Bool,
    rule: Rule = .keep
  ) {
    for (path, entry) in wanted.sorted(by: { $0.key < $1.key }) {
      guard let here = local[path] else {
        if entry.object != nil { steps.append(Step(path: path, deed: .create(entry))) }
        continue
      }
      if here == entry.object {
        equal[path] = here
        continue
      }
      let isSafe = here == known[path] || isStored(here)
      switch (entry.object, isSafe, rule) {
      case (nil, true, _): steps.append(Step(path: path, deed: .delete))
      case (nil, false, _), (.some, false, .keep):
        conflicts.append(ReferenceConflict(path, .onlyHere))
      case (.some, true, _), (.some, false, .force):
        steps.append(Step(path: path, deed: .replace(entry)))
      case (.some, false, .copy): steps.append(Step(path: path, deed: .beside(entry)))
      }
    }
  }

  /// Leaves a reference as it is, as something waits already where it would go.
  package mutating func leave(_ step: Step) {
    steps.removeAll { $0 == step }
    conflicts.append(ReferenceConflict(step.path, .waits))
  }

  /// The objects that have to be fetched, each once.
  package var objects: [ObjectName: Int] {
    var objects: [ObjectName: Int] = [:]
    for step in steps {
      switch step.deed {
      case .create(let entry), .replace(let entry), .beside(let entry):
        if let object = entry.object { objects[object] = entry.size }
      case .delete: break
      }
    }
    return objects
  }
}
