import ExplorerCore
import Foundation
import HeadlessDriver
import Sessions
import TerminalModel
import Workspace

/// What recording costs in the explorer: each step on top of what the app needs for it, and saving.
struct RecordingBenchmark {
  /// Milliseconds that a step may take besides the app's own time, and saving before the compiler.
  private static let limits = (step: 16.0, save: 100.0)
  private static let rounds = 10
  private static let size = TerminalSize(columns: 120, rows: 40)
  private static let flow = [
    "tap com.example.stores.otherTab", "tap com.example.stores.loginButton",
    "tap com.example.stores.auth.signInButton", "tap com.example.stores.emailTextField",
    "type test@example.com", "tap com.example.stores.passwordTextField", "type password1234",
    "tap com.example.stores.signInButton", "advance 2",
  ]

  private let session: ExplorerSession
  private let driver: HeadlessDriver
  private let explorer: Explorer

  /// Builds a project and begins to explore it.
  ///
  /// - Parameters:
  ///   - host: The project.
  ///   - test: The test, which launches the app first.
  /// - Throws: What a project throws that cannot be opened.
  init(_ host: BenchmarkHost, test: String) throws {
    let source = ProjectSource(
      request: .folder(host.folder), options: ProjectOptions(), currentFolder: "/")
    let project = try source.read(host.installation)
    let built = try BuiltProject(
      project, index: project.index(host.installation), installation: host.installation)
    let starting = try built.start()
    let description = try starting.wait()
    session = ExplorerSession(
      model: ExplorerMind(host: description, index: built.index, test: test),
      host: starting.process,
      supply: HostSupply(
        source: source, built: built, installation: host.installation, isWatching: false))
    driver = HeadlessDriver(size: Self.size)
    explorer = Explorer(session: session, driver: driver)
  }

  /// Prints the figures.
  func measure() {
    defer { session.stop() }
    Benchmark.section("Recording at 120x40: a command until all it changes is shown")
    _ = explorer.run()
    for _ in 0..<4 { type("s") }
    var plain: [Double] = []
    var recorded: [Double] = []
    for _ in 0..<Self.rounds {
      plain += play()
      type("*")
      recorded += play()
      type("*")
      line("discard-recording")
    }
    let own = Benchmark.report(milliseconds: "acting by hand", plain)
    let all = Benchmark.report(milliseconds: "recording, until the Swift is shown", recorded)
    Benchmark.target(
      "at most \(Int(Self.limits.step)) ms on top of acting by hand, for half and for 95 of 100",
      isMet: all.median - own.median <= Self.limits.step
        && all.at(0.95) - own.at(0.95) <= Self.limits.step)
    compare(all)
    measureSaving()
  }

  /// Prints how long Playwright's recorder takes for the steps of the same flow.
  private func compare(_ own: Benchmark.Figures) {
    signal(SIGPIPE, SIG_IGN)
    guard let browser = try? BrowserFlow(isRecorded: true), browser.figures() != nil else {
      return print("  Playwright or Chromium is missing: nothing is compared with its recorder.")
    }
    defer { browser.stop() }
    let steps = (0..<3).flatMap { _ in browser.figures() ?? [] }
    guard !steps.isEmpty else { return }
    let other = Benchmark.report(
      milliseconds: "Playwright's recorder, until its code is told", steps)
    Benchmark.report("times sooner", other.median / own.median, "×", digits: 0)
  }

  /// Saves a recording of nine steps, and takes it back.
  private func measureSaving() {
    type("*")
    _ = play()
    var saving: [Double] = []
    for _ in 0..<Self.rounds {
      line("save-test test SignInTests/testRecorded")
      saving.append(Benchmark.seconds { press(.enter) })
      press(.escape)
      line("undo-save")
    }
    let figures = Benchmark.report(milliseconds: "saving nine steps, before the compiler", saving)
    Benchmark.target(
      "at most \(Int(Self.limits.save)) ms", isMet: figures.maximum <= Self.limits.save)
  }

  /// Does the flow where the run is, and goes back to there.
  ///
  /// - Returns: The seconds of each step.
  private func play() -> [Double] {
    let position = session.model.run.position
    let seconds = Self.flow.map { text in Benchmark.seconds { line(text) } }
    line("go-to \(position)")
    return seconds
  }

  private func type(_ key: Character) { press(.character(key)) }

  private func press(_ key: Key) {
    driver.send(.key(key))
    _ = explorer.run()
  }

  private func line(_ text: String) {
    driver.send(.line(text))
    _ = explorer.run()
  }
}
