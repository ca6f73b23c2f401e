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

private struct Folders: View {
  @State private var folder: String?

  var body: some View {
    NavigationSplitView {
      List(["Inbox", "Sent"], id: \.self, selection: $folder) { Text($0) }
        .navigationTitle("Folders")
    } detail: {
      VStack {
        Text(folder.map { "mails in \($0)" } ?? "no folder")
        Button("Back to start") { folder = nil }
      }
    }
  }
}

private struct LinkedFolders: View {
  @State private var folder: String?

  var body: some View {
    NavigationSplitView {
      List(selection: $folder) {
        NavigationLink("Inbox", value: "in")
        NavigationLink("Sent", value: "out")
        Text("chosen \(folder ?? "none")")
      }
    } detail: {
      Text(folder.map { "mails \($0)" } ?? "no folder")
    }
    .navigationDestination(for: String.self) { Text("pushed \($0)") }
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

  @Test func aSelectionShowsTheNextColumn() throws {
    let driver = AppDriver { Folders() }
    #expect(driver.exists("Inbox") && !driver.exists("no folder"))
    try driver.tap("Inbox")
    #expect(driver.exists("mails in Inbox") && !driver.exists("Sent"))
    try driver.tap("BackButton")
    // Going back takes the selection away, so that the same row can be chosen again.
    #expect(driver.exists("Inbox") && driver.find("Inbox")?.isSelected == false)
    try driver.tap("Inbox")
    #expect(driver.exists("mails in Inbox"))
    try driver.tap("Back to start")
    #expect(driver.exists("Sent"))
  }

  @Test func aSelectionChangesTheColumnBeside() throws {
    let tablet = try #require(Device.all.first { $0.size.width >= 768 })
    let driver = AppDriver(device: tablet) { Folders() }
    driver.app.rotate(to: .landscapeLeft)
    driver.settle()
    #expect(driver.exists("no folder"))
    try driver.tap("Sent")
    #expect(driver.exists("mails in Sent") && driver.exists("Inbox"))
  }

  @Test func linksWithValuesSelectInAListThatCan() throws {
    let driver = AppDriver { LinkedFolders() }
    try driver.tap("Sent", .button)
    #expect(driver.exists("mails out") && !driver.exists("pushed out"))
    try driver.tap("BackButton")
    #expect(driver.exists("chosen none"))
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
