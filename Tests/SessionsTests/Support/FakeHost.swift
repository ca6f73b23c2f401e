import Foundation
import SessionProtocol

@testable import Workspace

/// Hosts played by shell scripts.
final class FakeHost {
  private let folder: String

  init() throws {
    folder = NSTemporaryDirectory() + "pomelo-fake-host-\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  /// Starts a script as a host that has said that it is ready and was told to run a test.
  func start(_ script: String) throws -> HostProcess {
    let text = "\(folder)/host.sh"
    try Data("#!/bin/sh\nread request <&3\n\(script)\n".utf8).write(
      to: URL(fileURLWithPath: text))
    let path = "\(folder)/host-\(UUID().uuidString)"
    // Made by another process: a program started meanwhile by another test would inherit this
    // one's open file, and a file that is open for writing cannot be run.
    _ = try ToolRun.run("/bin/cp", [text, path], environment: [:])
    chmod(path, 0o755)
    return try HostProcess(
      executable: path, environment: ["PATH": "/usr/bin:/bin"], makeToken: { "" })
  }

  /// A shell command that says a message.
  static func say(_ message: HostMessage) throws -> String {
    let line = String(decoding: try MessageCoding.line(for: message), as: UTF8.self)
    return "printf '%s' '\(line)' >&3"
  }

  /// A shell command that says a run's start and then the events of a kind, numbered, without end.
  static func flood(_ content: Event.Content) throws -> String {
    let number = 987_654_321
    let event = Event(index: number, time: 1, stack: [], isStop: false, content: content)
    let line = String(
      decoding: try MessageCoding.line(for: HostMessage.event(event)), as: UTF8.self
    )
    .replacing("%", with: "%%").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\(number)", with: "%d").replacing("\n", with: "\\n")
    return """
      \(try started)
      exec awk 'BEGIN { while (1) printf "\(line)", n++ }' >&3
      """
  }

  /// A shell command that says that the first run has begun.
  static var started: String {
    get throws { try say(.runStarted(RunStarted(number: 1, processID: 0))) }
  }
}
