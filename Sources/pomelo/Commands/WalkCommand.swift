import ArgumentParser
import Foundation
import Glibc
import SessionProtocol
import Sessions
import TerminalModel
import TerminalUI
import Workspace

/// `pomelo walk`: plays with the app at random; for tests of pomelo itself.
struct WalkCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "walk", abstract: "Plays with the app at random and checks its screens.",
    shouldDisplay: false)

  @OptionGroup var project: ProjectArguments

  @Option(help: "Which walk; the same seed leads through the same screens.")
  var seed: UInt64 = 1

  @Option(help: "How many taps, drags, keys and turns.")
  var actions = 10_000

  @Flag(help: "Print each action before it is done.")
  var tell = false

  @Option(help: "The label of something that is not touched, as it ends the app; repeatable.")
  var avoid: [String] = []

  func run() throws {
    let host = try PreparedHost(project, only: [])
    let process = Process()
    process.executableURL = URL(fileURLWithPath: host.built.executable)
    process.arguments =
      ["--walk", "\(seed)", "\(actions)", "--tell"] + avoid.flatMap { ["--avoid", $0] }
    process.environment = host.built.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
      .merging(DeviceFolder()?.home.variables ?? [:]) { $1 }
    let output = Pipe()
    process.standardOutput = output
    // Without a pipe for signals, they end the command at once.
    let noticed = try? Interruption()
    try process.run()
    var log = WalkLog(actions: actions, tellsAll: tell)
    let stopped = try follow(output.fileHandleForReading, stop: noticed?.stop ?? .never, &log)
    Console.endProgress()
    if stopped { process.terminate() }
    process.waitUntilExit()
    if stopped {
      Console.print(TerminalText(log.interruption(seed: seed)))
      try noticed?.check()
    }
    guard process.terminationReason == .exit else {
      throw CommandError.host(
        "The app ended by signal \(process.terminationStatus)\(log.place).")
    }
    throw ExitCode(process.terminationStatus)
  }

  /// Takes what a walk says until it is over.
  ///
  /// - Returns: Whether it was stopped.
  private func follow(
    _ output: FileHandle, stop: BatchStop, _ log: inout WalkLog
  ) throws -> Bool {
    var framer = LineFramer()
    while true {
      if stop.isWanted() { return true }
      var entries = [output.fileDescriptor, stop.descriptor].map {
        pollfd(fd: $0, events: Int16(POLLIN), revents: 0)
      }
      guard poll(&entries, 2, -1) > 0, entries[0].revents != 0 else { continue }
      let bytes = output.availableData
      guard !bytes.isEmpty else { return stop.isWanted() }
      for line in try framer.append(bytes) {
        if let line = log.receive(String(decoding: line, as: UTF8.self)) {
          Console.print(TerminalText(line))
        }
      }
      Console.show(log.progress)
    }
  }
}
