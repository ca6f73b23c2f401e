import ElementModel
import SwiftUI
import Testing
import VirtualTime

private enum Failure: LocalizedError {
  case full
  var errorDescription: String? { "Disk full" }
}

private struct Naming: View {
  @State private var isNaming = false
  @State private var name = ""
  @State private var failure: Failure?
  @State private var isFailing = false
  @State private var chosen: Int?
  @State private var isChoosing = false

  var body: some View {
    VStack {
      Text("name \(name)")
      Button("rename") { isNaming = true }
      Button("fail") {
        failure = .full
        isFailing = true
      }
      Button("pick") {
        chosen = 7
        isChoosing = true
      }
    }
    .alert(Text("Rename"), isPresented: $isNaming) {
      TextField("New name", text: $name)
      Button("Save") {}
      Button("Cancel", role: .cancel) { name = "" }
    }
    .alert(isPresented: $isFailing, error: failure) { _ in
      Button("Retry") { name = "again" }
    } message: { failure in
      Text("Because \(failure.localizedDescription)")
    }
    .confirmationDialog(
      "Delete?", isPresented: $isChoosing, titleVisibility: .visible, presenting: chosen
    ) { number in
      Button("Delete \(number)", role: .destructive) { name = "deleted \(number)" }
    } message: { number in
      Text("Number \(number) goes.")
    }
  }
}

private struct Leaving: View {
  @State private var isThere = true
  @State private var asks = false

  var body: some View {
    VStack {
      if isThere {
        Button("leave") { asks = true }
          .alert("Sure?", isPresented: $asks) { Button("Yes") { isThere = false } }
      }
      Text("rest")
    }
  }
}

@MainActor @Suite(.serialized) struct AlertTests {
  /// Elements nest as Xcode's recorder writes `alerts["Rename"].scrollViews.otherElements`.
  @Test func partsOfAlertsAreInScrollViews() throws {
    let driver = AppDriver { Naming() }
    try driver.tap("rename")
    let elements = driver.elements
    let start = try #require(elements.firstIndex { $0.type == .alert })
    let depth = elements[start].depth
    let parts = elements[start...].prefix { $0.depth > depth || $0.type == .alert }
    #expect(
      parts.map { "\($0.depth - depth) \($0.type.name) \($0.label)" } == [
        "0 Alert Rename", "1 ScrollView ", "2 Other ", "3 StaticText Rename",
        "3 CollectionView ", "4 Cell ", "5 TextField ", "1 ScrollView ", "2 Other ",
        "3 Button Cancel", "3 Button Save",
      ])
  }

  @Test func fieldsOfAlertsHaveFocus() throws {
    let driver = AppDriver { Naming() }
    try driver.tap("rename")
    #expect(driver.app.hasKeyboardFocus)
    #expect(driver.find("Save")?.isHittable == true)
    try driver.tap("Save")
    #expect(!driver.app.hasKeyboardFocus)
    #expect(!driver.exists("Rename", .alert))
  }

  @Test func alertsGoSlowlyTooWhereTheirViewGoesAtOnce() throws {
    let driver = AppDriver { Leaving() }
    try driver.tap("leave")
    driver.app.tap(at: try #require(driver.find("Yes")?.hitPoint))
    #expect(!driver.exists("leave") && driver.exists("rest"))
    #expect(VirtualTime.pendingWork.contains { $0.label == "alert transition" })
    driver.settle()
  }

  @Test func anAppThatEndsStartsNoTransition() throws {
    let driver = AppDriver { Leaving() }
    try driver.tap("leave")
    driver.app.terminate()
    #expect(!VirtualTime.pendingWork.contains { $0.label == "alert transition" })
  }

  @Test func errorsTitleTheirAlerts() throws {
    let driver = AppDriver { Naming() }
    try driver.tap("fail")
    #expect(driver.exists("Disk full", .alert))
    #expect(driver.exists("Because Disk full", .staticText))
    try driver.tap("Retry")
    #expect(driver.exists("name again"))
  }

  @Test func dialogsAreAboutData() throws {
    let driver = AppDriver { Naming() }
    try driver.tap("pick")
    #expect(driver.exists("Delete?", .sheet))
    #expect(driver.exists("Number 7 goes.", .staticText))
    try driver.tap("Delete 7")
    #expect(driver.exists("name deleted 7"))
  }

  @Test func dialogsArePopoversWhereThereIsRoom() throws {
    let tablet = try #require(Device.all.first { $0.size.width >= 768 })
    let driver = AppDriver(device: tablet) { Naming() }
    try driver.tap("pick")
    #expect(driver.elements.contains { $0.type == .popover })
    #expect(driver.exists("Delete?", .sheet))
    #expect(!driver.exists("Cancel"))
    driver.app.tap(at: CGPoint(x: 20, y: 500))
    driver.settle()
    #expect(!driver.exists("Delete?", .sheet))
  }
}
