import ElementModel
import SwiftUI
import Testing

private struct Shopping: View {
  @State private var items = ["milk", "bread", "tea"]
  @State private var log = ""

  var body: some View {
    List {
      ForEach(items, id: \.self) { item in
        Button(item) { log += "tap " }
          .swipeActions(edge: .leading) {
            Button("Pin") { log += "pin \(item) " }
          }
      }
      .onDelete { items.remove(atOffsets: $0) }
      Text("log \(log)")
    }
  }
}

private struct Mail: View {
  @State private var log = ""

  var body: some View {
    List {
      Text("letter").swipeActions(allowsFullSwipe: false) {
        Button("Delete", role: .destructive) { log += "deleted" }
        Button("Flag") { log += "flagged" }
      }
      Text("log \(log)")
    }
  }
}

@MainActor @Suite(.serialized) struct SwipeTests {
  @Test func aSwipeRevealsDeleteAndATapDeletes() throws {
    let driver = AppDriver { Shopping() }
    let point = try driver.point("bread", .button)
    driver.drag(from: point, to: point.moved(-120, 0), hold: .zero)
    driver.settle()
    #expect(driver.exists("Delete", .button))
    #expect(driver.exists("log "))
    try driver.tap("Delete", .button)
    #expect(!driver.exists("bread"))
    #expect(!driver.exists("Delete"))
    #expect(driver.exists("milk") && driver.exists("tea"))
  }

  @Test func aFullSwipeDeletesAtOnce() throws {
    let driver = AppDriver { Shopping() }
    let point = try driver.point("milk", .button)
    driver.drag(from: point.moved(150, 0), to: point.moved(-150, 0), hold: .zero)
    driver.settle()
    #expect(!driver.exists("milk"))
  }

  @Test func eachEdgeHasItsOwnActions() throws {
    let driver = AppDriver { Shopping() }
    let point = try driver.point("tea", .button)
    driver.drag(from: point, to: point.moved(120, 0))
    driver.settle()
    #expect(!driver.exists("Delete"))
    try driver.tap("Pin")
    #expect(driver.exists("log pin tea "))
    #expect(!driver.exists("Pin"))
  }

  @Test func withoutFullSwipeTheButtonsOnlyShow() throws {
    let driver = AppDriver { Mail() }
    let cell = try #require(driver.elements.first { $0.type == .cell }).frame
    let start = CGPoint(x: cell.maxX - 5, y: cell.midY)
    driver.drag(from: start, to: CGPoint(x: cell.minX + 5, y: cell.midY))
    driver.settle()
    #expect(driver.labels(.button) == ["Delete", "Flag"])
    #expect(driver.exists("log "))
    // A swipe back hides them.
    let middle = CGPoint(x: cell.minX + 80, y: cell.midY)
    driver.drag(from: middle, to: middle.moved(100, 0))
    driver.settle()
    #expect(driver.labels(.button).isEmpty)
  }
}
