import Glibc
import SystemProcesses

/// Runs a tool to its end and keeps what it said.
enum ToolRun {
  /// What a finished tool leaves.
  struct Outcome: Hashable {
    /// Whether it ended with status 0.
    var succeeded: Bool
    /// Its standard output and error, as they came.
    var output: String
    /// The limit in seconds that it has reached, by which it was ended; `nil` for none.
    var limit: Int?
  }

  /// How much of the output is kept, in bytes; the rest is read and dropped, so that the tool
  /// never waits for a reader.
  static let outputLimit = 4 << 20

  /// Runs a tool.
  ///
  /// - Parameters:
  ///   - executable: Path of the tool.
  ///   - arguments: Arguments after the tool's name.
  ///   - environment: Its environment variables.
  ///   - errors: Path of a file for its standard error, which is then no part of the output.
  ///   - confinement: What it may do, and for how long; `nil` for all that pomelo may do.
  ///   - cancellation: Ends it from another thread; without one, who interrupts pomelo does.
  /// - Returns: What the tool left; nothing, and no success, where it was ended.
  /// - Throws: `ChildProcess.StartFailure`.
  static func run(
    _ executable: String, _ arguments: [String], environment: [String: String],
    errors: String? = nil, confinement: ToolConfinement? = nil,
    cancelledBy cancellation: BuildCancellation? = nil
  ) throws(ChildProcess.StartFailure) -> Outcome {
    let ends = try ChildProcess.pipe()
    let null = open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer {
      close(ends.read)
      if null >= 0 { close(null) }
    }
    var descriptors = [STDOUT_FILENO: ends.write, STDERR_FILENO: ends.write]
    if null >= 0 { descriptors[STDIN_FILENO] = null }
    let file = errors.map { open($0, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600) } ?? -1
    defer { if file >= 0 { close(file) } }
    if file >= 0 { descriptors[STDERR_FILENO] = file }
    let confined = try confinement.map(ConfinedTool.init)
    let variables = environment.merging(confined?.environment ?? [:]) { $1 }
    let start = { () throws(ChildProcess.StartFailure) -> pid_t in
      try ChildProcess.start(
        executable, arguments, environment: variables, descriptors: descriptors,
        // Who interrupts pomelo interrupts its compilers, unless something else ends them.
        ownSession: cancellation != nil, rules: confined?.rules)
    }
    let started: pid_t?
    do {
      if let cancellation {
        started = try cancellation.start(start)
      } else {
        started = try start()
      }
    } catch {
      close(ends.write)
      throw error
    }
    close(ends.write)
    guard let process = started else { return Outcome(succeeded: false, output: "") }
    guard let confinement else {
      let bytes = readAll(ends.read)
      cancellation?.letGo(process)
      return Outcome(
        succeeded: ProcessEnding(waitingFor: process) == .exited(0),
        output: String(decoding: bytes, as: UTF8.self))
    }
    ToolKeeper.watch(group: process)
    let group = ConfinedGroup(leader: process)
    let hasEnded = group.wait(reading: ends.read, upTo: confinement.limit)
    cancellation?.letGo(process)
    let ending = ProcessEnding(waitingFor: process)
    ToolKeeper.forget(group: process)
    return Outcome(
      succeeded: ending == .exited(0), output: String(decoding: group.output, as: UTF8.self),
      limit: hasEnded ? nil : confinement.limit)
  }

  private static func readAll(_ descriptor: Int32) -> [UInt8] {
    var bytes: [UInt8] = []
    while let more = read(descriptor) {
      bytes += more.prefix(outputLimit - bytes.count)
    }
    return bytes
  }

  /// Reads what there is, and waits where there is nothing.
  ///
  /// - Parameter descriptor: Where to read.
  /// - Returns: `nil` at the end.
  static func read(_ descriptor: Int32) -> ArraySlice<UInt8>? {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = buffer.withUnsafeMutableBytes { Glibc.read(descriptor, $0.baseAddress, $0.count) }
      if count < 0, errno == EINTR { continue }
      return count > 0 ? buffer[..<count] : nil
    }
  }
}
