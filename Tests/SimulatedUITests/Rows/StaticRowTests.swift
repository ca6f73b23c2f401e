import ElementModel
import SwiftUI
import Testing
import VirtualTime

private final class Log {
  var lines: [String] = []
}

/// Rows that an app writes one by one are on the screen while they can be seen, as others are.
@MainActor @Suite(.serialized) struct StaticRowTests {
  private let middle = CGPoint(x: 196, y: 500)

  /// Ten rows, each of which notes that it comes and goes.
  private struct Ten: View {
    let start: Int
    let log: Log

    var body: some View {
      row(0)
      row(1)
      row(2)
      row(3)
      row(4)
      row(5)
      row(6)
      row(7)
      row(8)
      row(9)
    }

    private func row(_ number: Int) -> some View {
      let number = start + number
      return Text("row \(number)").id("id \(number)")
        .onAppear { log.lines.append("+\(number)") }
        .onDisappear { log.lines.append("-\(number)") }
    }
  }

  @Test func rowsOutOfSightAreNotOnTheScreen() throws {
    let log = Log()
    let driver = AppDriver {
      Form {
        Section("first") { Ten(start: 0, log: log) }
        Section("second") { Ten(start: 10, log: log) }
        Section("third") { Ten(start: 20, log: log) }
      }
    }
    #expect(driver.exists("row 0") && driver.exists("row 9"))
    #expect(!driver.exists("row 20") && !driver.exists("third"))
    #expect(log.lines.contains("+0") && !log.lines.contains("+20"))
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
    driver.settle()
    #expect(!driver.exists("row 0") && !driver.exists("first"))
    #expect(driver.find("row 29")?.hitPoint != nil)
    #expect(log.lines.contains("-0") && log.lines.contains("+29"))
    #expect(Set(log.lines).count == log.lines.count)
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: 10_000))
    driver.settle()
    #expect(driver.find("row 0")?.hitPoint != nil)
    #expect(log.lines.count { $0 == "+0" } == 2)
  }

  @Test func aReaderScrollsToARowOutOfSight() throws {
    struct Jumps: View {
      let log = Log()
      var body: some View {
        ScrollViewReader { proxy in
          VStack {
            Button("far") { proxy.scrollTo("id 27") }
            List {
              Ten(start: 0, log: log)
              Ten(start: 10, log: log)
              Ten(start: 20, log: log)
            }
          }
        }
      }
    }
    let driver = AppDriver { Jumps() }
    #expect(!driver.exists("row 27"))
    try driver.tap("far")
    #expect(driver.find("row 27")?.hitPoint != nil)
    #expect(!driver.exists("row 0"))
  }

  @Test func theRowThatIsEditedStays() throws {
    struct Fields: View {
      let log = Log()
      @State private var name = ""
      var body: some View {
        Form {
          TextField("name", text: $name)
          Ten(start: 0, log: log)
          Ten(start: 10, log: log)
          Ten(start: 20, log: log)
        }
      }
    }
    let driver = AppDriver { Fields() }
    let field = try #require(driver.elements.first { $0.type == .textField }?.hitPoint)
    driver.app.tap(at: field)
    driver.settle()
    driver.app.scroll(at: CGPoint(x: 196, y: 300), by: CGSize(width: 0, height: -600))
    driver.settle()
    #expect(!driver.exists("row 0"))
    #expect(driver.app.hasKeyboardFocus)
    #expect(driver.elements.count { $0.hasFocus } == 1)
    driver.app.typeText("Ada")
    driver.app.scroll(at: CGPoint(x: 196, y: 300), by: CGSize(width: 0, height: 600))
    #expect(driver.elements.first { $0.type == .textField }?.value == "Ada")
  }

  @Test func lazyStacksLeaveOutWhatCannotBeSeen() {
    let log = Log()
    let driver = AppDriver {
      ScrollView {
        LazyVStack(spacing: 40) {
          Ten(start: 0, log: log)
          Ten(start: 10, log: log)
          Ten(start: 20, log: log)
        }
      }
    }
    #expect(driver.exists("row 5") && !driver.exists("row 25"))
    #expect(!log.lines.contains("+25"))
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
    driver.settle()
    #expect(driver.exists("row 29") && !driver.exists("row 5"))
    #expect(log.lines.contains("+29") && log.lines.contains("-5"))
  }

  @Test func aRowOutOfSightMayChange() throws {
    struct Counters: View {
      let log = Log()
      @State private var count = 0
      var body: some View {
        VStack {
          Button("more") { count += 1 }
          List {
            Ten(start: 0, log: log)
            Ten(start: 10, log: log)
            Text("count \(count)").bold()
            if count > 1 { Text("many") }
          }
        }
      }
    }
    let driver = AppDriver { Counters() }
    try driver.tap("more")
    #expect(!driver.exists("count 1"))
    try driver.tap("more")
    driver.app.scroll(at: middle, by: CGSize(width: 0, height: -10_000))
    driver.settle()
    #expect(driver.exists("count 2") && driver.exists("many"))
  }
}
