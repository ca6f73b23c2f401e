import VirtualTime

extension TestSession {
  /// Runs an asynchronous part of the test on the virtual clock until it is done.
  ///
  /// - Parameters:
  ///   - deadline: Virtual time at which to give up: what the part waits for need not come, though
  ///     the app's timers may go on for ever.
  ///   - waitsForProcesses: Whether time stands still while a process runs that the part has started.
  ///   - part: The part.
  /// - Returns: Whether it was done in time.
  /// - Throws: What the part throws.
  func runToEnd(
    until deadline: Duration, waitsForProcesses: Bool = false,
    _ part: @escaping @MainActor () async throws -> Void
  ) throws -> Bool {
    var result: Result<Void, any Error>?
    Task { @MainActor in
      do {
        try await VirtualTime.runAsTest { try await part() }
        result = .success(())
      } catch {
        result = .failure(error)
      }
    }
    var processes = StartedProcesses()
    let isDone = VirtualTime.run(until: deadline) {
      if result == nil, waitsForProcesses, !VirtualTime.hasReadyWork { processes.waitForOne() }
      return result != nil
    }
    guard isDone else { return false }
    try result?.get()
    return true
  }
}
