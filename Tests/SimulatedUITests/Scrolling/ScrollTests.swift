import ElementModel
import SwiftUI
import Testing
import VirtualTime

private struct Long: View {
  @State private var tapped = ""

  var body: some View {
    VStack(spacing: 0) {
      Text("tapped \(tapped)")
      ScrollView {
        VStack {
          ForEach(0..<60, id: \.self) { number in
            Button("row \(number)") { tapped = "\(number)" }.frame(height: 40)
          }
        }
      }
    }
  }
}

private struct Messages: View {
  private let messages = Array(0..<80)

  var body: some View {
    ScrollViewReader { proxy in
      Button("newest") { proxy.scrollTo(messages.last, anchor: .bottom) }
      Button("none") { proxy.scrollTo(Int?.none) }
      ScrollView {
        LazyVStack {
          ForEach(messages, id: \.self) { Text("message \($0)").frame(height: 40).id($0) }
        }
      }
    }
  }
}

@MainActor @Suite(.serialized) struct ScrollTests {
  @Test func anOptionalIdentityScrollsToTheViewThatHasIt() throws {
    let driver = AppDriver { Messages() }
    try driver.tap("none")
    #expect(driver.exists("message 0"))
    try driver.tap("newest")
    #expect(driver.find("message 79")?.hitPoint != nil)
  }

  private let middle = CGPoint(x: 196, y: 500)

  @Test func contentFollowsTheFingerAndIsHitOnlyWhereItShows() throws {
    let driver = AppDriver { Long() }
    let before = try #require(driver.find("row 20"))
    #expect(before.hitPoint == nil)
    driver.drag(from: middle, to: middle.moved(0, -310))
    let after = try #require(driver.find("row 20"))
    #expect((before.frame.minY - after.frame.minY).isNear(300))
    #expect(after.hitPoint != nil)
    #expect(driver.find("row 1")?.hitPoint == nil)
    #expect(driver.exists("tapped "))
    try driver.tap("row 20")
    #expect(driver.exists("tapped 20"))
  }

  @Test func aFlickGoesOnAndKeepsTheAppBusy() throws {
    let driver = AppDriver { Long() }
    let start = try #require(driver.find("row 10")).frame.minY
    driver.drag(from: middle, to: middle.moved(0, -110), steps: 5, hold: .zero)
    let atLift = try #require(driver.find("row 10")).frame.minY
    #expect((start - atLift).isNear(100))
    #expect(!VirtualTime.isIdle)
    driver.wait(.seconds(4))
    let atRest = try #require(driver.find("row 10")).frame.minY
    driver.wait(.seconds(1))
    #expect(driver.find("row 10")?.frame.minY == atRest)
    // 1100 points per second come to rest after half a second's way.
    #expect(abs(atLift - atRest - 550) < 1)
  }

  @Test func contentStopsAtItsEnds() throws {
    let driver = AppDriver { Long() }
    let first = try #require(driver.find("row 0")).frame
    driver.drag(from: middle, to: middle.moved(0, 110))
    let pulled = try #require(driver.find("row 0")).frame
    #expect(pulled.minY - first.minY == 50)
    driver.wait(.seconds(1))
    #expect(driver.find("row 0")?.frame == first)
    for _ in 0..<8 {
      driver.drag(from: middle, to: middle.moved(0, -300), steps: 3, hold: .zero)
      driver.wait(.seconds(5))
    }
    let last = try #require(driver.find("row 59"))
    #expect(last.hitPoint != nil)
    // The label is 9 points lower than the top of its row, and ends as much above its bottom.
    #expect(abs(last.frame.maxY - 809) < 1)
  }

  @Test func aTouchStopsContentThatMoves() throws {
    let driver = AppDriver { Long() }
    driver.drag(from: middle, to: middle.moved(0, -300), steps: 5, hold: .zero)
    driver.wait(.milliseconds(200))
    let moving = try #require(driver.find("row 30")).frame
    driver.drag(from: middle, to: middle.moved(0, -11), steps: 1)
    driver.wait(.seconds(3))
    let stopped = try #require(driver.find("row 30")).frame
    #expect(abs(moving.minY - stopped.minY) < 5)
  }

  @Test func anElementIsScrolledToByTheSmallestMovement() throws {
    let driver = AppDriver { Long() }
    let row = try #require(driver.find("row 30"))
    #expect(driver.app.scrollToVisible(elementID: row.id))
    #expect(!VirtualTime.isIdle)
    driver.wait(.milliseconds(350))
    let shown = try #require(driver.find("row 30"))
    driver.wait(.seconds(1))
    #expect(driver.find("row 30")?.frame == shown.frame)
    #expect(shown.hitPoint != nil)
    #expect(abs(shown.frame.maxY - 818) < 0.1)
    #expect(!driver.app.scrollToVisible(elementID: row.id))
  }

  @Test func nestedContainersScrollTogether() throws {
    let driver = AppDriver {
      ScrollView {
        VStack {
          ForEach(0..<10, id: \.self) { shelf in
            ScrollView(.horizontal) {
              HStack {
                ForEach(0..<10, id: \.self) { book in
                  Button("book \(shelf) \(book)") {}.frame(width: 120, height: 200)
                }
              }
            }
          }
        }
      }
    }
    let book = try #require(driver.find("book 8 7"))
    #expect(book.hitPoint == nil)
    #expect(driver.app.scrollToVisible(elementID: book.id))
    driver.wait(.milliseconds(350))
    #expect(driver.find("book 8 7")?.hitPoint != nil)
    // Sideways only the shelf moves, up and down only the page.
    let shelf = try #require(driver.find("book 8 7")?.hitPoint)
    let before = try #require(driver.find("book 8 7")).frame
    driver.drag(from: shelf, to: shelf.moved(60, 4))
    driver.settle()
    let sideways = try #require(driver.find("book 8 7")).frame
    #expect(sideways.minX > before.minX + 40 && sideways.minY == before.minY)
    driver.drag(from: shelf, to: shelf.moved(4, 60))
    driver.settle()
    let down = try #require(driver.find("book 8 7")).frame
    #expect(down.minX == sideways.minX && down.minY > before.minY + 40)
  }

  @Test func listsScrollAndAWheelTurnsThem() throws {
    let driver = AppDriver {
      List { ForEach(0..<50, id: \.self) { Text("row \($0)") } }
    }
    #expect(driver.find("row 40")?.hitPoint == nil)
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -1500))
    #expect(driver.find("row 40")?.hitPoint != nil)
    #expect(driver.find("row 0")?.hitPoint == nil)
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: 9000))
    #expect(driver.find("row 0")?.hitPoint != nil)
  }

  @Test func aReaderScrollsToAnIdentity() throws {
    struct Chat: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("bottom") { proxy.scrollTo(99, anchor: .bottom) }
            Button("pin") { withAnimation { proxy.scrollTo("pin", anchor: .top) } }
            ScrollView {
              VStack {
                ForEach(0..<100, id: \.self) { number in
                  Text("message \(number)").frame(height: 30)
                  if number == 50 { Text("pinned").id("pin") }
                }
              }
            }
          }
        }
      }
    }
    let driver = AppDriver { Chat() }
    try driver.tap("bottom")
    #expect(driver.find("message 99")?.hitPoint != nil)
    try driver.tap("pin")
    let top = try #require(driver.elements.first { $0.type == .scrollView }).frame.minY
    #expect(try #require(driver.find("pinned")).frame.minY.isNear(top))
  }

  @Test func pullingDownRefreshes() async throws {
    struct Feed: View {
      @State private var count = 1
      var body: some View {
        List { ForEach(0..<count, id: \.self) { Text("item \($0)") } }
          .refreshable { count += 1 }
      }
    }
    let driver = AppDriver { Feed() }
    driver.drag(from: middle, to: middle.moved(0, 60))
    for _ in 0..<10 { await Task.yield() }
    #expect(!driver.exists("item 1"))
    driver.drag(from: middle, to: middle.moved(0, 200))
    for _ in 0..<10 { await Task.yield() }
    #expect(driver.exists("item 1"))
    #expect(!driver.exists("item 2"))
  }

  @Test func scrollingCanBeDisabled() throws {
    let driver = AppDriver {
      ScrollView { ForEach(0..<60, id: \.self) { Text("row \($0)") } }.scrollDisabled(true)
    }
    let before = driver.find("row 3")?.frame
    driver.drag(from: middle, to: middle.moved(0, -200))
    #expect(driver.find("row 3")?.frame == before)
  }
}
