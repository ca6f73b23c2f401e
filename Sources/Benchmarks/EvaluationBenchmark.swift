import ElementModel
import Foundation
import SimulatedUI
import VirtualTime

/// What a change of state costs: which views are evaluated for it, and how long a tap takes.
@MainActor enum EvaluationBenchmark {
  private static let repetitions = 500

  /// Prints evaluations for a change that one of many views reads, and the time of a tap.
  static func measure() throws {
    Benchmark.section("Evaluations for a change of state that 1 of N views reads")
    for size in [10, 100, 1000] { measureReaders(size) }
    Benchmark.section("An app of 50 screens: tabs, stacks, forms and lists")
    try measureScreens()
  }

  private static func measureReaders(_ size: Int) {
    let rows = (0..<size).map { ReaderModel(number: $0) }
    let app = SimulatedApp(
      view: { List { ForEach(rows) { ReaderView(model: $0) } } }, name: "Readers")
    app.launch()
    _ = app.snapshot()
    let before = app.bodyEvaluations
    // Only what shows reads; of more views, the others have no nodes.
    for repetition in 0..<repetitions {
      rows[repetition % 10].count += 1
      _ = app.snapshot()
    }
    let evaluations = Double(app.bodyEvaluations - before) / Double(repetitions)
    Benchmark.report("\(size) views: bodies run for a change", evaluations, "", digits: 2)
    Benchmark.target("only the view that reads what has changed", isMet: evaluations == 1)
    app.terminate()
  }

  private static func measureScreens() throws {
    let app = SimulatedApp(view: { ScreensView() }, name: "Screens")
    let launches = (0..<20).map { _ in
      Benchmark.seconds {
        app.launch()
        _ = app.snapshot()
      }
    }
    Benchmark.report(milliseconds: "launch, to the first look", launches)
    try measureTaps(app, label: "Add", title: "tap on a button of a form, with a look")
    let evaluations = try evaluations(of: app, label: "Add")
    Benchmark.report("  bodies run for a tap", evaluations, "", digits: 2)
    Benchmark.target("only the view that reads what has changed", isMet: evaluations == 1)
    try measureTaps(app, label: "Wi-Fi", title: "tap on a switch of a form, with a look")
    guard let field = app.snapshot().elements.first(where: { $0.type == .textField })?.hitPoint
    else { throw MissingElement(label: "Name") }
    app.tap(at: field)
    let keys = (0..<200).map { _ in
      Benchmark.seconds {
        app.typeText("a")
        _ = app.snapshot()
      }
    }
    let figures = Benchmark.report(
      milliseconds: "typing a character, keyboard up, with a look", keys)
    Benchmark.target("at most 0.5 ms", isMet: figures.median <= 0.5)
    app.terminate()
  }

  private static func point(of label: String, in app: SimulatedApp) throws -> CGPoint {
    let element = app.snapshot().elements.first { $0.label == label && $0.isHittable }
    guard let point = element?.hitPoint else { throw MissingElement(label: label) }
    return point
  }

  private static func evaluations(of app: SimulatedApp, label: String) throws -> Double {
    let point = try point(of: label, in: app)
    let before = app.bodyEvaluations
    for _ in 0..<repetitions {
      app.tap(at: point)
      _ = app.snapshot()
    }
    return Double(app.bodyEvaluations - before) / Double(repetitions)
  }

  private static func measureTaps(_ app: SimulatedApp, label: String, title: String) throws {
    let point = try point(of: label, in: app)
    let taps = (0..<repetitions).map { _ in
      Benchmark.seconds {
        app.tap(at: point)
        _ = app.snapshot()
      }
    }
    let figures = Benchmark.report(milliseconds: title, taps)
    Benchmark.target("under 1 ms", isMet: figures.median < 1)
  }

  /// The benchmark's app does not show what it should.
  private struct MissingElement: Error {
    let label: String
  }
}

/// What one of many views shows.
private final class ReaderModel: ObservableObject, Identifiable {
  let id: Int
  @Published var count = 0

  init(number: Int) { id = number }
}

/// One of many views.
private struct ReaderView: View {
  @ObservedObject var model: ReaderModel

  var body: some View { Text("Row \(model.id): \(model.count)") }
}

/// Five tabs with ten screens each.
private struct ScreensView: View {
  var body: some View {
    TabView {
      ForEach(0..<5) { tab in
        NavigationStack {
          List {
            FormSections(number: tab)
            ForEach(0..<9) { number in
              NavigationLink("Screen \(tab).\(number)") { FormView(number: number) }
            }
          }
          .navigationTitle("Tab \(tab)")
        }
        .tabItem { Label("Tab \(tab)", systemImage: "house") }
      }
    }
  }
}

/// A screen of its own.
private struct FormView: View {
  let number: Int

  var body: some View {
    Form { FormSections(number: number) }.navigationTitle("Form \(number)")
  }
}

/// What a form of an ordinary app holds.
private struct FormSections: View {
  let number: Int
  @State private var count = 0
  @State private var isOn = false
  @State private var name = ""

  var body: some View {
    Section("Settings") {
      Button("Add") { count += 1 }
      Text("Total \(count)")
      Toggle("Wi-Fi", isOn: $isOn)
      TextField("Name", text: $name)
    }
    Section("Details") {
      ForEach(0..<20) { DetailRow(title: "Detail \($0)", value: number) }
    }
  }
}

/// A row that shows a value.
private struct DetailRow: View {
  let title: String
  let value: Int

  var body: some View {
    HStack {
      Text(title)
      Spacer()
      Text("\(value)").foregroundColor(.secondary)
    }
  }
}
