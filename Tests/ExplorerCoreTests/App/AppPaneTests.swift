import ElementModel
import Foundation
import TerminalModel
import Testing

@testable import ExplorerCore

struct AppPaneTests {
  /// Two buttons behind a sheet with one, and a row that is scrolled away.
  private var sheet: ElementTree {
    var builder = ElementTree.Builder()
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    builder.open(Element(id: 0, type: .application, frame: screen))
    for id in [1, 2] {
      builder.add(
        Element(
          id: id, type: .button, label: "behind \(id)",
          frame: CGRect(x: 0, y: 100 * id + 100, width: 100, height: 44)))
    }
    builder.open(
      Element(
        id: 3, type: .other, frame: CGRect(x: 0, y: 80, width: 393, height: 772),
        hitPoint: CGPoint(x: 196, y: 500), traits: .modal))
    builder.add(
      Element(
        id: 4, type: .button, label: "done", frame: CGRect(x: 0, y: 90, width: 100, height: 44),
        hitPoint: CGPoint(x: 50, y: 112)))
    builder.add(
      Element(
        id: 5, type: .staticText, label: "below",
        frame: CGRect(x: 0, y: 900, width: 100, height: 44)))
    builder.add(
      Element(
        id: 6, type: .staticText, label: "hint",
        frame: CGRect(x: 0, y: 200, width: 100, height: 44)))
    builder.close()
    builder.close()
    return builder.tree
  }

  @Test func arrowsWalkWhatIsSeenAndNotWhatASheetHides() {
    var harness = ExplorerHarness.showing(sheet)
    harness.type("1")
    #expect(harness.model.appPane.elements.map(\.label) == ["done", "hint"])
    harness.press(.down)
    #expect(harness.model.view.appElement == 6)
    harness.press(.up)
    harness.press(.up)
    #expect(harness.model.view.appElement == 4)
  }

  @Test func anAppThatIsNotInFrontCanStillBeLookedAt() {
    var builder = ElementTree.Builder()
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    builder.add(
      Element(
        id: 1, type: .button, label: "a", frame: CGRect(x: 0, y: 100, width: 100, height: 44)))
    builder.close()
    let harness = ExplorerHarness.showing(builder.tree)
    #expect(harness.model.appPane.elements.map(\.label) == ["a"])
  }

  @Test func arrowsSkipWhatOnlyHoldsAControlAndLooksLikeIt() {
    var builder = ElementTree.Builder()
    let row = CGRect(x: 0, y: 100, width: 393, height: 44)
    builder.open(
      Element(id: 0, type: .application, frame: CGRect(x: 0, y: 0, width: 393, height: 852)))
    for (id, name, held) in [
      (1, "", ElementType.button), (3, "", .staticText), (5, "row", .button),
    ] {
      builder.open(Element(id: id, type: .cell, identifier: name, frame: row))
      builder.add(Element(id: id + 1, type: held, label: "\(id + 1)", frame: row))
      builder.close()
    }
    builder.open(Element(id: 7, type: .toolbar, label: "Toolbar", frame: row))
    builder.add(Element(id: 8, type: .button, label: "8", frame: row))
    builder.close()
    builder.close()
    let harness = ExplorerHarness.showing(builder.tree)
    #expect(harness.model.appPane.elements.map(\.id) == [2, 3, 4, 5, 6, 8])
  }
}
