/// What has been done for the rows of an app's lazy containers.
@MainActor final class RowWork: GraphFeature {
  /// How often rows have been evaluated.
  var evaluations = 0
  /// How often rows have been built.
  var builds = 0
  private var hasOthersInSight = false

  /// Notes that other rows can be seen than before.
  func noteInSight() { hasOthersInSight = true }

  /// Whether other rows can be seen than when last asked.
  func takeInSight() -> Bool {
    defer { hasOthersInSight = false }
    return hasOthersInSight
  }
}

extension ViewGraph {
  /// What has been done for the rows of lazy containers.
  var rowWork: RowWork { feature(RowWork.self) }
}
