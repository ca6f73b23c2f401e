import Foundation
import SessionProtocol
import Testing
import Workspace

/// A host of the bundled example that runs in valgrind, which counts instructions.
///
/// Valgrind does not understand the compiler's debug information and gives up over it, so program
/// and library are copies without.
struct CountedHost {
  private static let folder = URL(fileURLWithPath: NSTemporaryDirectory())
    .appendingPathComponent("pomelo-instructions-\(getpid())")

  private let folder = Self.folder
  private let program: String

  /// Builds a host.
  ///
  /// - Throws: What is missing, and why the build failed.
  init() throws {
    let library = try Installation.current.hostSDK().library
    let built = URL(fileURLWithPath: library).deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in [
      "Modules", "COpenCombineHelpers.build", "CSystemVersions.build", "PomeloMacros",
    ] {
      let link = folder.appendingPathComponent(name)
      try? FileManager.default.removeItem(at: link)
      try FileManager.default.createSymbolicLink(
        at: link, withDestinationURL: built.appendingPathComponent(name))
    }
    try Self.strip(library, to: folder.appendingPathComponent("libPomeloHost.so").path)
    let current = Installation.current
    let installation = Installation(
      executable: current.executable,
      environment: current.environment.merging(["POMELO_HOST_SDK": folder.path]) { $1 },
      fileExists: current.fileExists)
    let example = folder.appendingPathComponent("Stores")
    try FileManager.default.copyItem(
      atPath: current.example(named: "Stores"), toPath: example.path)
    try? FileManager.default.removeItem(at: example.appendingPathComponent(".pomelo"))
    let project = try Project(
      .folder(example.path), installation: installation, currentFolder: "/")
    let host = try HostBuilder(
      project: project, index: project.index(), installation: installation
    ).build()
    try Self.strip(host.executable, to: folder.appendingPathComponent("host").path)
    program = folder.appendingPathComponent("counted").path
    let valgrind = "valgrind --vgdb=no --tool=callgrind --toggle-collect='*ChildRun*run*yF'"
    try Data(
      "#!/bin/sh\nexec \(valgrind) --callgrind-out-file='\(folder.path)/count.%p' '\(folder.path)/host'\n"
        .utf8
    ).write(to: URL(fileURLWithPath: program))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: program)
  }

  /// Runs a test several times, one after the other, and forgets all that was built.
  ///
  /// - Parameters:
  ///   - test: Which test.
  ///   - runs: How often.
  /// - Returns: The instructions of each run, from its process's start to its end.
  /// - Throws: What the host says that is no message, or ``NoAnswer``.
  func instructions(of test: String, runs: Int) throws -> [Int] {
    defer { try? FileManager.default.removeItem(at: folder) }
    // Valgrind writes on the host's behalf.
    let starting = try StartingHost(
      executable: program,
      environment: ProcessInfo.processInfo.environment
        .merging(["POMELO_WRITABLE": folder.path]) { $1 })
    let host = starting.process
    defer { host.terminate() }
    _ = try starting.wait(seconds: 300)
    return try (0..<runs).map { number in
      try host.send(.run(RunRequest(number: number, test: test, detail: .outcome)))
      return try count(of: host)
    }
  }

  /// Waits for the end of a run.
  private func count(of host: HostProcess) throws -> Int {
    let deadline = ContinuousClock.now + .seconds(300)
    var messages: [HostMessage] = []
    while !messages.contains(where: { if case .runEnded = $0 { true } else { false } }) {
      guard ContinuousClock.now < deadline else { throw NoAnswer() }
      host.wait(milliseconds: 1000)
      try host.receive(onOutput: { _ in }, onMessage: { messages.append($0) })
    }
    var process: Int32?
    for message in messages {
      switch message {
      case .runStarted(let started): process = started.processID
      case .event(let event):
        if case .testEnded(let ended) = event.content { #expect(ended.status == .passed) }
      case .ready, .runEnded: break
      }
    }
    let child = try #require(process)
    let text = try String(contentsOfFile: "\(folder.path)/count.\(child)", encoding: .utf8)
    let total = text.split(separator: "\n").last { $0.hasPrefix("totals: ") }
    return try #require(total.flatMap { Int($0.dropFirst(8)) })
  }

  /// The host says nothing any more.
  struct NoAnswer: Error {}

  private static func strip(_ file: String, to copy: String) throws {
    try run("strip", ["--strip-debug", "-o", copy, file])
  }

  /// Runs a tool that has to be there.
  static func run(_ tool: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    try #require(
      process.terminationStatus == 0,
      "\(tool) is missing or failed: sudo apt-get install -y valgrind binutils")
  }
}
