import ElementModel
import Foundation
import TerminalModel
import Testing

@testable import ScreenRendering

struct CoveredContentTests {
  private static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)

  /// A list of five rows, of which a tab bar covers the last ones.
  private func list(modal: Bool = false, toast: Bool = false) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: Self.phone))
    builder.open(Element(id: 1, type: .collectionView, frame: Self.phone))
    for row in 0..<5 {
      let cell = CGRect(x: 16, y: 650 + Double(row) * 44, width: 361, height: 44)
      let isFree = cell.midY < 769 && !modal
      let point = isFree ? CGPoint(x: cell.midX, y: cell.midY) : nil
      builder.open(Element(id: 10 + row, type: .cell, frame: cell, hitPoint: point))
      builder.add(
        Element(
          id: 20 + row, type: .staticText, label: "row \(row)",
          frame: cell.insetBy(dx: 16, dy: 11), hitPoint: point))
      builder.close()
    }
    builder.close()
    if toast {
      var look = ElementAppearance()
      look.background = .init(red: 246, green: 246, blue: 249)
      builder.add(
        Element(
          id: 40, type: .staticText, label: "Saved",
          frame: CGRect(x: 160, y: 661, width: 73, height: 22),
          hitPoint: CGPoint(x: 196, y: 672), appearance: look))
    }
    builder.open(
      Element(
        id: 2, type: .tabBar, frame: CGRect(x: 0, y: 769, width: 393, height: 83)))
    builder.add(
      Element(
        id: 3, type: .button, label: "Home",
        frame: CGRect(x: 2, y: 770, width: 389, height: 48), isSelected: true))
    builder.close()
    if modal {
      let frame = CGRect(x: 61, y: 300, width: 270, height: 200)
      builder.open(Element(id: 4, type: .alert, label: "Sure?", frame: frame, traits: .modal))
      builder.close()
    }
    return builder.tree
  }

  @Test func rowsUnderATabBarAreNotDrawnAboveIt() {
    let text = ScreenRenderer.draw(list(), columns: 30, rows: 24).grid.text
    #expect(text.contains("row 2"))
    #expect(!text.contains("row 3") && !text.contains("row 4"))
  }

  @Test func rowsUnderATabBarBelowAnAlertAreNotDrawnEither() {
    let text = ScreenRenderer.draw(list(modal: true), columns: 30, rows: 24).grid.text
    #expect(text.contains("row 0"))
    #expect(!text.contains("row 3"))
  }

  @Test func theElementUnderActionIsDrawnEvenIfItIsCovered() {
    let text = ScreenRenderer.draw(list(), columns: 30, rows: 24, highlighting: 24).grid.text
    #expect(text.contains("▶row 4"))
  }

  @Test func aToastHasALineAndAFrameOfItsOwn() throws {
    let screen = ScreenRenderer.draw(list(toast: true), columns: 30, rows: 24)
    let lines = screen.grid.text.split(separator: "\n").map(String.init)
    let index = try #require(lines.firstIndex { $0.contains("Saved") })
    #expect(lines[index - 1].trimmingCharacters(in: .whitespaces) == "╭───────╮")
    #expect(lines[index].trimmingCharacters(in: .whitespaces) == "│ Saved │")
    #expect(lines[index + 1].trimmingCharacters(in: .whitespaces) == "╰───────╯")
  }

  @Test func cardsSideBySideAreDrawnInTheColumnsOfTheirFramesUncut() {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: Self.phone))
    for (number, label) in ["14.2 km, Length", "980 m, Ascent", "Hard, Difficulty"].enumerated() {
      builder.add(
        Element(
          id: number + 1, type: .staticText, label: label,
          frame: CGRect(x: 16 + 130 * Double(number), y: 100, width: 66, height: 60)))
    }
    let text = ScreenRenderer.draw(builder.tree, columns: 40, rows: 10).grid.text
    #expect(!text.contains("…"))
    #expect(text.contains("Length") && text.contains("Ascent") && text.contains("Difficulty"))
  }

  @Test func aTextThatAPopoverCutsIsTakenAwayOthersStay() throws {
    var builder = ElementTree.Builder()
    let screen = CGRect(x: 0, y: 0, width: 1000, height: 800)
    builder.open(Element(id: 0, type: .application, frame: screen))
    for (number, x) in [0.0, 330].enumerated() {
      builder.add(
        Element(
          id: number + 1, type: .staticText, label: "a text of some words \(number)",
          frame: CGRect(x: x, y: 400, width: 250, height: 22)))
    }
    builder.add(
      Element(
        id: 5, type: .alert, label: "Menu",
        frame: CGRect(x: 500, y: 300, width: 250, height: 200), traits: .modal))
    let text = ScreenRenderer.draw(builder.tree, columns: 100, rows: 40).grid.text
    #expect(text.contains("a text of some words 0"))
    #expect(!text.contains("a text of some words 1") && !text.contains("words 1"))
    let line = try #require(text.split(separator: "\n").first { $0.contains("words 0") })
    #expect(line.filter { $0 == "a" }.count == 1)
  }

  @Test func aButtonThatLiesOnANavigationBarIsDrawnInItsRow() throws {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: Self.phone))
    builder.open(
      Element(
        id: 1, type: .navigationBar, identifier: "Mail",
        frame: CGRect(x: 0, y: 59, width: 393, height: 96)))
    builder.add(
      Element(
        id: 2, type: .staticText, label: "Mail",
        frame: CGRect(x: 16, y: 110, width: 100, height: 41), traits: .header))
    builder.add(
      Element(
        id: 3, type: .searchField, label: "Search", placeholderValue: "Search",
        frame: CGRect(x: 16, y: 160, width: 361, height: 36)))
    builder.close()
    var look = ElementAppearance()
    look.symbol = "sidebar.left"
    builder.add(
      Element(
        id: 4, type: .button, label: "Hide Sidebar",
        frame: CGRect(x: 8, y: 59, width: 44, height: 44), appearance: look))
    let drawn = ScreenRenderer.draw(builder.tree, columns: 40, rows: 20)
    let title = try #require(drawn.grid.text.split(separator: "\n").first { $0.contains("Mail") })
    #expect(title.contains("◧"))
    #expect(drawn.grid.text.contains("⌕ Search"))
  }
}
