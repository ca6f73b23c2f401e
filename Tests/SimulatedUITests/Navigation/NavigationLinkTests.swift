import ElementModel
import SwiftUI
import Testing

private struct Older: View {
  @State private var isActive = false
  @State private var tag: Int?

  var body: some View {
    NavigationView {
      VStack {
        NavigationLink("by closure") { Text("closure") }
        NavigationLink("active", destination: Text("activated"), isActive: $isActive)
        NavigationLink("tag 1", tag: 1, selection: $tag) { Text("one") }
        NavigationLink(tag: 2, selection: $tag) {
          Text("two")
        } label: {
          Label("tag 2", systemImage: "2.circle")
        }
        Text("tag \(tag ?? 0)")
        Button("set") { tag = 2 }
      }
      .navigationBarTitle("A title that is far too long to go back to", displayMode: .inline)
    }
    .navigationViewStyle(.stack)
  }
}

/// Screens that begin with a copy of what the screen before has now.
private struct Copies: View {
  @MainActor final class Model: ObservableObject {
    @Published var text: String
    init(_ text: String) { self.text = text }
  }

  private struct Copy: View {
    @State var text: String
    @StateObject var model: Model
    let save: Binding<String>

    var body: some View {
      Text("state \(text), object \(model.text)")
      Button("save") { save.wrappedValue = "new" }
    }
  }

  @State private var text = "old"

  var body: some View {
    NavigationStack {
      List {
        NavigationLink("edit") { Copy(text: text, model: Model("fixed"), save: $text) }
        NavigationLink("object") { Copy(text: "fixed", model: Model(text), save: $text) }
      }
    }
  }
}

@MainActor @Suite(.serialized) struct NavigationLinkTests {
  @Test func aScreenBeginsWithWhatTheLinkHasNow() throws {
    let driver = AppDriver { Copies() }
    try driver.tap("edit")
    #expect(driver.exists("state old, object fixed"))
    try driver.tap("save")
    // A screen that is there keeps its state.
    #expect(driver.exists("state old, object fixed"))
    try driver.tap("BackButton")
    try driver.tap("edit")
    #expect(driver.exists("state new, object fixed"))
    try driver.tap("BackButton")
    try driver.tap("object")
    #expect(driver.exists("state fixed, object new"))
  }

  @Test func linksFollowTheirSelection() throws {
    let driver = AppDriver { Older() }
    try driver.tap("tag 1")
    #expect(driver.exists("one"))
    try driver.tap("BackButton")
    #expect(driver.exists("tag 0"))
    try driver.tap("set")
    #expect(driver.exists("two"))
    try driver.tap("BackButton")
    #expect(driver.exists("tag 0"))
  }

  @Test func linksFollowTheirCondition() throws {
    let driver = AppDriver { Older() }
    try driver.tap("active")
    #expect(driver.exists("activated"))
    // The title of the screen before has no room in the button.
    #expect(driver.find("BackButton")?.label == "Back")
    try driver.tap("BackButton")
    #expect(!driver.exists("activated"))
    try driver.tap("by closure")
    #expect(driver.exists("closure"))
  }
}
