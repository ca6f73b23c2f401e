import Recording

/// What saving a recording would change, while a person looks at it.
struct RecordingPlan: Hashable, Sendable {
  let changes: [RecordingChange]
  let target: RecordingTarget
  /// Differences that are not to be written.
  var leftOut: Set<RecordingChange.Place> = []

  /// All differences, in order.
  var places: [RecordingChange.Place] {
    changes.enumerated().flatMap { file, change in
      change.hunks.indices.map { RecordingChange.Place(file: file, hunk: $0) }
    }
  }

  /// Leaves a difference out, or takes it in again.
  mutating func toggle(_ place: RecordingChange.Place) {
    if leftOut.remove(place) == nil { leftOut.insert(place) }
  }
}
