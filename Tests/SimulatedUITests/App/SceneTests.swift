import SwiftUI
import Testing

private struct Observed: App {
  @Environment(\.scenePhase) private var phase
  @State private var log: [String] = []

  var body: some Scene {
    WindowGroup(id: "main") { Text("log " + log.joined(separator: " ")) }
      .onChange(of: phase) { _, new in log.append("\(new)") }
      .commands {
        CommandGroup(replacing: .newItem) { Button("New") {} }
        CommandMenu("Tools") {}
      }
      .handlesExternalEvents(matching: ["main"])
    Settings { Text("settings") }
  }
}

private struct Visited: View {
  @State private var log: [String] = []

  var body: some View {
    NavigationStack {
      VStack {
        NavigationLink("go") {
          Text("next").onAppear { log.append("+next") }.onDisappear { log.append("-next") }
        }
        Text(log.joined(separator: " "))
      }
      .onAppear { log.append("+root") }
      .onDisappear { log.append("-root") }
    }
    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) {
      log = [$0.webpageURL?.host ?? ""]
    }
  }
}

@MainActor @Suite(.serialized) struct SceneTests {
  @Test func scenesObserveTheirPhase() {
    let driver = AppDriver(Observed.self)
    #expect(driver.exists("log "))
    driver.app.setPhase(.background)
    driver.app.setPhase(.active)
    #expect(driver.exists("log background active"))
  }

  /// SwiftUI tells the new screen first: `viewWillAppear` comes before `viewDidDisappear`.
  @Test func screensAppearBeforeOthersDisappear() throws {
    let driver = AppDriver { Visited() }
    try driver.tap("go")
    try driver.tap("BackButton")
    #expect(driver.exists("+root +next -root +root -next"))
  }

  @Test func linksAreActivities() throws {
    let driver = AppDriver { Visited() }
    driver.app.open(try #require(URL(string: "https://example.com/a")))
    #expect(driver.exists("example.com"))
  }
}
