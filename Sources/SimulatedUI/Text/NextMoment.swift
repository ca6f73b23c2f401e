import VirtualTime

/// Has a node built again when what it shows has become another one with time.
@MainActor final class NextMoment {
  private var work: ScheduledWork?

  /// Builds a node again some time later; an earlier request is replaced.
  func schedule(after seconds: TimeInterval, node: ViewNode) {
    work?.cancel()
    let delay = Duration(bounded: seconds)
    work = VirtualTime.schedule(after: delay, kind: .timer, label: "changing text") {
      [weak node] in
      guard let node, node.isAlive else { return }
      node.invalidator.invalidate()
    }
  }

  isolated deinit { work?.cancel() }
}
