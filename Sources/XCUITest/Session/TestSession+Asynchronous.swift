import VirtualTime

extension TestSession {
  /// Runs an asynchronous part of the test on the virtual clock until it is done.
  ///
  /// - Parameters:
  ///   - deadline: Virtual time at which to give up: what the part waits for need not come, though
  ///     the app's timers may go on for ever.
  ///   - part: The part.
  /// - Returns: Whether it was done in time.
  /// - Throws: What the part throws.
  func runToEnd(
    until deadline: Duration, _ part: @escaping @MainActor () async throws -> Void
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
    guard VirtualTime.run(until: deadline, condition: { result != nil }) else { return false }
    try result?.get()
    return true
  }
}
