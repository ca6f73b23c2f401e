import ArgumentParser
import Foundation
import SessionProtocol
import Sessions
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
      ["--walk", "\(seed)", "\(actions)"] + (tell ? ["--tell"] : [])
      + avoid.flatMap { ["--avoid", $0] }
    process.environment = host.built.environment
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
      .merging(DeviceFolder()?.home.variables ?? [:]) { $1 }
    try process.run()
    process.waitUntilExit()
    guard process.terminationReason == .exit else {
      throw CommandError.host("The app ended by signal \(process.terminationStatus).")
    }
    throw ExitCode(process.terminationStatus)
  }
}
