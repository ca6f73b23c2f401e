import Foundation

/// Runs the `pomelo` that was built together with these tests.
enum PomeloProcess {
  /// What a run of the program left behind.
  struct Output: Sendable {
    let status: Int32
    let standardOutput: String
    let standardError: String
    let timedOut: Bool

    /// The lines of the standard output, without the empty one after the last line feed.
    var lines: [String] {
      var lines = standardOutput.split(separator: "\n", omittingEmptySubsequences: false)
      if lines.last?.isEmpty == true { lines.removeLast() }
      return lines.map(String.init)
    }
  }

  /// The program, which SwiftPM puts beside the test executable.
  static let executable = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    .deletingLastPathComponent().appendingPathComponent("pomelo")

  /// Runs the program without a terminal, with a text as its input or none, and kills it when it takes
  /// too long.
  ///
  /// Another program may be named, such as a shell that runs it. Its output goes to files, so that it
  /// can say as much as it likes before it is read.
  static func run(
    _ arguments: [String], of program: String? = nil, in directory: URL = Workbench.root,
    input: String? = nil, environment: [String: String] = [:], timeout: Duration = .seconds(240)
  ) async throws -> Output {
    let transcripts = try Workbench.makeDirectory("transcripts/\(UUID().uuidString)")
    let outputFile = transcripts.appendingPathComponent("stdout")
    let errorFile = transcripts.appendingPathComponent("stderr")
    let process = Process()
    process.executableURL = program.map { URL(fileURLWithPath: $0) } ?? executable
    process.arguments = arguments
    process.currentDirectoryURL = directory
    process.environment = Workbench.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    if let input {
      let file = transcripts.appendingPathComponent("stdin")
      try input.write(to: file, atomically: true, encoding: .utf8)
      process.standardInput = try FileHandle(forReadingFrom: file)
    }
    process.standardOutput = try makeEmptyFile(outputFile)
    process.standardError = try makeEmptyFile(errorFile)

    let timedOut = try await runToExit(process, timeout: timeout)
    let output = Output(
      status: process.terminationStatus,
      standardOutput: try String(contentsOf: outputFile, encoding: .utf8),
      standardError: try String(contentsOf: errorFile, encoding: .utf8), timedOut: timedOut)
    try FileManager.default.removeItem(at: transcripts)
    return output
  }

  /// Starts the process and returns when it is gone; tells whether it had to be killed.
  private static func runToExit(_ process: Process, timeout: Duration) async throws -> Bool {
    let (exits, continuation) = AsyncStream<Void>.makeStream()
    process.terminationHandler = { _ in continuation.finish() }
    try process.run()
    let processID = process.processIdentifier
    let watchdog = Task {
      try await Task.sleep(for: timeout)
      kill(processID, SIGKILL)
      return true
    }
    for await _ in exits {}
    watchdog.cancel()
    return (try? await watchdog.value) ?? false
  }

  private static func makeEmptyFile(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }
}
