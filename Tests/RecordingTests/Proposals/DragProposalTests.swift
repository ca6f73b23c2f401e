import ElementModel
import SessionProtocol
import Testing

@testable import Recording

/// What pages are given where something was dragged.
struct DragProposalTests {
  @Test func whatIsDraggedGetsAMethodThatDrags() {
    let board = Suite.screen(
      Element(id: 1, type: .cell, identifier: "row-Bread"),
      Element(id: 2, type: .cell, identifier: "row-Milk"),
      Element(id: 3, type: .image, identifier: "board.bin"))
    let suite = Suite(
      """
      struct BoardPage {
        let app: XCUIApplication

        func row(_ title: String) -> XCUIElement { app.cells["row-\\(title)"] }
        var add: XCUIElement { app.buttons["board.add"] }
      }
      """)
    let (pages, calls) = suite.proposal([
      Suite.drag(1, to: 2, on: board), Suite.drag(2, to: 3, on: board),
    ])
    #expect(
      calls == [
        "BoardPage.drag(\"Bread\", to: \"Milk\")", "BoardPage.dragRowToBin(\"Milk\")",
      ])
    #expect(
      pages == """
        struct BoardPage {
          let app: XCUIApplication

          func row(_ title: String) -> XCUIElement { app.cells["row-\\(title)"] }
          var add: XCUIElement { app.buttons["board.add"] }
          var binImage: XCUIElement { app.images["board.bin"] }

          @discardableResult
          func drag(_ title: String, to goal: String) -> Self {
            row(title).press(forDuration: 0.05, thenDragTo: row(goal))
            return self
          }

          @discardableResult
          func dragRowToBin(_ title: String) -> Self {
            row(title).press(forDuration: 0.05, thenDragTo: binImage)
            return self
          }
        }
        """)
  }
}
