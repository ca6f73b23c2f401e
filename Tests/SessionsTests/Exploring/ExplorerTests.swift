import ExplorerCore
import HeadlessDriver
import SessionProtocol
import SourceModel
import TerminalModel
import TerminalUI
import Testing

@testable import Sessions

/// The one loop, on hosts that are played by scripts and with drivers that have no terminal.
struct ExplorerTests {
  private let fake: FakeHost

  init() throws { fake = try FakeHost() }

  private static func stop(_ index: Int, _ note: String) throws -> String {
    try FakeHost.say(
      .event(
        Event(
          index: index, time: 0, stack: [], isStop: true, content: .note(Note(text: note)))))
  }

  /// A host that stops twice, and says the second only when it is told to go on.
  private func session() throws -> ExplorerSession {
    let script = try """
    \(FakeHost.started)
    \(Self.stop(0, "first note"))
    read command <&3
    \(Self.stop(1, "second note"))
    read command <&3
    """
    let model = ExplorerMind(
      host: HostDescription(app: "Stores", tests: ["A/testB"]),
      index: ProjectIndex(apps: [], pages: [], useCases: [], testClasses: []))
    return ExplorerSession(model: model, host: try fake.start(script))
  }

  @Test func aScriptSeesTheHostsAnswerToEachKeyBeforeTheNext() throws {
    let size = TerminalSize(columns: 120, rows: 40)
    let driver = HeadlessDriver(size: size, keys: [.character("s"), .character("q"), .tab])
    let explorer = Explorer(session: try session(), driver: driver)
    #expect(explorer.run() == .stopped)
    explorer.close()
    #expect(driver.frame?.text.contains("second note") == true)
    // The first, and one for each key up to the one that quits.
    #expect(driver.frameCount == 3)
    #expect(!driver.isInputExhausted)
    #expect(driver.isClosed)
  }

  @Test func aScriptGoesOnWhenItIsGivenMore() throws {
    let driver = HeadlessDriver(size: TerminalSize(columns: 120, rows: 40))
    let explorer = Explorer(session: try session(), driver: driver)
    #expect(explorer.run() == .inputEnded)
    #expect(driver.frame?.text.contains("second note") == false)
    driver.send(.key(.character("s")))
    #expect(explorer.run() == .inputEnded)
    explorer.close()
    #expect(driver.frame?.text.contains("second note") == true)
  }

  @Test func aResizeOfAScriptChangesTheFrame() throws {
    let size = TerminalSize(columns: 90, rows: 30)
    let driver = HeadlessDriver(
      size: TerminalSize(columns: 120, rows: 40), inputs: [.resized(size)])
    let explorer = Explorer(session: try session(), driver: driver)
    #expect(explorer.run() == .inputEnded)
    explorer.close()
    #expect(driver.frame.map { TerminalSize(columns: $0.columns, rows: $0.rows) } == size)
  }

  @Test func linesOfTextTellWhatIsNewAfterEach() throws {
    var lines = ["step-into", "dance", "quit", "never read"][...]
    var written: [String] = []
    let driver = LineDriver {
      if let line = lines.first { written.append("> \(line)") }
      return lines.popFirst()
    }
    let explorer = Explorer(
      session: try session(), driver: driver, view: .lines { written.append($0.string) })
    #expect(explorer.run() == .stopped)
    explorer.close()
    #expect(lines == ["never read"])
    let told = written.map { $0.contains("note") ? String($0.suffix(11)) : $0 }
    #expect(
      told == [
        "Stores: A/testB", " first note", "[stopped]", "> step-into", "second note", "> dance",
        "! there is no command \"dance\"", "> quit",
      ], "\(written)")
  }
}
