import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Levels: View {
  @State private var path: [Int] = []
  @State private var log: [String] = []

  var body: some View {
    NavigationStack(path: $path) {
      VStack {
        NavigationLink("go 1", value: 1)
        Button("deep") { path = [1, 2, 3] }
        Text("path \(path.count)")
      }
      .navigationTitle("Root")
      .navigationDestination(for: Int.self) { level in
        VStack {
          Text("level \(level)")
          NavigationLink("go \(level + 1)", value: level + 1)
          Button("home") { path = [] }
        }
        .navigationTitle("Level \(level)")
      }
    }
  }
}

private struct Counted: View {
  @State private var total = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("total \(total)")
        NavigationLink("details") { Detail(total: $total) }
      }
    }
  }

  private struct Detail: View {
    @Binding var total: Int
    @State private var isNext = false
    var body: some View {
      Button("add \(total)") { total += 1 }
      Button("next") { isNext = true }
        .navigationDestination(isPresented: $isNext) { Text("end") }
    }
  }
}

@MainActor @Suite(.serialized) struct NavigationStackTests {
  @Test func pathsAndBackButtonsAgree() throws {
    let driver = AppDriver { Levels() }
    try driver.tap("go 1")
    try driver.tap("go 2")
    #expect(driver.find("BackButton")?.label == "Level 1")
    try driver.tap("BackButton")
    #expect(driver.exists("level 1"))
    try driver.tap("home")
    #expect(driver.exists("path 0"))
  }

  @Test func deepPathsAreShownAtOnce() throws {
    let driver = AppDriver { Levels() }
    try driver.tap("deep")
    #expect(driver.exists("level 3"))
    #expect(driver.find("BackButton")?.label == "Level 2")
    try driver.tap("BackButton")
    try driver.tap("BackButton")
    try driver.tap("BackButton")
    #expect(driver.exists("path 0"))
    #expect(!driver.exists("BackButton"))
  }

  @Test func pushedScreensFollowTheStateBelow() throws {
    let driver = AppDriver { Counted() }
    try driver.tap("details")
    #expect(driver.find("BackButton")?.label == "Back")
    try driver.tap("add 0")
    #expect(driver.exists("add 1"))
    try driver.tap("next")
    #expect(driver.exists("end"))
    try driver.tap("BackButton")
    #expect(driver.exists("add 1"))
    try driver.tap("BackButton")
    #expect(driver.exists("total 1"))
  }

  @Test func toolbarsStandAtTheBottom() throws {
    let driver = AppDriver {
      NavigationStack {
        Text("content").toolbar {
          ToolbarItem(placement: .bottomBar) { Button("tool") {} }
          ToolbarItem(placement: .keyboard) { Button("done") {} }
        }
      }
    }
    let toolbar = try #require(driver.elements.first { $0.type == .toolbar })
    #expect(toolbar.frame == CGRect(x: 0, y: 774, width: 393, height: 44))
    #expect(driver.find("tool")?.isHittable == true)
    // Without a keyboard there is nothing above it.
    #expect(!driver.exists("done"))
  }

  @Test func transitionsKeepTheAppBusyAndTakeNoTaps() throws {
    let driver = AppDriver { Levels() }
    let link = try #require(driver.find("go 1"))
    driver.app.tap(at: try #require(link.hitPoint))
    #expect(driver.exists("level 1"))
    #expect(!VirtualTime.isIdle)
    let home = try #require(driver.find("home")?.hitPoint)
    driver.app.tap(at: home)
    #expect(driver.exists("level 1"))
    driver.settle()
    driver.app.tap(at: home)
    #expect(driver.exists("path 0"))
    driver.settle()
  }
}
