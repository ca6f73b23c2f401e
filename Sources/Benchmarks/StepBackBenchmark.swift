import ExplorerCore
import HeadlessDriver
import Sessions
import TerminalModel

/// What a step back costs at each place of a long run, until the run is live where it leads.
struct StepBackBenchmark {
  /// Events of the run that are gone through.
  private static let events = 200
  /// Milliseconds that a step may take: half of them, and nearly all.
  private static let limits = (median: 10.0, p95: 20.0)
  private static let size = TerminalSize(columns: 120, rows: 40)

  let session: ExplorerSession

  /// Prints the time of each step from the last of the events to the first.
  func measure() {
    let driver = HeadlessDriver(size: Self.size)
    let explorer = Explorer(session: session, driver: driver)
    _ = explorer.run()
    func type(_ key: Character) -> Bool {
      let position = session.model.run.position
      driver.send(.key(.character(key)))
      _ = explorer.run()
      return session.model.run.position != position
    }
    while session.model.run.position < Self.events, type("s") {}
    var seconds: [Double] = []
    var hasMoved = true
    while session.model.run.position > 0, hasMoved {
      seconds.append(Benchmark.seconds { hasMoved = type("[") })
    }
    let figures = Benchmark.report(
      milliseconds: "step back in a run of \(Self.events) events", seconds)
    Benchmark.target(
      "at most \(Int(Self.limits.median)) ms, and \(Int(Self.limits.p95)) for 95 of 100",
      isMet: figures.median <= Self.limits.median && figures.at(0.95) <= Self.limits.p95)
  }
}
