import Observation
import SwiftUI
import Testing

/// State that is read only in closures which run after the body that made them.
@MainActor @Suite(.serialized) struct DeferredReadTests {
  @Observable final class Selection {
    var number = 0
    var isShown = true
  }

  private struct Rows: View {
    let selection: Selection
    var body: some View {
      VStack {
        ForEach(0..<3) { number in
          Text(selection.number == number ? "row \(number) selected" : "row \(number)")
        }
      }
    }
  }

  @Test func rowsFollowAnObject() {
    let selection = Selection()
    let driver = AppDriver { Rows(selection: selection) }
    #expect(driver.exists("row 0 selected"))
    selection.number = 2
    #expect(driver.exists("row 0") && driver.exists("row 2 selected"))
  }

  @Test func rowsOfAListFollowAnObject() {
    let selection = Selection()
    let driver = AppDriver {
      List(0..<500) { Text(selection.number == $0 ? "row \($0) selected" : "row \($0)") }
    }
    selection.number = 2
    #expect(driver.exists("row 0") && driver.exists("row 2 selected"))
  }

  @Test func readersOfGeometryFollowAnObject() {
    let selection = Selection()
    let driver = AppDriver { GeometryReader { _ in Text("number \(selection.number)") } }
    #expect(driver.exists("number 0"))
    selection.number = 7
    #expect(driver.exists("number 7"))
  }

  private struct Sheet: View {
    let selection: Selection
    var body: some View {
      Text("behind").sheet(isPresented: .constant(true)) { Text("number \(selection.number)") }
    }
  }

  @Test func sheetsFollowAnObject() {
    let selection = Selection()
    let driver = AppDriver { Sheet(selection: selection) }
    #expect(driver.exists("number 0"))
    selection.number = 7
    #expect(driver.exists("number 7"))
  }

  private struct Guided: View {
    @State private var isMoved = false
    var body: some View {
      VStack(alignment: .leading) {
        Text("a long line that stays").alignmentGuide(.leading) { _ in isMoved ? 50 : 0 }
        Button("move") { isMoved = true }
      }
    }
  }

  @Test func guidesFollowState() throws {
    let driver = AppDriver { Guided() }
    func gap() throws -> CGFloat {
      try #require(driver.find("a long line that stays")).frame.minX
        - #require(driver.find("move")).frame.minX
    }
    #expect(try gap() == 0)
    try driver.tap("move")
    #expect(try gap() == -50)
  }
}
