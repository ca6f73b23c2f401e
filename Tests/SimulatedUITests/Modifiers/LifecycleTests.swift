import ElementModel
import SwiftUI
import Testing

private final class Log {
  var lines: [String] = []
}

private struct Screens: View {
  let log: Log
  @State private var number = 0

  var body: some View {
    NavigationStack {
      VStack {
        Text("number \(number)")
        Button("count") { number += 1 }
        NavigationLink("push") {
          Text("pushed")
            .onAppear { log.lines.append("pushed appears") }
            .onDisappear { log.lines.append("pushed disappears") }
        }
      }
      .onAppear { log.lines.append("root appears") }
      .onDisappear { log.lines.append("root disappears") }
      .onChange(of: number) { old, new in log.lines.append("\(old) to \(new)") }
    }
  }
}

@MainActor @Suite(.serialized) struct LifecycleTests {
  @Test func screensAppearAndDisappear() throws {
    let log = Log()
    let driver = AppDriver { Screens(log: log) }
    try driver.tap("count")
    try driver.tap("push")
    try driver.tap("BackButton")
    #expect(
      log.lines == [
        "root appears", "0 to 1", "pushed appears", "root disappears", "root appears",
        "pushed disappears",
      ])
  }

  @Test func endlessChangesEndARefresh() {
    struct Endless: View {
      @State private var count = 0
      var body: some View {
        Text("count").onChange(of: count) { count += 1 }.onAppear { count = 1 }
      }
    }
    let driver = AppDriver { Endless() }
    #expect(driver.exists("count"))
    driver.app.terminate()
  }
}
