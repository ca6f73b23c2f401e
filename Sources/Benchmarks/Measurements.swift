import ExplorerCore
import Foundation
import HeadlessDriver
import SessionProtocol
import Sessions
import SourceModel
import TerminalModel
import Workspace

/// The figures that need a built host.
struct Measurements {
  let host: BenchmarkHost
  let built: (index: ProjectIndex, executable: String)

  private var signIn: String { "SignInTests/testSignIn" }
  /// A test of more than three hundred events.
  private var longRun: String { "ProfileTests/testSigningInAgain" }

  /// Runs the sign-in test many times.
  func runBatch(repetitions: Int, jobs: Int, report: (TestResult) -> Void) throws {
    let plan = TestBatch.Plan(tests: [signIn], repetitions: repetitions, jobs: jobs)
    try TestBatch(plan: plan, startHost: { try startHost().process }).run(report: report)
  }

  /// Starts a host, which says later that it is ready.
  private func startHost() throws -> StartingHost {
    try StartingHost(executable: built.executable, environment: host.installation.environment)
  }

  /// Starts a host and waits until it is ready.
  private func readyHost() throws -> ReadyHost { try ReadyHost(startHost()) }

  /// Prints how fast tests run, what a run costs, and how it compares with a browser.
  func measureRuns() throws {
    Benchmark.section("Runs of \(signIn), each in a process of its own, hosts started in the time")
    for jobs in [1, 2] {
      let count = 1000
      var digests: Set<String> = []
      var passed = 0
      let seconds = try Benchmark.seconds {
        try runBatch(repetitions: count, jobs: jobs) { result in
          digests.insert(result.digest)
          if result.status == .passed { passed += 1 }
        }
      }
      Benchmark.report("\(count) runs on \(jobs) host(s)", seconds, "s", digits: 2)
      Benchmark.report("  runs a second", Double(count) / seconds, "runs/s")
      Benchmark.report("  passed", Double(passed), "runs", digits: 0)
      Benchmark.report("  different event streams", Double(digests.count), "", digits: 0)
      if jobs == 2 { Benchmark.target("under 3 s", isMet: seconds < 3) }
    }
    try measureRunCost()
    try BrowserBenchmark(host: readyHost(), test: signIn).measure()
  }

  /// Prints what one run costs, in a release build and, where there is one, in a debug build.
  private func measureRunCost() throws {
    Benchmark.section("Processor time of one run of \(signIn)")
    try RunCostBenchmark(host: readyHost(), test: signIn, name: "release", limit: 5).measure()
    guard let program = ProcessInfo.processInfo.environment["POMELO_BENCH_DEBUG"],
      FileManager.default.isExecutableFile(atPath: program)
    else { return }
    var installation = host.installation
    installation.executable = URL(fileURLWithPath: program).path
    let debug = try BenchmarkHost(installation: installation)
    defer { debug.remove() }
    let measurements = Measurements(host: debug, built: try debug.build())
    try RunCostBenchmark(host: measurements.readyHost(), test: signIn, name: "debug", limit: 15)
      .measure()
  }

  /// Prints how large events are.
  func measureEvents() throws {
    Benchmark.section("Events of one run, with stacks and screens")
    var sizes: [Double] = []
    var screens: [Double] = []
    var actions = 0
    let plan = TestBatch.Plan(tests: [signIn], jobs: 1, detail: .full)
    let batch = TestBatch(plan: plan, startHost: { try startHost().process }) { _, _, event in
      let size = Double((try? MessageCoding.line(for: event).count) ?? 0)
      if case .screen = event.content { screens.append(size) } else { sizes.append(size) }
      if case .action = event.content { actions += 1 }
    }
    let seconds = try Benchmark.seconds { try batch.run { _ in } }
    Benchmark.report("events without screens", Double(sizes.count), "", digits: 0)
    Benchmark.report("  bytes, median", Benchmark.Figures(sizes).median, "bytes", digits: 0)
    Benchmark.report("screens", Double(screens.count), "", digits: 0)
    Benchmark.report("  bytes, median", Benchmark.Figures(screens).median, "bytes", digits: 0)
    Benchmark.report("whole run", (sizes + screens).reduce(0, +) / 1000, "kB")
    Benchmark.report("taps and typing", Double(actions) / seconds, "actions/s")
  }

  /// An explorer on a host of its own.
  private func session(_ test: String? = nil) throws -> ExplorerSession {
    let starting = try startHost()
    let description = try starting.wait()
    return ExplorerSession(
      model: ExplorerMind(host: description, index: built.index, test: test ?? signIn),
      host: starting.process)
  }

  /// Prints how fast keys are answered.
  func measureExplorer() throws {
    let session = try session()
    defer { session.stop() }
    let size = TerminalSize(columns: 120, rows: 40)
    let driver = HeadlessDriver(size: size)
    let explorer = Explorer(session: session, driver: driver)
    _ = explorer.run()
    func frames(_ key: Key, _ count: Int) -> [Double] {
      (0..<count).map { _ in
        Benchmark.seconds {
          driver.send(.key(key))
          _ = explorer.run()
        }
      }
    }
    Benchmark.section("Explorer at 120x40: key to finished frame, the host's work included")
    Benchmark.report(milliseconds: "next pane (Tab)", frames(.tab, 200))
    Benchmark.report(milliseconds: "step (s)", frames(.character("s"), 30))
    Benchmark.report(
      milliseconds: "back (a fresh run up to there)", frames(.character("["), 20))
    Benchmark.report(milliseconds: "forward again (s)", frames(.character("s"), 20))
    let long = try self.session(longRun)
    defer { long.stop() }
    StepBackBenchmark(session: long).measure()
  }

  /// Prints how much of a key's answer is the explorer's own work.
  func measureFrames() throws {
    let session = try session()
    defer { session.stop() }
    Benchmark.section("Explorer at 120x40: key to changed cells")
    ExplorerBenchmark(session: session).measure(steps: 40)
    let long = try self.session(longRun)
    defer { long.stop() }
    ExplorerBenchmark(session: long).measureTravel()
  }

  /// Prints how fast the program starts.
  func measureStart() throws {
    Benchmark.section("Start of the program, to its first frame and out, host built before")
    let program = (host.installation.executable as NSString).deletingLastPathComponent + "/pomelo"
    let seconds = try (0..<20).map { _ in
      let process = Process()
      process.executableURL = URL(fileURLWithPath: program)
      process.arguments = ["explore", host.folder, "--headless", "120x40", "--frame"]
      process.standardOutput = FileHandle.nullDevice
      return try Benchmark.seconds {
        try process.run()
        process.waitUntilExit()
      }
    }
    Benchmark.report(milliseconds: "pomelo explore", seconds)
  }
}
