import ExplorerCore
import HeadlessDriver
import Sessions
import TerminalModel

/// What a key costs between its arrival and the cells to be written, and how many those are.
struct ExplorerBenchmark {
  /// The cells of the terminal that the comparison with other programs has too.
  private static let size = TerminalSize(columns: 120, rows: 40)

  let session: ExplorerSession

  /// Takes a key in and draws; the changed cells.
  private func answer(_ key: Key, to shown: inout CellGrid) -> Int {
    session.apply(.input(.key(key)))
    return draw(over: &shown)
  }

  private func draw(over shown: inout CellGrid) -> Int {
    let grid = render(session.model, size: Self.size)
    let cells = grid.changes(since: shown).reduce(0) { $0 + $1.columns.count }
    shown = grid
    return cells
  }

  /// Prints the figures of keys that need no host, after a number of steps.
  ///
  /// - Parameter steps: Steps to go first.
  func measure(steps: Int) {
    let driver = HeadlessDriver(
      size: Self.size, keys: Array(repeating: .character("s"), count: steps))
    let explorer = Explorer(session: session, driver: driver)
    _ = explorer.run()
    var shown = render(session.model, size: Self.size)
    let down = [Key](repeating: .down, count: 10) + [Key](repeating: .up, count: 10)
    for (name, pane, keys) in [
      ("cursor key", Character("2"), down), ("cursor key in Live", "4", down),
      ("fold", "2", [.left, .right]), ("next pane", "2", [.tab]),
    ] {
      _ = answer(.character(pane), to: &shown)
      var seconds: [Double] = []
      var cells = 0
      for count in 0..<2_000 {
        seconds.append(
          Benchmark.seconds { cells += answer(keys[count % keys.count], to: &shown) })
      }
      Benchmark.report(milliseconds: "explorer: \(name)", seconds)
      Benchmark.report("  changed cells", Double(cells) / 2_000, "cells")
    }
    let key = Key.character("s")
    var own: [Double] = []
    for _ in 0..<200 where !session.model.isWaitingForHost {
      driver.send(.key(key))
      _ = explorer.run()
      own.append(Benchmark.seconds { _ = draw(over: &shown) })
    }
    Benchmark.report(milliseconds: "explorer: frame after a step, without the host", own)
  }

  /// Prints what going back and forward through a run of more than two hundred events costs.
  func measureTravel() {
    let driver = HeadlessDriver(size: Self.size, keys: [.character("c")])
    _ = Explorer(session: session, driver: driver).run()
    var shown = render(session.model, size: Self.size)
    Benchmark.report(
      "explorer: events of a long run", Double(session.model.run.position + 1), "events")
    for (name, key) in [
      ("one event back", Character("[")), ("one event forward", "]"),
      ("one screen back", "H"), ("one screen forward", "L"),
    ] {
      var seconds: [Double] = []
      for _ in 0..<200 {
        let position = session.model.run.position
        let time = Benchmark.seconds { _ = answer(.character(key), to: &shown) }
        guard session.model.run.position != position else { break }
        seconds.append(time)
      }
      let figures = Benchmark.report(
        milliseconds: "explorer: \(name) (\(seconds.count) times)", seconds)
      Benchmark.target("it shows within 100 ms", isMet: figures.maximum < 100)
    }
  }
}
