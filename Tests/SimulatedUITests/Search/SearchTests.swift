import ElementModel
import SwiftUI
import Testing

private struct Fruits: View {
  @State private var text = ""
  @State private var scope = "all"
  @State private var submitted = ""
  private let names = ["Apple", "Banana", "Cherry"]

  var body: some View {
    NavigationStack {
      List {
        Found()
        ForEach(names.filter { text.isEmpty || $0.contains(text) }, id: \.self) { name in
          NavigationLink(name) { Text("about \(name)") }
        }
        Text("submitted \(submitted) in \(scope)")
      }
      .navigationTitle("Fruits")
      .searchable(text: $text, prompt: "Find a fruit")
      .searchScopes($scope) {
        Text("All").tag("all")
        Text("Red").tag("red")
      }
      .onSubmit(of: .search) { submitted = text }
    }
  }
}

private struct Found: View {
  @Environment(\.isSearching) private var isSearching
  @Environment(\.dismissSearch) private var dismissSearch

  var body: some View {
    Text(isSearching ? "searching" : "not searching")
    Button("stop") { dismissSearch() }
  }
}

private struct Suggesting: View {
  @State private var text = ""
  @State private var isPresented = false

  var body: some View {
    VStack {
      Button("search") { isPresented = true }
      Text("text \(text) \(isPresented ? "presented" : "")")
    }
    .searchable(text: $text, isPresented: $isPresented)
    .searchSuggestions { if text.isEmpty { Text("Pears").searchCompletion("pear") } }
  }
}

@MainActor @Suite(.serialized) struct SearchTests {
  @Test func theFieldStandsInTheNavigationBar() throws {
    let driver = AppDriver { Fruits() }
    let field = try #require(driver.find("Find a fruit", .searchField))
    #expect(field.placeholderValue == "Find a fruit")
    #expect(field.value == nil)
    let bar = try #require(driver.find("Fruits", .navigationBar))
    #expect(bar.frame.contains(field.frame))
    #expect(!driver.exists("Cancel", .button))
  }

  @Test func typingFiltersAndCancelEnds() throws {
    let driver = AppDriver { Fruits() }
    try driver.tap("Find a fruit", .searchField)
    #expect(driver.app.hasKeyboardFocus)
    #expect(driver.exists("searching"))
    #expect(driver.app.typeText("Ban"))
    #expect(driver.find("Find a fruit", .searchField)?.value == "Ban")
    #expect(driver.exists("Banana", .button))
    #expect(!driver.exists("Apple", .button))
    try driver.tap("Clear text", .button)
    #expect(driver.exists("Apple", .button))
    #expect(!driver.exists("Clear text"))
    #expect(driver.app.typeText("Ch"))
    try driver.tap("Cancel", .button)
    #expect(!driver.app.hasKeyboardFocus)
    #expect(driver.exists("not searching"))
    #expect(driver.exists("Apple", .button))
  }

  @Test func theSearchKeySubmits() throws {
    let driver = AppDriver { Fruits() }
    try driver.tap("Find a fruit", .searchField)
    #expect(driver.exists("Search", .button))
    #expect(driver.app.typeText("Apple\n"))
    #expect(driver.exists("submitted Apple in all"))
    #expect(!driver.app.hasKeyboardFocus)
    #expect(driver.exists("searching"))
  }

  @Test func scopesShowWhileSearching() throws {
    let driver = AppDriver { Fruits() }
    #expect(driver.elements.allSatisfy { $0.type != .segmentedControl })
    try driver.tap("Find a fruit", .searchField)
    try driver.tap("Red", .button)
    #expect(driver.find("Red", .button)?.isSelected == true)
    #expect(driver.exists("submitted  in red"))
    try driver.tap("stop", .button)
    #expect(driver.elements.allSatisfy { $0.type != .segmentedControl })
  }

  @Test func appsPresentTheSearchAndSuggest() throws {
    let driver = AppDriver { Suggesting() }
    try driver.tap("search", .button)
    #expect(driver.app.hasKeyboardFocus)
    try driver.tap("Pears", .button)
    #expect(driver.find("Search", .searchField)?.value == "pear")
    #expect(driver.exists("text pear presented"))
    try driver.tap("Cancel", .button)
    #expect(driver.exists("text  "))
  }
}
