import Foundation
import SessionProtocol
import Workspace

/// Starts hosts that a shell script plays, and counts them: they pass tests, or die of them.
final class BatchHosts: @unchecked Sendable {
  private let folder = NSTemporaryDirectory() + "pomelo-batch-\(UUID().uuidString)"
  private(set) var started: [HostProcess] = []

  /// Writes the script.
  ///
  /// - Parameter contents: What the test `A/says` tells of before it passes.
  /// - Throws: What the file system says.
  init(saying contents: [Event.Content] = []) throws {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let text = folder + "/host.sh"
    try Self.script(saying: contents).write(toFile: text, atomically: true, encoding: .utf8)
    // Copied by another process, as a file that is open for writing cannot be run.
    let copy = try Process.run(
      URL(fileURLWithPath: "/usr/bin/install"), arguments: ["-m", "755", text, folder + "/host"])
    copy.waitUntilExit()
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func start() throws -> HostProcess {
    let host = try HostProcess(
      executable: folder + "/host", environment: ["PATH": "/usr/bin:/bin"], makeToken: { "" })
    started.append(host)
    return host
  }

  /// Passes every test but those that end the child or the whole host.
  private static func script(saying contents: [Event.Content]) throws -> String {
    let said = try contents.map {
      try say(.event(Event(index: 0, time: 1, stack: [], isStop: false, content: $0)))
    }
    let passed = HostMessage.event(
      Event(
        index: 0, time: 1, stack: [], isStop: true,
        content: .testEnded(TestEnded(status: .passed, duration: 1, digest: "ab"))))
    let ended = HostMessage.runEnded(RunEnded(number: 1, exitStatus: 0, signal: nil))
    let note = HostMessage.event(
      Event(index: 0, time: 1, stack: [], isStop: false, content: .note(Note(text: "again"))))
    let killed = HostMessage.runEnded(RunEnded(number: 1, exitStatus: nil, signal: 9))
    return """
      #!/bin/sh
      while read -r line <&3; do
        case "$line" in
        *setNetwork*) ;;
        *A/hostDies*) echo "last words"; exit 9 ;;
        *A/childDies*) \(try say(killed)) ;;
        *A/floods*) \(try say(.runStarted(RunStarted(number: 1, processID: 1))))
          exec yes '\(try line(of: note))' >&3 ;;
        *A/hangs*) \(try say(.runStarted(RunStarted(number: 1, processID: 1)))); exec sleep 1000 ;;
        *A/says*) \((said + [try say(passed), try say(ended)]).joined(separator: "; ")) ;;
        *) \(try say(passed)); \(try say(ended)) ;;
        esac
      done
      """
  }

  private static func say(_ message: HostMessage) throws -> String {
    "printf '%s\\n' '\(try line(of: message))' >&3"
  }

  private static func line(of message: HostMessage) throws -> String {
    String(decoding: try MessageCoding.line(for: message).dropLast(), as: UTF8.self)
  }
}
