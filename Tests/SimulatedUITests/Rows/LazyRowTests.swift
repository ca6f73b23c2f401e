import ElementModel
import SwiftUI
import Testing
import VirtualTime

private final class Log {
  var evaluated: [Int] = []
  var lines: [String] = []
}

private struct LoggedRow: View {
  let number: Int
  let log: Log
  var height: CGFloat?
  @State private var taps = 0

  var body: some View {
    let _ = log.evaluated.append(number)
    Button("row \(number) taps \(taps)") { taps += 1 }
      .frame(height: height)
      .onAppear { log.lines.append("+\(number)") }
      .onDisappear { log.lines.append("-\(number)") }
  }
}

@MainActor @Suite(.serialized) struct LazyRowTests {
  private let middle = CGPoint(x: 196, y: 500)

  private func cells(_ driver: AppDriver) -> Int { driver.elements.count { $0.type == .cell } }

  @Test func onlyRowsThatShowAreEvaluatedAndBuilt() throws {
    let log = Log()
    let driver = AppDriver {
      List(0..<10_000) { LoggedRow(number: $0, log: log) }
    }
    #expect((15...25).contains(cells(driver)))
    #expect(log.evaluated.count < 40)
    #expect(driver.exists("row 0 taps 0"))
    #expect(!driver.exists("row 40 taps 0"))
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -220_000))
    #expect(driver.exists("row 5,000 taps 0"), "\(driver.labels(.button))")
    #expect(!driver.exists("row 0 taps 0"))
    #expect(driver.app.rowEvaluations < 120)
    #expect(cells(driver) < 30)
  }

  @Test(arguments: [30, 100, 333]) func lazyStacksAndGridsBuildWhatShows(height: Int) throws {
    let log = Log()
    let stack = AppDriver {
      ScrollView {
        LazyVStack {
          ForEach(0..<10_000, id: \.self) {
            LoggedRow(number: $0, log: log, height: CGFloat(height))
          }
        }
      }
    }
    #expect(stack.exists("row 0 taps 0"))
    #expect(stack.labels(.button).count < 1200 / height + 4)
    #expect(log.evaluated.count < 60)
    stack.app.scroll(at: middle, by: CGSize(width: 0, height: -20_000))
    let first = try #require(stack.find("row \(20_000 / (height + 8)) taps 0"))
    // Heights are all alike, so nothing has to be guessed.
    #expect(abs(first.frame.midY - 59) < CGFloat(height) + 30)
    stack.app.terminate()
    let grid = AppDriver {
      ScrollView {
        LazyVGrid(columns: [GridItem(.adaptive(minimum: 100))]) {
          ForEach(0..<10_000, id: \.self) {
            LoggedRow(number: $0, log: log, height: CGFloat(height))
          }
        }
      }
    }
    #expect(grid.exists("row 0 taps 0"))
    let one = try #require(grid.find("row 0 taps 0")).frame
    let four = try #require(grid.find("row 3 taps 0")).frame
    #expect(one.midX == four.midX && abs(four.midY - one.midY - CGFloat(height) - 8) < 0.1)
    grid.app.scroll(at: middle, by: CGSize(width: 0, height: -20_000))
    #expect(!grid.exists("row 0 taps 0"))
    #expect(grid.labels(.button).count < 3 * (1200 / height + 5))
    let places = Set(grid.elements.filter { $0.type == .button }.map(\.frame.midX))
    #expect(places.count == 3)
  }

  @Test func aRowKeepsItsStateAndItsIdentityOutOfSight() throws {
    let log = Log()
    let driver = AppDriver { List(0..<1000) { LoggedRow(number: $0, log: log) } }
    try driver.tap("row 3 taps 0")
    let cell = try #require(driver.elements.last { $0.type == .cell && $0.frame.minY < 250 })
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -9000))
    #expect(!driver.exists("row 3 taps 1"))
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: 9000))
    #expect(driver.exists("row 3 taps 1"))
    #expect(driver.elements.contains { $0.id == cell.id && $0.frame == cell.frame })
  }

  @Test func rowsAppearAndDisappearAsTheyAreBuilt() throws {
    let log = Log()
    let driver = AppDriver { List(0..<1000) { LoggedRow(number: $0, log: log, height: 300) } }
    _ = driver.elements
    #expect(log.lines.contains("+0"))
    // The rows are higher than was thought; those that were made in vain have not appeared.
    #expect(!log.lines.contains("+6"))
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -9000))
    _ = driver.elements
    #expect(log.lines.contains("-0"))
  }

  @Test func whatShowsStaysWhereItIsWhenGuessesAreCorrected() throws {
    let driver = AppDriver {
      List(0..<500) { number in
        Text("row \(number)").frame(height: number < 50 ? 30 : CGFloat(30 + number % 7 * 40))
      }
    }
    var known: [String: CGFloat] = [:]
    var checked = 0
    for step in 0..<60 {
      let distance: CGFloat = step < 40 ? -170 : 130
      driver.app.scroll(at: middle, by: CGSize(width: 0, height: distance))
      var now: [String: CGFloat] = [:]
      for element in driver.elements where element.type == .staticText {
        now[element.label] = element.frame.midY
      }
      for (label, y) in now {
        guard let before = known[label] else { continue }
        checked += 1
        #expect(abs(y - before - distance) < 0.1, "\(label) at step \(step)")
      }
      known = now
    }
    #expect(checked > 100)
  }

  @Test func sectionsNestAndDeletionsMoveRowsUp() throws {
    struct Shelves: View {
      @State var shelves = (0..<100).map { ($0, (0..<100).map { $0 }) }
      var body: some View {
        VStack {
          Button("drop") { shelves[0].1.removeFirst(98) }
          List {
            ForEach(shelves, id: \.0) { shelf in
              Section("shelf \(shelf.0)") {
                ForEach(shelf.1, id: \.self) { Text("book \(shelf.0) \($0)") }
              }
            }
          }
        }
      }
    }
    let driver = AppDriver { Shelves() }
    #expect(driver.exists("book 0 0") && !driver.exists("book 0 60"))
    #expect(!driver.exists("shelf 1"))
    #expect(driver.app.rowEvaluations < 200)
    try driver.tap("drop")
    #expect(
      driver.labels(.staticText).prefix(4) == ["shelf 0", "book 0 98", "book 0 99", "shelf 1"])
  }

  @Test func aReaderScrollsToARowThatIsNotBuilt() throws {
    struct Jumps: View {
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("far") { proxy.scrollTo(777, anchor: .top) }
            ScrollView {
              LazyVStack {
                ForEach(0..<1000, id: \.self) { number in
                  Text("message \(number)").frame(height: CGFloat(20 + number % 5 * 10))
                }
              }
            }
          }
        }
      }
    }
    let driver = AppDriver { Jumps() }
    try driver.tap("far")
    let top = try #require(driver.elements.first { $0.type == .scrollView }).frame.minY
    let row = try #require(driver.find("message 777"))
    #expect(abs(row.frame.minY - top) < 40)
    #expect(driver.app.rowEvaluations < 250)
  }

  @Test func lazyStacksSidewaysBuildWhatShows() {
    let log = Log()
    let driver = AppDriver {
      ScrollView(.horizontal) {
        LazyHStack {
          ForEach(0..<1000, id: \.self) {
            LoggedRow(number: $0, log: log, height: 50).frame(width: 100)
          }
        }
      }
    }
    #expect((4...8).contains(driver.labels(.button).count))
    driver.app.scroll(at: middle, by: CGSize(width: -10_800, height: 0))
    #expect(driver.exists("row 101 taps 0"))
  }

  @Test func rowsThatAreNotAsLongAsThoughtDoNotComeAndGoForEver() {
    // Elements without views, among others that are long: the room they are thought to take shows,
    // and then does not.
    let driver = AppDriver {
      List {
        Text("first").frame(height: 50)
        ForEach(0..<3) { number in
          if number == 1 {
            Section("section \(number)") {
              ForEach(0..<1) { _ in Text("long").frame(height: 130) }
            }
          }
        }
      }
      .frame(height: 260)
    }
    for distance: CGFloat in [-60, -40, -40, 30, 80, 80] {
      let before = driver.app.rowBuilds
      driver.app.scroll(at: CGPoint(x: 196, y: 420), by: CGSize(width: 0, height: distance))
      driver.settle()
      #expect(driver.app.rowBuilds - before < 30)
    }
    #expect(driver.exists("first"))
  }

  @Test func rowsAreFoundBehindManyElementsWithoutViews() {
    let driver = AppDriver {
      List(0..<2000, id: \.self) { number in
        if number > 1500 { Text(verbatim: "row \(number)") }
      }
    }
    driver.settle()
    #expect(driver.exists("row 1501"))
    #expect(driver.exists("row 1505"))
  }

  @Test func aReaderFindsAnExplicitIdentityOfARowThatIsNotBuilt() throws {
    struct Jumps: View {
      @State private var isOpen = true
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("far") { proxy.scrollTo("row-612", anchor: .center) }
            List(0..<1000) { number in
              if isOpen {
                Text(verbatim: "message \(number)").bold().id("row-\(number)").padding(4)
              }
            }
          }
        }
      }
    }
    let driver = AppDriver { Jumps() }
    try driver.tap("far")
    let row = try #require(driver.find("message 612"))
    #expect(abs(row.frame.midY - 450) < 120)
    #expect(driver.app.rowEvaluations < 250)
  }
}
