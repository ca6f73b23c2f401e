import Foundation
import SessionProtocol
import TestSupport

@testable import Workspace

/// Hosts that are played by shell scripts.
enum HostScript {
  /// What a host says of itself first.
  static let description = HostDescription(app: "Stores", tests: ["A/testB"])
  /// That it is ready.
  static let ready = HostMessage.ready(description)

  /// Makes a program of a script.
  ///
  /// - Returns: Its path.
  static func program(_ script: String, in folder: TemporaryFolder) throws -> String {
    let text = try folder.write("#!/bin/sh\n\(script)\n", to: "host.sh")
    let path = folder.path + "/host"
    // Made by another process: a program started meanwhile by another test would inherit this
    // one's open file, and a file that is open for writing cannot be run.
    _ = try ToolRun.run("/bin/cp", [text, path], environment: [:])
    chmod(path, 0o755)
    return path
  }

  /// Starts a script as a host.
  static func start(_ script: String, in folder: TemporaryFolder) throws -> HostProcess {
    try HostProcess(
      executable: program(script, in: folder), environment: ["PATH": "/usr/bin:/bin"],
      makeToken: { "" })
  }

  /// Starts a script as a host that is to say that it is ready.
  static func starting(_ script: String, in folder: TemporaryFolder) throws -> StartingHost {
    try StartingHost(
      executable: program(script, in: folder), environment: ["PATH": "/usr/bin:/bin"])
  }

  /// A shell command that says a message.
  static func say(_ message: HostMessage) throws -> String {
    let line = String(decoding: try MessageCoding.line(for: message), as: UTF8.self)
    return "printf '%s' '\(line)' >&$POMELO_SESSION_FD"
  }
}

extension HostProcess {
  /// Takes what the host says and prints until something holds for both, ten seconds at most.
  func receive(
    until isEnough: (_ messages: [HostMessage], _ output: String) -> Bool
  ) throws(HostError) -> (messages: [HostMessage], output: String) {
    let deadline = ContinuousClock.now + .seconds(10)
    var messages: [HostMessage] = []
    var output: [UInt8] = []
    while ContinuousClock.now < deadline {
      try receive(onOutput: { output += $0 }, onMessage: { messages.append($0) })
      let text = String(decoding: output, as: UTF8.self)
      if isEnough(messages, text) { return (messages, text) }
      wait(milliseconds: 1000)
    }
    return (messages, String(decoding: output, as: UTF8.self))
  }
}
