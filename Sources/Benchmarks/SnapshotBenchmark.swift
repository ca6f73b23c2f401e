import ElementModel
import Foundation
import SimulatedUI

/// What a look at the screen costs after one label among many has changed.
@MainActor enum SnapshotBenchmark {
  /// Ways to show many rows.
  private enum Container: String, CaseIterable {
    case list = "List"
    case lazyStack = "LazyVStack"
    case texts = "VStack of bare texts"
  }

  private static let sizes = [1_000, 10_000, 100_000]
  private static let repetitions = 200

  /// Prints the cost for growing screens; it should not grow with them.
  ///
  /// The new label is as high as the old one, but not as wide. In a stack of bare texts the stack has
  /// to look for the widest one; everywhere else nothing but the row is looked at.
  static func measure() {
    Benchmark.section("Snapshot after one changed label, by the number of rows")
    for container in Container.allCases {
      for size in sizes { measure(container, size: size) }
    }
  }

  private static func measure(_ container: Container, size: Int) {
    let rows = (0..<size).map { BenchmarkRow(number: $0) }
    let app = SimulatedApp(view: { view(of: container, rows: rows) }, name: "Rows")
    var elements = 0
    let launch = Benchmark.seconds {
      app.launch()
      elements = app.snapshot().elements.count
    }
    var changes: [Double] = []
    for repetition in 0..<repetitions {
      // Every other change is of a row that cannot be seen, which lazy containers have not built.
      let index = repetition.isMultiple(of: 2) ? repetition / 2 % 8 : size - 1 - repetition
      rows[index].title = "Change \(repetition)"
      changes.append(Benchmark.seconds { _ = app.snapshot() })
    }
    Benchmark.report(
      "\(container.rawValue), \(elements) elements: first look", launch, "s", digits: 2)
    Benchmark.report(milliseconds: "  after one changed label", changes)
    app.terminate()
  }

  private static func view(of container: Container, rows: [BenchmarkRow]) -> any View {
    switch container {
    case .list: List { ForEach(rows) { BenchmarkRowView(row: $0) } }
    case .lazyStack: ScrollView { LazyVStack { ForEach(rows) { BenchmarkRowView(row: $0) } } }
    case .texts: ScrollView { VStack { ForEach(rows) { BenchmarkTextView(row: $0) } } }
    }
  }
}

/// What one row shows.
private final class BenchmarkRow: ObservableObject, Identifiable {
  let id: Int
  @Published var title: String

  init(number: Int) {
    id = number
    title = "Row \(number)"
  }
}

/// A row as wide as the screen.
private struct BenchmarkRowView: View {
  @ObservedObject var row: BenchmarkRow

  var body: some View {
    HStack {
      Text(row.title)
      Spacer()
    }
  }
}

/// A row as wide as its text.
private struct BenchmarkTextView: View {
  @ObservedObject var row: BenchmarkRow

  var body: some View { Text(row.title) }
}
