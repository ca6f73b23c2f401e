import ExplorerCore
import Foundation
import Glibc
import SessionProtocol
import SourceModel
import TerminalModel
import TerminalUI
import Testing

@testable import Sessions
@testable import Workspace

/// A session whose host floods, talks nonsense, or goes away.
struct ExplorerSessionTests {
  private let fake: FakeHost

  init() throws { fake = try FakeHost() }

  private func session(_ script: String) throws -> ExplorerSession {
    let model = ExplorerMind(
      host: HostDescription(app: "Stores", tests: ["A/testB"]),
      index: ProjectIndex(apps: [], pages: [], useCases: [], testClasses: []))
    return ExplorerSession(model: model, host: try fake.start(script))
  }

  /// Shows a session until something is on the screen, and gives up after ten seconds.
  private func show(
    _ session: ExplorerSession, typing keys: String = "", until text: String
  ) -> String {
    let terminal = PipeTerminal()
    let explorer = Explorer(session: session, driver: terminal)
    let loop = explorer.loop
    terminal.onFrame = { frame in
      // A frame is the last thing before the loop sleeps.
      if frame.text.contains(text) { loop.schedule(after: .zero) { loop.stop() } }
    }
    loop.schedule(after: .seconds(10)) { loop.stop() }
    terminal.type(keys)
    _ = explorer.run()
    session.stop()
    return terminal.frame?.text ?? ""
  }

  @Test(arguments: [
    Event.Content.logLine(LogLine(title: "Tap \"Log in\" Button", depth: 1)),
    .note(Note(text: String(repeating: "long ", count: 100))),
    .read(Read(attribute: .exists, target: "\"a\" Button", value: "true", elementID: nil)),
  ])
  func aKeyIsAnsweredWhileEventsComeWithoutEnd(content: Event.Content) throws {
    let session = try session(try FakeHost.flood(content))
    let frame = show(session, typing: "?", until: "Stop a run that goes on")
    #expect(frame.contains("Stop a run that goes on"), "\(frame)")
  }

  @Test func aKeyIsAnsweredWhileLinesArePrintedWithoutEnd() throws {
    let session = try session("\(FakeHost.started); exec yes 'printed without end'")
    let frame = show(session, typing: "?", until: "Stop a run that goes on")
    #expect(frame.contains("Stop a run that goes on"), "\(frame)")
  }

  @Test func oneTurnTakesABoundedPartOfAFlood() throws {
    let session = try session(
      try FakeHost.flood(.note(Note(text: "n"))))
    #expect(session.run(RunRequest(number: 1, test: "A/testB")))
    var turns = 0
    let clock = ContinuousClock()
    var longest = Duration.zero
    while turns < 50 {
      var entries = session.descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      poll(&entries, nfds_t(entries.count), 1000)
      longest = max(longest, clock.measure { session.receive() })
      turns += 1
    }
    session.stop()
    // It never ends: had a turn taken all there is, this line would not be reached.
    #expect(turns == 50)
    #expect(longest < .seconds(5))
  }

  @Test(arguments: [
    ("printf 'nonsense\\n' >&3", "said something that is no message: nonsense"),
    ("printf '\\377\\376\\200\\n' >&3", "said something that is no message: "),
    ("printf '{\"event\":' >&3; exit 3", "it ended with status 3"),
    ("printf '{\"ready\":{\"_0\":{\"version\":1}}}\\n' >&3", "said something that is no message"),
    ("head -c 100000000 /dev/zero | tr '\\0' x >&3", "sent a line of more than 64 MB"),
    ("kill -9 $$", "it was ended by signal 9 (Killed)"),
  ])
  func whatIsWrongWithAHostIsToldInASentence(script: String, words: String) throws {
    let session = try session("\(FakeHost.started)\n\(script)\nread more <&3")
    let frame = show(session, until: "host lost")
    let text = frame.replacing("\n", with: "")
    #expect(text.contains("host lost"), "\(frame)")
    #expect(text.contains(words), "\(frame)")
    #expect(!session.isWaitingForHost)
    #expect(session.descriptors.isEmpty)
  }

  @Test func anExplorerWhoseHostWaitsSleeps() throws {
    let stop = Event(
      index: 0, time: 0, stack: [], isStop: true,
      content: .testBegan(TestBegan(test: "A/testB", seed: 0)))
    let session = try session(
      "\(FakeHost.started); \(FakeHost.say(.event(stop))); read more <&3")
    let terminal = PipeTerminal()
    let explorer = Explorer(session: session, driver: terminal)
    let loop = explorer.loop
    var before = 0
    loop.schedule(after: .seconds(1)) { before = loop.wakeUps }
    loop.schedule(after: .seconds(2)) { loop.stop() }
    _ = explorer.run()
    session.stop()
    // The second timer is one; a third may come of it being a moment early.
    #expect(loop.wakeUps - before <= 2)
    #expect(before > 0)
  }
}
