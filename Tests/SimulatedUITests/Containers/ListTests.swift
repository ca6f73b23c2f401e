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
}
