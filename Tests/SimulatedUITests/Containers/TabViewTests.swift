import DeviceServices
import ElementModel
import SwiftUI
import Testing

private struct Counter: View {
  let name: String
  @State private var count = 0

  var body: some View { Button("\(name) \(count)") { count += 1 } }
}

private struct Bars: View {
  @State private var isHidden = false

  var body: some View {
    TabView {
      Counter(name: "a").tabItem { Label("First", systemImage: "house") }.badge(3)
      Tab("Second", systemImage: "star", value: 1) { Counter(name: "b") }.badge("New")
      NavigationStack {
        Button("hide") { isHidden = true }
          .toolbar(isHidden ? .hidden : .automatic, for: .tabBar)
      }
      .tabItem { Text("Third") }
      .badge(1)
    }
  }
}

private struct Many: View {
  @State private var selection = 0

  var body: some View {
    TabView(selection: $selection) {
      ForEach(0..<7) { number in
        Text("screen \(number)").tabItem { Label("Tab \(number)", systemImage: "star") }
          .tag(number)
      }
    }
  }
}

private struct Pages: View {
  @State private var page = 0

  var body: some View {
    VStack {
      Text("at \(page)")
      TabView(selection: $page) {
        ForEach(0..<3) { number in
          Text("page \(number)").tag(number)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .always))
    }
  }
}

@MainActor @Suite(.serialized) struct TabViewTests {
  @Test func tabsKeepTheirState() throws {
    let driver = AppDriver { Bars() }
    try driver.tap("a 0")
    try driver.tap("Second")
    #expect(driver.find("Second", .button)?.isSelected == true)
    try driver.tap("b 0")
    try driver.tap("First")
    #expect(driver.exists("a 1"))
  }

  @Test func theBarFloatsSinceIOS26() throws {
    func bar(_ driver: AppDriver) throws -> CGRect {
      try #require(driver.elements.first { $0.type == .tabBar }).frame
    }
    let older = try bar(AppDriver { Bars() })
    DeviceServices.shared.system.install(SystemVersion(26, 1))
    defer { DeviceServices.shared.system.install(.standard) }
    let driver = AppDriver { Bars() }
    let newer = try bar(driver)
    #expect(newer.minX > older.minX && newer.maxX < older.maxX && newer.maxY < older.maxY)
    #expect(newer.minY == older.minY)
    try driver.tap("Second")
    #expect(driver.exists("b 0"))
  }

  @Test func badgesAreValuesOfTabs() throws {
    let driver = AppDriver { Bars() }
    let first = try #require(driver.find("First", .button))
    #expect(first.value == "3 items")
    #expect(first.appearance?.badge == "3")
    #expect(first.appearance?.symbol == "house")
    #expect(driver.find("Second", .button)?.value == "New")
    #expect(driver.find("Third", .button)?.value == "1 item")
  }

  @Test func barsOfTabsAreHidden() throws {
    let driver = AppDriver { Bars() }
    try driver.tap("Third")
    try driver.tap("hide")
    #expect(!driver.elements.contains { $0.type == .tabBar })
  }

  @Test func furtherTabsAreInAList() throws {
    let driver = AppDriver { Many() }
    #expect(driver.labels(.button) == ["Tab 0", "Tab 1", "Tab 2", "Tab 3", "More"])
    try driver.tap("More", .button)
    #expect(driver.exists("More", .navigationBar))
    #expect(driver.elements.filter { $0.type == .cell }.count == 3)
    try driver.tap("Tab 5", .staticText)
    #expect(driver.exists("screen 5"))
    #expect(driver.find("BackButton")?.label == "More")
    try driver.tap("BackButton")
    try driver.tap("Tab 1")
    #expect(driver.exists("screen 1"))
  }

  @Test func pagesAreSwiped() throws {
    let driver = AppDriver { Pages() }
    let dots = try #require(driver.elements.first { $0.type == .pageIndicator })
    #expect(dots.value == "page 1 of 3")
    let start = CGPoint(x: 350, y: 400)
    driver.drag(from: start, to: start.moved(-300, 0))
    driver.settle()
    #expect(driver.exists("page 1", .staticText))
    #expect(driver.exists("at 1"))
    #expect(driver.elements.first { $0.type == .pageIndicator }?.value == "page 2 of 3")
    driver.app.tap(at: CGPoint(x: dots.frame.maxX - 4, y: dots.frame.midY))
    driver.settle()
    #expect(driver.exists("at 2"))
    driver.drag(from: start, to: start.moved(-300, 0))
    driver.settle()
    #expect(driver.exists("at 2"))
    driver.app.tap(at: CGPoint(x: dots.frame.minX + 4, y: dots.frame.midY))
    driver.settle()
    #expect(driver.exists("at 1"))
  }

  @Test func aTabIsEvaluatedWhenItIsFirstSelected() throws {
    final class Model: ObservableObject {
      static nonisolated(unsafe) var made = 0
      @Published var count = 0
      init() { Self.made += 1 }
    }
    struct Counter: View {
      @StateObject private var model = Model()
      @EnvironmentObject private var session: Session
      var body: some View {
        Button("\(session.name) \(model.count)") { model.count += 1 }
          .onAppear { session.appeared += 1 }
      }
    }
    final class Session: ObservableObject {
      let name = "taps"
      var appeared = 0
    }
    let session = Session()
    let driver = AppDriver {
      TabView {
        Text("first screen").tabItem { Text("First") }
        Counter().badge(2).environmentObject(session).tabItem { Text("Second") }.tag("second")
        NavigationStack { Counter() }.tag("third").tabItem { Text("Third") }
          .environmentObject(session)
      }
    }
    #expect(driver.labels(.button) == ["First", "Second", "Third"])
    #expect(Model.made == 0 && session.appeared == 0)
    try driver.tap("Second")
    #expect(Model.made == 1 && session.appeared == 1)
    try driver.tap("taps 0")
    try driver.tap("First")
    try driver.tap("Second")
    #expect(driver.exists("taps 1"))
    #expect(Model.made == 1 && session.appeared == 2)
    try driver.tap("Third")
    #expect(driver.exists("taps 0"))
    #expect(Model.made == 2)
  }

  @Test func tabsThatComeLaterAreEvaluatedWhenTheyAreSelected() throws {
    struct Tabs: View {
      @State private var hasBoth = false
      @State private var selection = 1
      var body: some View {
        TabView(selection: $selection) {
          VStack {
            Button("add") { hasBoth = true }
            Button("go") { selection = 2 }
          }
          .tabItem { Text("One") }.tag(1)
          if hasBoth { Text("second screen").tabItem { Text("Two") }.tag(2) }
          Text("third screen").tabItem { Text("Three") }.badge(hasBoth ? 7 : 0)
        }
      }
    }
    let driver = AppDriver { Tabs() }
    try driver.tap("add")
    #expect(driver.exists("Two") && !driver.exists("second screen"))
    #expect(driver.find("Three")?.value == "7 items")
    try driver.tap("go")
    #expect(driver.exists("second screen"))
  }
}
