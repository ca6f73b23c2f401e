extension VirtualTime {
  /// Runs work on the main thread once the caller has returned, as the services of a device answer.
  ///
  /// - Parameters:
  ///   - label: What to call the work where it is listed.
  ///   - delay: How much later.
  ///   - work: What is done; whoever calls gives it away.
  package static func later(
    _ label: String, after delay: Duration = .zero, _ work: @escaping () -> Void
  ) {
    let handover = Handover(work: work)
    schedule(after: delay, kind: .timer, label: label) { handover.work() }
  }

  /// Takes a closure to the main thread, on which all work under the virtual clock runs anyway.
  private struct Handover: @unchecked Sendable {
    let work: () -> Void
  }
}
