import ElementModel
import Foundation
import SimulatedUI

/// What a screen with many rows costs, of which few show.
@MainActor enum RowBenchmark {
  private static let size = 10_000
  /// As many rows may be evaluated for a look: what shows in three columns, and as many again.
  private static let most = 120
  /// How often rows may be built until it is known which show.
  private static let builds = 4

  /// Prints how many rows were evaluated and built, and the times.
  static func measure() {
    Benchmark.section("Screens of \(size) rows: the first look, then 100 swipes of half a screen")
    measure("List") { List(0..<size, id: \.self) { BenchmarkNumber(number: $0) } }
    measure("LazyVStack") {
      ScrollView { LazyVStack { ForEach(0..<size, id: \.self) { BenchmarkNumber(number: $0) } } }
    }
    measure("LazyVGrid of 3 columns") {
      ScrollView {
        LazyVGrid(columns: [GridItem(), GridItem(), GridItem()]) {
          ForEach(0..<size, id: \.self) { BenchmarkNumber(number: $0) }
        }
      }
    }
    measure("Form of 100 sections") {
      Form {
        ForEach(0..<100, id: \.self) { section in
          Section("Section \(section)") {
            ForEach(0..<size / 100, id: \.self) { BenchmarkNumber(number: $0) }
          }
        }
      }
    }
  }

  private static func measure(_ name: String, @ViewBuilder _ view: @escaping () -> some View) {
    let app = SimulatedApp(view: { view() }, name: "Rows")
    var elements = 0
    let launch = Benchmark.seconds {
      app.launch()
      elements = app.snapshot().elements.count
    }
    Benchmark.report("\(name), \(elements) elements: first look", launch * 1000, "ms", digits: 2)
    Benchmark.report("  rows evaluated", Double(app.rowEvaluations), "", digits: 0)
    Benchmark.report("  rows built", Double(app.rowBuilds), "", digits: 0)
    Benchmark.target(
      "no rows are built but those that show, and some around them",
      isMet: app.rowEvaluations <= most && app.rowBuilds <= most * builds)
    let (evaluated, built) = (app.rowEvaluations, app.rowBuilds)
    var swipes: [Double] = []
    for _ in 0..<100 {
      swipes.append(
        Benchmark.seconds {
          app.scroll(at: CGPoint(x: 196, y: 500), by: CGSize(width: 0, height: -400))
          _ = app.snapshot()
        })
    }
    Benchmark.report(milliseconds: "  a swipe", swipes)
    Benchmark.report(
      "  rows evaluated for each", Double(app.rowEvaluations - evaluated) / 100, "")
    Benchmark.report("  rows built for each", Double(app.rowBuilds - built) / 100, "")
    app.terminate()
  }
}

/// A row that shows its number.
private struct BenchmarkNumber: View {
  let number: Int

  var body: some View { Text(verbatim: "Row \(number)") }
}
