import ElementModel
import Foundation
import VirtualTime

extension SimulatedApp {
  /// Shows a small app once and ends it, so that the Swift runtime knows the library's types.
  ///
  /// The first use of a type looks through all loaded libraries for its conformances. A host does
  /// this before it forks, with views of this library's only, so that its children inherit the
  /// answers and nothing of a person's app has run.
  package static func warmUp() {
    let app = SimulatedApp(view: { WarmUpView() }, name: "", device: .standard)
    app.launch()
    for type in [ElementType.textField, .button] {
      let element = app.snapshot().elements.first { $0.type == type && $0.hitPoint != nil }
      guard let point = element?.hitPoint else { continue }
      app.tap(at: point)
      _ = app.typeText("a")
    }
    VirtualTime.run(until: VirtualTime.now + .seconds(2))
    _ = app.snapshot()
    app.terminate()
    // What was scheduled is no part of a run.
    VirtualTime.run(until: VirtualTime.now + .seconds(10))
  }
}

/// One of each of the usual controls, in the usual containers.
private struct WarmUpView: View {
  // Plain properties too: that these types are no dynamic properties is found out as well.
  var title = ""
  var count = 0
  var fraction = 0.0
  var isEnabled = true
  var names: [String] = []
  var note: String?
  var date = Date.distantPast
  var identity = UUID()
  var action: () -> Void = {}
  @State private var text = ""
  @State private var isOn = false
  @State private var isSheetShown = false
  @State private var message: String?
  @StateObject private var model = WarmUpModel()
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    TabView {
      NavigationStack {
        Form {
          Section("") {
            TextField("", text: $text).keyboardType(.emailAddress)
              .textInputAutocapitalization(.never)
            SecureField("", text: $model.text)
            Toggle("", isOn: $isOn)
          }
          Button("") {
            message = "a"
            isSheetShown = true
          }
          .disabled(text.isEmpty)
          if let message { Text(message).font(.footnote).foregroundColor(.red) }
          ForEach(0..<2) { number in Text(verbatim: "\(number)") }
          if isOn { ProgressView() } else { Text("").font(.title).padding() }
        }
        .navigationTitle("")
        .toolbar { Button("") {} }
      }
      .tabItem { Label("", systemImage: "house") }
      VStack {
        HStack {
          Image(systemName: "house")
          Spacer()
        }
        List { NavigationLink("") { Text("") } }
      }
      .tabItem { Text("") }
      .accessibilityIdentifier("warmUp")
    }
    .sheet(isPresented: $isSheetShown) {
      Label("", systemImage: "warm.up").onTapGesture { dismiss() }
    }
    .alert("", isPresented: $isOn) { Button("") {} }
    .environmentObject(model)
    .task { try? await Task.sleep(for: .seconds(1)) }
  }
}

private final class WarmUpModel: ObservableObject {
  @Published var text = ""
}
