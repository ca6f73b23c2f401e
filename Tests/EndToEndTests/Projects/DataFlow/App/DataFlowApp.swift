import SwiftUI

@main
struct DataFlowApp: App {
  var body: some Scene {
    WindowGroup {
      TabView {
        ObjectsView()
          .tabItem { Text("Objects") }
        StorageView()
          .tabItem { Text("Storage") }
        FocusView()
          .tabItem { Text("Focus") }
        WorkView()
          .tabItem { Text("Work") }
      }
      .environment(\.accent, "bold")
      .environment(\.level, 3)
    }
  }
}

struct Name: Identifiable {
  let id: Int
  var text: String
}

struct ObjectsView: View {
  @StateObject private var counter = Counter()
  @State private var basket = Basket()
  @State private var names = [Name(id: 1, text: "one"), Name(id: 2, text: "two")]
  private var doubled = Doubled()

  var body: some View {
    VStack {
      Text("Count: \(counter.count)")
      Button("Increment") { counter.increment() }
      BasketView(basket: basket)
      Button("Buy") {
        withTransaction(\.reason, "bought") { basket.items.append("apple") }
      }
      EntryView()
        .modifier(Highlight())
      ForEach($names) { $name in
        Button("Shout \(name.text)") { name.text = name.text.uppercased() }
      }
      Button("Bindings") {
        for name in $names { name.wrappedValue.text += "!" }
      }
      Text("Doubled: \(doubled.value)")
      Button("Grow") { doubled.grow() }
    }
    .environment(basket)
  }
}

struct BasketView: View {
  @Bindable var basket: Basket

  var body: some View {
    Text("Basket: \(basket.summary)")
    TextField("Items", text: Binding($basket.items.first) ?? .constant("nothing"))
      .accessibilityIdentifier("first")
  }
}

extension Array {
  fileprivate var first: Element? {
    get { isEmpty ? nil : self[0] }
    set { if let newValue, !isEmpty { self[0] = newValue } }
  }
}

struct EntryView: View {
  @Environment(\.accent) private var accent
  @Environment(\.level) private var level
  @Environment(\.onSave) private var onSave
  @Environment(Basket.self) private var basket

  var body: some View {
    Text("\(accent) \(level) \(onSave == nil ? "no action" : "action") \(basket.items.count)")
      .accessibilityIdentifier("entries")
  }
}

struct StorageView: View {
  enum Theme: String { case light, dark }

  @AppStorage("nickname") private var nickname = "nobody"
  @AppStorage("visits") private var visits = 0
  @AppStorage("theme") private var theme: Theme = .light
  @AppStorage("homepage") private var homepage: URL?
  @AppStorage("flag") private var flag = false
  @SceneStorage("draft") private var draft = ""
  @StateObject private var preferences = Preferences()

  var body: some View {
    VStack {
      Text("Nickname: \(nickname)")
      Text("Homepage: \(homepage?.absoluteString ?? "none")")
      Text("Visits: \(visits), \(theme.rawValue), flag \(flag ? "on" : "off")")
        .accessibilityIdentifier("values")
      Button("Rename elsewhere") { preferences.nameAgain() }
      Button("Forget elsewhere") { preferences.forget() }
      Button("Visit") {
        visits += 1
        theme = .dark
      }
      TextField("Draft", text: $draft)
    }
  }
}

struct FocusView: View {
  enum Field: Hashable { case first, second }

  @FocusState private var field: Field?
  @State private var first = ""
  @State private var second = ""
  @State private var isAgreed = false
  @FocusedValue(\.title) private var title
  @FocusedBinding(\.document) private var document
  @AccessibilityFocusState private var isRead: Bool

  var body: some View {
    VStack {
      Text("Title: \(title ?? "none"), document: \(document ?? "none")")
        .accessibilityIdentifier("focused values")
        .accessibilityFocused($isRead)
      TextField("First", text: $first)
        .focused($field, equals: .first)
        .onSubmit { field = .second }
        .focusedSceneValue(\.title, "The title")
      TextField("Second", text: $second)
        .focused($field, equals: .second)
        .focusedSceneValue(\.document, $second)
      Button("Start") { field = .first }
      Button("Done") { field = nil }
      Text("Field: \(field.map { "\($0)" } ?? "none")")
    }
  }
}
