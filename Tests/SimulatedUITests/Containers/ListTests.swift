import ElementModel
import SwiftUI
import Testing

@MainActor @Suite(.serialized) struct ListTests {
  @Test func rowsAreCellsOfACollectionView() {
    let driver = AppDriver {
      List {
        Section("果物") { ForEach(["りんご", "みかん"], id: \.self) { Text($0) } }
      }
    }
    #expect(
      driver.shape == [
        "Other", " CollectionView", "  StaticText", "  Cell", "   StaticText", "  Cell",
        "   StaticText",
      ])
    #expect(driver.labels(.staticText) == ["果物", "りんご", "みかん"])
  }

  @Test func modifiersOfASectionReachItsRows() throws {
    let driver = AppDriver {
      List {
        Section("s") {
          Button("a") {}
          Button("b") {}
        }
        .disabled(true)
        .accessibilityIdentifier("row")
      }
    }
    #expect(driver.find("a")?.isEnabled == false)
    #expect(driver.elements.filter { $0.identifier == "row" }.count == 3)
  }

  @Test func selectionBindingsSwitchTabs() throws {
    struct Tabs: View {
      @State private var tab = "one"
      var body: some View {
        TabView(selection: $tab) {
          Button("to two") { tab = "two" }.tabItem { Text("1") }.tag("one")
          Text("second").tabItem { Text("2") }.tag("two")
        }
      }
    }
    let driver = AppDriver { Tabs() }
    try driver.tap("to two")
    #expect(driver.exists("second"))
    try driver.tap("1", .button)
    #expect(driver.exists("to two"))
  }

  @Test func aSectionOfASidebarFoldsByItsHeader() throws {
    struct Sidebar: View {
      @State private var isOpen = true
      @State private var isPlain = true
      var body: some View {
        VStack {
          List { Section("head", isExpanded: $isOpen) { Text("row") } }.listStyle(.sidebar)
          List { Section("fixed", isExpanded: $isPlain) { Text("stays") } }
        }
      }
    }
    let driver = AppDriver { Sidebar() }
    #expect(driver.find("head")?.appearance?.symbol == "chevron.down")
    try driver.tap("head")
    #expect(!driver.exists("row"))
    #expect(driver.find("head")?.appearance?.symbol == "chevron.right")
    try driver.tap("head")
    #expect(driver.exists("row"))
    // Other styles of lists fold only as the app says.
    try driver.tap("fixed")
    #expect(driver.exists("stays"))
  }

  @Test func rowsHaveTheirBackground() {
    let driver = AppDriver {
      List {
        Section { Text("red") }.listRowBackground(Color.red)
        Text("plain")
        Text("none").listRowBackground(Color?.none)
      }
    }
    let colors = driver.elements.filter { $0.type == .cell }.map(\.appearance?.background)
    #expect(colors.count == 3)
    #expect(colors[0] != nil && colors[1] == nil && colors[2] == nil)
  }

  @Test func rowsShareAMenuOfTheSelection() throws {
    struct Files: View {
      @State private var chosen: Set<String> = []
      @State private var log = "nothing"
      var body: some View {
        VStack {
          Text(log)
          List(["a", "b"], id: \.self, selection: $chosen) { Text("file \($0)") }
            .contextMenu(forSelectionType: String.self) { items in
              Button("Delete \(items.sorted().joined())") { log = "deleted \(items)" }
            } primaryAction: { items in
              log = "opened \(items.sorted().joined())"
            }
        }
      }
    }
    let driver = AppDriver { Files() }
    try driver.tap("file b")
    #expect(driver.exists("opened b"))
    try driver.longPress("file a", for: .seconds(1))
    driver.settle()
    try driver.tap("Delete a")
    #expect(driver.exists("deleted [\"a\"]"))
    #expect(!driver.exists("Delete a"))
  }
}
