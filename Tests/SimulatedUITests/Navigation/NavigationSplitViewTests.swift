import ElementModel
import SwiftUI
import Testing

private struct Mail: View {
  @State private var column = NavigationSplitViewColumn.sidebar

  var body: some View {
    NavigationSplitView(preferredCompactColumn: $column) {
      List {
        NavigationLink("Inbox") { Text("inbox screen").navigationTitle("Inbox") }
        Button("show detail") { column = .detail }
      }
      .navigationTitle("Boxes")
    } detail: {
      Text("nothing chosen")
    }
  }
}

private struct OlderColumns: View {
  var body: some View {
    NavigationView {
      NavigationLink("Inbox") { Text("inbox screen") }.navigationTitle("Boxes")
      Text("nothing chosen")
    }
  }
}

@MainActor @Suite(.serialized) struct NavigationSplitViewTests {
  @Test func columnsCollapseToAStack() throws {
    let driver = AppDriver { Mail() }
    #expect(!driver.exists("nothing chosen"))
    try driver.tap("Inbox")
    #expect(driver.exists("inbox screen"))
    #expect(driver.find("BackButton")?.label == "Boxes")
    try driver.tap("BackButton")
    #expect(!driver.exists("inbox screen"))
    try driver.tap("show detail")
    #expect(driver.exists("nothing chosen"))
    try driver.tap("BackButton")
    #expect(driver.exists("show detail"))
  }

  @Test func columnsStandSideBySideWhereThereIsRoom() throws {
    let tablet = try #require(Device.all.first { $0.size.width >= 768 })
    let driver = AppDriver(device: tablet) { Mail() }
    // Upright, the sidebar has to be asked for.
    #expect(driver.exists("nothing chosen"))
    #expect(!driver.exists("Inbox"))
    try driver.tap("ToggleSidebar")
    try driver.tap("Inbox")
    #expect(driver.exists("inbox screen"))
    #expect(driver.exists("Boxes", .navigationBar))
    driver.app.rotate(to: .landscapeLeft)
    driver.settle()
    #expect(driver.find("Inbox")?.isHittable == true)
    #expect(driver.find("inbox screen")?.isHittable == true)
  }

  @Test func olderViewsShowTheFirstOfSeveral() throws {
    let driver = AppDriver { OlderColumns() }
    #expect(!driver.exists("nothing chosen"))
    try driver.tap("Inbox")
    #expect(driver.exists("inbox screen"))
    let tablet = try #require(Device.all.first { $0.size.width >= 768 })
    let wide = AppDriver(device: tablet) { OlderColumns() }
    wide.app.rotate(to: .landscapeLeft)
    wide.settle()
    #expect(wide.exists("nothing chosen"))
    try wide.tap("Inbox")
    #expect(!wide.exists("nothing chosen"))
    #expect(wide.exists("inbox screen"))
    #expect(wide.find("Inbox")?.isHittable == true)
  }
}
