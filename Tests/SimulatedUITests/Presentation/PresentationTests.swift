import ElementModel
import SwiftUI
import Testing

private struct Asking: View {
  @State private var isAsking = false
  @State private var isOlder = false
  @State private var isChoosing = false
  @State private var isChoosingOlder = false
  @State private var answer = "none"

  var body: some View {
    VStack {
      Text("answer \(answer)")
      Button("ask") { isAsking = true }
      Button("older") { isOlder = true }
      Button("choose") { isChoosing = true }
      Button("choose older") { isChoosingOlder = true }
    }
    .alert("Sure?", isPresented: $isAsking) {
      Button("Yes") { answer = "yes" }
      Button("No", role: .cancel) { answer = "no" }
    } message: {
      Text("Think twice")
    }
    .alert(isPresented: $isOlder) { Alert(title: Text("Note"), message: Text("Old")) }
    .actionSheet(isPresented: $isChoosingOlder) {
      ActionSheet(
        title: Text("Choice"),
        buttons: [.default(Text("B")) { answer = "b" }, .destructive(Text("C")), .cancel()])
    }
    .confirmationDialog("Pick", isPresented: $isChoosing) {
      Button("A") { answer = "a" }
    }
  }
}

private struct Presenting: View {
  struct Thing: Identifiable {
    let id: Int
  }

  @State private var thing: Thing?
  @State private var dismissals = 0

  var body: some View {
    VStack {
      Text("dismissed \(dismissals)")
      Button("show 1") { thing = Thing(id: 1) }
    }
    .sheet(item: $thing, onDismiss: { dismissals += 1 }) { thing in
      Inner(id: thing.id)
    }
  }

  private struct Inner: View {
    let id: Int
    @Environment(\.dismiss) private var dismiss
    @State private var isDeeper = false
    var body: some View {
      VStack {
        Text("thing \(id)")
        Button("close") { dismiss() }
        Button("deeper") { isDeeper = true }
      }
      .sheet(isPresented: $isDeeper) { Text("deepest") }
    }
  }
}

/// Tells how much room there is, on the screen and above it.
private struct Room: View {
  @State private var showsSheet = false
  @State private var showsCover = false

  var body: some View {
    VStack {
      Width(name: "screen")
      Button("sheet") { showsSheet = true }
    }
    .sheet(isPresented: $showsSheet) {
      VStack {
        Width(name: "sheet")
        Button("cover") { showsCover = true }
      }
      .fullScreenCover(isPresented: $showsCover) { Width(name: "cover") }
    }
  }

  private struct Width: View {
    @Environment(\.horizontalSizeClass) private var width
    let name: String

    var body: some View { Text("\(name) \(width == .regular ? "wide" : "narrow")") }
  }
}

@MainActor @Suite(.serialized) struct PresentationTests {
  @Test func sheetsAreNarrowOnAWideScreen() throws {
    let device = try #require(Device.named("iPad (10th generation)"))
    let driver = AppDriver(device: device) { Room() }
    #expect(driver.exists("screen wide"))
    try driver.tap("sheet", .button)
    #expect(driver.exists("sheet narrow"))
    try driver.tap("cover", .button)
    #expect(driver.exists("cover wide"))
  }

  @Test func alertsAskAndClose() throws {
    let driver = AppDriver { Asking() }
    try driver.tap("ask")
    #expect(driver.find("Sure?", .alert) != nil)
    #expect(driver.exists("Think twice", .staticText))
    #expect(driver.find("ask")?.isHittable == false)
    try driver.tap("No")
    #expect(driver.exists("answer no"))
    #expect(!driver.exists("Sure?"))
    #expect(driver.find("ask")?.isHittable == true)
  }

  @Test func alertsWithoutButtonsHaveOne() throws {
    let driver = AppDriver { Asking() }
    try driver.tap("older")
    #expect(driver.exists("Note", .alert))
    try driver.tap("OK")
    #expect(!driver.exists("Note"))
  }

  @Test func dialogsCanBeCancelled() throws {
    let driver = AppDriver { Asking() }
    try driver.tap("choose")
    try driver.tap("A")
    #expect(driver.exists("answer a"))
    try driver.tap("choose")
    try driver.tap("Cancel")
    #expect(driver.exists("answer a"))
    #expect(!driver.exists("Cancel"))
  }

  @Test func actionSheetsAreSheetsWithATitle() throws {
    let driver = AppDriver { Asking() }
    try driver.tap("choose older")
    #expect(driver.find("Choice", .sheet) != nil)
    #expect(driver.exists("C", .button))
    try driver.tap("B")
    #expect(driver.exists("answer b"))
    #expect(!driver.exists("Choice"))
  }

  @Test func sheetsNestAndTellWhenTheyGo() throws {
    let driver = AppDriver { Presenting() }
    try driver.tap("show 1")
    #expect(driver.exists("thing 1"))
    try driver.tap("deeper")
    #expect(driver.find("close")?.isHittable == false)
    #expect(driver.find("deepest")?.isHittable == true)
    driver.app.launch()
    try driver.tap("show 1")
    try driver.tap("close")
    #expect(!driver.exists("thing 1"))
    #expect(driver.exists("dismissed 1"))
  }
}
