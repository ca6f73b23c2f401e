import ExplorerCore
import Foundation
import SessionProtocol
import Sessions
import SourceModel
import TerminalUI
import Workspace

/// How an explorer answers keys, and what memory it takes, while its host says all it can.
enum FloodBenchmark {
  /// Events after which memory is looked at, the last of which end the measurement.
  private static let marks = [1_000_000, 5_000_000]

  /// Prints the figures.
  ///
  /// - Throws: When the host that is played cannot be started.
  static func measure() throws {
    Benchmark.section("Explorer at 120x40 while a host says events without end")
    let folder =
      NSTemporaryDirectory() + "pomelo-flood-\(ProcessInfo.processInfo.processIdentifier)"
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let host = try HostProcess(
      executable: try flood(in: folder), environment: ["PATH": "/usr/bin:/bin"])
    let model = ExplorerMind(
      host: HostDescription(app: "App", tests: ["A/testB"]),
      index: ProjectIndex(apps: [], pages: [], useCases: [], testClasses: []))
    let session = ExplorerSession(model: model, host: host)
    let terminal = TypingTerminal()
    let explorer = Explorer(session: session, driver: terminal)
    let type = terminal.type
    let typist = Thread {
      var generator = SystemRandomNumberGenerator()
      while !Thread.current.isCancelled {
        for key in "2345" {
          type(key)
          // A person's pace, but at no fixed distance from any frame.
          usleep(UInt32.random(in: 20_000...60_000, using: &generator))
        }
      }
    }
    watch(explorer)
    typist.start()
    let seconds = Benchmark.seconds { _ = explorer.run() }
    typist.cancel()
    session.stop()
    Benchmark.report("events a second", Double(session.model.run.position) / seconds, "")
    let figures = Benchmark.report(milliseconds: "key to frame", terminal.delays)
    Benchmark.report("  99 of 100 keys", figures.at(0.99), "ms", digits: 2)
    Benchmark.target("a key answers within 50 ms", isMet: figures.at(0.99) < 50)
  }

  /// Prints the memory at each mark, and stops the loop at the last, or where the host is silent.
  private static func watch(_ explorer: Explorer) {
    var marks = marks[...]
    var (last, silence) = (0, 0)
    func look() {
      let position = explorer.session.model.run.position
      silence = position == last ? silence + 1 : 0
      last = position
      if silence == 200 {
        Benchmark.target("the host goes on", isMet: false)
        return explorer.loop.stop()
      }
      while let mark = marks.first, position >= mark {
        Benchmark.report("memory after \(mark) events", residentMegabytes, "MB")
        marks.removeFirst()
      }
      if marks.isEmpty {
        explorer.loop.stop()
      } else {
        explorer.loop.schedule(after: .milliseconds(50), look)
      }
    }
    look()
  }

  /// Memory of this process that is in use.
  private static var residentMegabytes: Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let pages = text.split(separator: " ").dropFirst().first.flatMap { Double($0) } ?? 0
    return pages * Double(sysconf(Int32(_SC_PAGESIZE))) / 1_048_576
  }

  /// A program that says a run's start, and then numbered events without end.
  private static func flood(in folder: String) throws -> String {
    let number = 987_654_321
    let started = try MessageCoding.line(
      for: HostMessage.runStarted(RunStarted(number: 1, processID: 0)))
    let event = Event(
      index: number, time: 1, stack: [], isStop: false,
      content: .read(
        Read(attribute: .exists, target: "\"Sign In\" Button", value: "true", elementID: nil)))
    let line = String(
      decoding: try MessageCoding.line(for: HostMessage.event(event)), as: UTF8.self
    )
    .replacing("%", with: "%%").replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    .replacing("\(number)", with: "%d").replacing("\n", with: "\\n")
    let script = """
      #!/bin/sh
      # The first message belongs to no run yet; all others begin with the token of theirs.
      read -r request <&3
      token=${request#*'"token":"'}
      token=${token%%'"'*}
      printf '%s' '\(String(decoding: started, as: UTF8.self))' >&3
      exec awk -v token="$token" 'BEGIN { while (1) printf "%s\(line)", token, n++ }' >&3
      """
    let path = folder + "/host"
    try Data(script.utf8).write(to: URL(fileURLWithPath: path))
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    return path
  }
}
