import ElementModel
import Foundation
import TerminalModel
import Testing

@testable import ScreenRendering

/// Lines with more controls than columns.
struct CrowdedLineTests {
  private func draw(_ elements: [Element], columns: Int) -> String {
    var builder = ElementTree.Builder()
    builder.open(
      Element(
        id: 0, type: .application, label: "App", frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    )
    for element in elements { builder.add(element) }
    builder.close()
    let screen = ScreenRenderer.draw(builder.tree, columns: columns, rows: 10)
    return screen.grid.text.split(separator: "\n").map { $0.drop { $0 == " " } }
      .first { !$0.isEmpty && !$0.hasPrefix("9:41") }.map(String.init) ?? ""
  }

  private func star(_ number: Int) -> Element {
    Element(
      id: number, type: .button, label: "Star \(number)",
      frame: CGRect(x: 16 + 26 * Double(number - 1), y: 300, width: 22, height: 22))
  }

  @Test func buttonsGoWithoutBracketsWhereThereIsNoRoomForThem() {
    let stars = (1...5).map(star)
    #expect(draw(stars, columns: 80).hasPrefix("[ Star 1 ] [ Star 2 ] [ Star 3 ]"))
    #expect(draw(stars, columns: 44).hasPrefix("Star 1 Star 2 Star 3 Star 4 Star 5"))
  }

  @Test func aButtonThatOpensAClockShowsTheTime() {
    let picker = Element(
      id: 1, type: .button, label: "Time Picker", value: "9:41 AM",
      frame: CGRect(x: 250, y: 300, width: 90, height: 34))
    #expect(draw([picker], columns: 44).contains("[ 9:41 AM ]"))
  }

  @Test func aTabKeepsItsBadgeWhenItsNameIsCut() {
    var builder = ElementTree.Builder()
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    builder.open(Element(id: 0, type: .application, label: "App", frame: screen))
    let bar = CGRect(x: 0, y: 761, width: 390, height: 83)
    builder.open(Element(id: 1, type: .tabBar, label: "Tab Bar", frame: bar))
    for (number, name) in ["Recipes", "Shopping", "Settings"].enumerated() {
      var look = ElementAppearance()
      look.badge = number == 1 ? "2" : nil
      builder.add(
        Element(
          id: 2 + number, type: .button, label: name,
          frame: CGRect(x: 130 * number, y: 762, width: 126, height: 48), isSelected: number == 0,
          appearance: look))
    }
    let drawn = ScreenRenderer.draw(builder.tree, columns: 34, rows: 10).grid.text
    #expect(drawn.contains("Shop… (2)"))
    #expect(drawn.contains("Settings"))
  }
}
