package import SessionProtocol

/// A host that was started, and has not said yet that it is ready.
package final class StartingHost {
  /// The host.
  package let process: HostProcess
  private var printed: [UInt8] = []

  /// How much of what it prints is kept, in bytes.
  private static let printedLimit = 64 << 10

  /// Starts a host.
  ///
  /// - Parameters:
  ///   - executable: Path of the program that ``HostBuilder`` has built.
  ///   - arguments: Its arguments, as tests may read them.
  ///   - environment: Environment variables of the host; the person's, as tests may read them.
  /// - Throws: ``HostError/notStarted(executable:reason:)``.
  package init(
    executable: String, arguments: [String] = [], environment: [String: String]
  ) throws(HostError) {
    process = try HostProcess(
      executable: executable, arguments: arguments, environment: environment)
  }

  /// What it has printed so far, as text.
  package var said: String { String(decoding: printed, as: UTF8.self) }

  /// What the host says of itself if it has said by now that it is ready; does not wait.
  ///
  /// - Throws: `HostError`, also of a host that says something else or speaks another version.
  package func look() throws(HostError) -> HostDescription? {
    var first: HostMessage?
    do {
      try process.receive(
        onOutput: { printed += $0.prefix(Self.printedLimit - printed.count) },
        onMessage: { first = first ?? $0 })
    } catch {
      // A host that was ready and is gone since: whoever tells it something hears of that.
      if first == nil { throw error }
    }
    guard let first else { return nil }
    guard case .ready(let description) = first else { throw .notReady }
    guard description.version == HostDescription.currentVersion else {
      throw .misspoke(
        .wrongVersion(found: description.version, expected: HostDescription.currentVersion))
    }
    return description
  }

  /// Waits until the host says that it is ready, which takes some 30 ms.
  ///
  /// - Parameter seconds: How long at most, in real seconds.
  /// - Returns: What it says of itself.
  /// - Throws: As ``look()``; ``HostError/silent(seconds:)`` when the time is up.
  package func wait(seconds: Int = 30) throws(HostError) -> HostDescription {
    let deadline = ContinuousClock.now + .seconds(seconds)
    while true {
      if let description = try look() { return description }
      let rest = (deadline - .now) / .milliseconds(1)
      guard rest > 0 else { throw .silent(seconds: seconds) }
      process.wait(milliseconds: Int32(min(rest.rounded(.up), 60_000)))
    }
  }
}
