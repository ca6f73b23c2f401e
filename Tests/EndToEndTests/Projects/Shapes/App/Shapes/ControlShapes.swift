import SwiftUI
import OSLog
import os

private let logger = Logger(subsystem: "a", category: "b")

@MainActor final class Model: ObservableObject { @Published var text = ""; @Published var on = false; @Published var chosen: Int? = nil; @Published var age = 1 }

struct ControlShapes: View {
  @StateObject private var model = Model()
  @State private var date = Date()
  @State private var number = 1.0
  @State private var tint = Color.red
  @State private var order = [KeyPathComparator(\Person.name)]
  @State private var person: Person.ID?
  @State private var people: Set<Person.ID> = []
  @FocusState private var isFocused: Bool
  @Environment(\.dismiss) private var dismiss
  struct Person: Identifiable { let id = UUID(); var name = ""; var age = 3; var nick: String? }
  let all = [Person()]
  var body: some View {
    Button("a") { dismiss() }
    Button("a", action: go)
    Button(action: go) { Text("a") }
    Button(action: go, label: { Image(systemName: "x") })
    Button { go() } label: { Label("a", systemImage: "x") }
    Button("a", role: .destructive, action: go)
    Button(role: .cancel) { go() } label: { Text("a") }
    Button(role: .cancel, action: go) { Text("a") }
    Button("a", systemImage: "plus", action: go)
    Button("a", systemImage: "plus", role: .destructive) { go() }
    Button("a", image: .logo) { go() }
    Button { Task { await work() } } label: { Text("a") }
    Button("async") { Task { try? await Task.sleep(nanoseconds: 10) } }
    Toggle("a", isOn: $model.on)
    Toggle(isOn: $model.on) { Text("a") }
    Toggle("a", systemImage: "x", isOn: $model.on)
    Toggle(isOn: .constant(true), label: { EmptyView() })
    Toggle("all", sources: [$model.on], isOn: \.self)
    TextField("a", text: $model.text)
    TextField("a", text: $model.text, axis: .vertical)
    TextField("a", text: $model.text, prompt: Text("b"))
    TextField(text: $model.text) { Text("a") }
    TextField("a", value: $number, format: .number)
    TextField("a", value: $number, format: .currency(code: "EUR"))
    TextField("a", value: $model.age, formatter: NumberFormatter())
    TextField("a", text: $model.text, onEditingChanged: { _ in }, onCommit: {})
    TextField("a", text: $model.text, onCommit: {})
    TextField("a", text: Binding(get: { model.text }, set: { model.text = $0 })).focused($isFocused)
    more
    pickers
    table
  }
  @ViewBuilder var more: some View {
    SecureField("a", text: $model.text)
    SecureField("a", text: $model.text, onCommit: {})
    Slider(value: $number)
    Slider(value: $number, in: 0...10, step: 1)
    Slider(value: $number, in: 0...10, onEditingChanged: { _ in })
    Slider(value: $number, in: 0...10) { Text("a") } minimumValueLabel: { Text("0") } maximumValueLabel: { Text("1") }
    Slider(value: $number, in: 0...10, step: 0.5) { Text("a") } onEditingChanged: { _ in }
    Slider(value: $number, in: -100...100, step: 0.1, minimumValueLabel: Text("a"), maximumValueLabel: Text("b")) { Text("c") }
    Stepper("a", value: $model.age)
    Stepper("a", value: $model.age, in: 0...10)
    Stepper("a \(model.age)", value: $model.age, in: 0...10, step: 2)
    Stepper(value: $model.age, in: 0...10) { Text("a") }
    Stepper("a", onIncrement: go, onDecrement: go)
    Stepper(onIncrement: go, onDecrement: nil) { Text("a") }
    ProgressView()
    ProgressView("a")
    ProgressView(value: 0.5)
    ProgressView(value: 0.5, total: 2)
    ProgressView("a", value: 3, total: 10)
    ProgressView(value: number) { Text("a") } currentValueLabel: { Text("b") }
    Gauge(value: number, in: 0...3) { Text("a") }
    Link("a", destination: URL(string: "https://a.b")!)
    Link(destination: URL(string: "https://a.b")!) { Text("a") }
    ShareLink(item: URL(string: "https://a.b")!)
    ShareLink("a", item: "text")
    ShareLink(item: "text") { Label("s", systemImage: "x") }
    ShareLink(item: "text", preview: SharePreview("a"))
    ShareLink(item: Image("x"), preview: SharePreview("a", image: Image("x")))
    ShareLink(item: URL(string: "https://a.b")!, subject: Text("a"), message: Text("b")) { Image(systemName: "x") }
    ShareLink(items: [URL(string: "https://a.b")!])
    ColorPicker("a", selection: $tint)
    ColorPicker("a", selection: $tint, supportsOpacity: false)
    Menu("a") { Button("b", action: go) }
    Menu { Button("b", action: go) } label: { Image(systemName: "x") }
    Menu { Button("b", action: go) } label: { Text("a") } primaryAction: { go() }
    Label("a", systemImage: "x")
    Label("a", image: "x")
    Label("a", image: .logo)
    Label { Text("a") } icon: { Image(systemName: "x") }
    DisclosureGroup("a") { Text("b") }
    DisclosureGroup("a", isExpanded: $model.on) { Text("b") }
    DisclosureGroup(isExpanded: $model.on) { Text("b") } label: { Text("a") }
    GroupBox("a") { Text("b") }
    GroupBox { Text("b") } label: { Text("a") }
    GroupBox(label: Text("a")) { Text("b") }
    LabeledContent("a", value: "b")
    LabeledContent("a", value: 3, format: .number)
    LabeledContent("a") { Text("b") }
    LabeledContent { Text("b") } label: { Text("a") }
    Text(date, style: .timer)
    Text(date, format: .dateTime.day())
    Text(date...date)
    Text(1.5, format: .percent)
    Text("\(number, specifier: "%.2f")")
    Text("a") + Text("b").bold()
    Text(verbatim: "a")
    Text(LocalizedStringKey("a"))
    Text(timerInterval: date...date, countsDown: true)
    Text("x").onTapGesture(perform: go)
    Text("x").onTapGesture(count: 2) { go() }
    Text("x").onLongPressGesture(minimumDuration: 1, perform: go)
  }
  @ViewBuilder var pickers: some View {
    Picker("a", selection: $model.chosen) { Text("none").tag(nil as Int?); ForEach(0..<3) { Text("\($0)").tag(Int?.some($0)) } }
    Picker(selection: $model.age) { Text("a").tag(1) } label: { Text("b") }
    Picker(selection: $model.age, label: Text("b")) { Text("a").tag(1) }
    Picker("a", systemImage: "x", selection: $model.age) { Text("a").tag(1) }
    DatePicker("a", selection: $date)
    DatePicker("a", selection: $date, displayedComponents: .date)
    DatePicker("a", selection: $date, in: ...Date(), displayedComponents: [.date, .hourAndMinute])
    DatePicker("a", selection: $date, in: Date()...)
    DatePicker(selection: $date, in: Date.distantPast...Date(), displayedComponents: .date) { Text("a") }
  }
  @ViewBuilder var table: some View {
    Table(all) { TableColumn("n", value: \.name); TableColumn("a") { Text("\($0.age)") } }
    Table(all, selection: $person, sortOrder: $order) { TableColumn("n", value: \.name); TableColumn("a", value: \.age) { Text("\($0.age)") } }
    Table(selection: $people, sortOrder: $order) { TableColumn("n", value: \.name) } rows: { ForEach(all) { TableRow($0) } }
    Table(of: Person.self) { TableColumn("n", value: \.name) } rows: { ForEach(all) { TableRow($0) } }
    Table(of: Person.self, selection: $person) { TableColumn("n") { Text($0.name) } } rows: { ForEach(all) { person in TableRow(person).contextMenu { Button("a", action: go) } } }
    Table(sortOrder: $order) { TableColumn("n", value: \.name) } rows: { ForEach(all) { TableRow($0) } }
    Table { TableColumn("n") { (p: Person) in Text(p.name) } } rows: { ForEach(all) { TableRow($0) } }
    Table(selection: $person) { TableColumn("n") { (p: Person) in Text(p.name) } } rows: { Section("s") { ForEach(all) { TableRow($0) } } }
  }
  func go() { logger.info("a \(number)") }
  func work() async {}
}
