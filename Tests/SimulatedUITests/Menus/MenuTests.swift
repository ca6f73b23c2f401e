import ElementModel
import SwiftUI
import Testing

private struct Document: View {
  @State private var log = ""
  @State private var sort = "name"

  var body: some View {
    VStack {
      Menu("Actions") {
        Button("Rename") { log += "rename " }
        Button("Delete", role: .destructive) { log += "delete " }
        Menu("More") {
          Button("Export") { log += "export " }
        }
        Picker("Sort", selection: $sort) {
          Text("by name").tag("name")
          Text("by date").tag("date")
        }
      }
      Button("photo") { log += "open " }
        .contextMenu {
          Button("Copy") { log += "copy " }
        }
      Text("log \(log)\(sort)")
    }
  }
}

extension AppDriver {
  /// Keeps a finger near the trailing edge of a row.
  fileprivate func hold(_ row: CGRect) {
    let point = CGPoint(x: row.maxX - 30, y: row.midY)
    press(at: point)
    wait(.seconds(1))
    lift(at: point)
    settle()
  }
}

private struct Playlist: View {
  @State private var log = ""

  var body: some View {
    List {
      Text("song").contextMenu { Button("Play") { log += "play " } }
      HStack {
        Text("album").contextMenu { Button("Shuffle") { log += "shuffle " } }
        Text("of a band")
      }
      Text("log \(log)")
    }
  }
}

@MainActor @Suite(.serialized) struct MenuTests {
  @Test func aWholeRowOpensItsContextMenu() throws {
    let driver = AppDriver { Playlist() }
    let rows = driver.elements.filter { $0.type == .cell }.map(\.frame)
    driver.hold(rows[0])
    try driver.tap("Play")
    #expect(driver.exists("log play "))
    // A menu of a part of the row is opened there alone.
    driver.hold(rows[1])
    #expect(!driver.exists("Shuffle"))
  }

  @Test func aMenuOpensItsButtons() throws {
    let driver = AppDriver { Document() }
    #expect(!driver.exists("Rename"))
    try driver.tap("Actions")
    #expect(driver.find("Actions")?.hitPoint == nil)
    #expect(driver.find("Delete")?.traits.contains(.destructive) == true)
    try driver.tap("Rename")
    #expect(driver.exists("log rename name"))
    #expect(!driver.exists("Rename"))
  }

  @Test func aMenuInAMenuClosesBoth() throws {
    let driver = AppDriver { Document() }
    try driver.tap("Actions")
    try driver.tap("More")
    try driver.tap("Export")
    #expect(driver.exists("log export name"))
    #expect(!driver.exists("Export") && !driver.exists("Rename"))
  }

  @Test func aPickerInAMenuIsItsChoices() throws {
    let driver = AppDriver { Document() }
    try driver.tap("Actions")
    #expect(driver.find("by name", .button)?.isSelected == true)
    try driver.tap("by date")
    #expect(driver.exists("log date"))
  }

  @Test func aLongPressOpensAContextMenuAndDoesNotPress() throws {
    let driver = AppDriver { Document() }
    try driver.longPress("photo", for: .seconds(1))
    driver.settle()
    #expect(driver.exists("log name"))
    try driver.tap("Copy")
    #expect(driver.exists("log copy name"))
    try driver.tap("photo")
    #expect(driver.exists("log copy open name"))
  }

  @Test func theSecondButtonOpensAContextMenu() throws {
    let driver = AppDriver { Document() }
    driver.app.secondaryClick(at: try driver.point("photo"))
    driver.settle()
    #expect(driver.exists("Copy"))
  }
}
