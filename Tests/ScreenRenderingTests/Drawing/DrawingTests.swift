import ElementModel
import Foundation
import ScreenRendering
import TerminalModel
import Testing

/// Charts and other drawings in cells.
struct DrawingTests {
  private static let blue = ElementColor(red: 0, green: 0, blue: 255)
  private static let red = ElementColor(red: 255, green: 0, blue: 0)

  /// A screen of 200 by 144 points with a drawing in it that has a text below.
  private func screen(_ shapes: [ElementDrawing.Shape]) -> ElementTree {
    var drawn = ElementAppearance()
    drawn.drawing = ElementDrawing(shapes: shapes)
    let frame = CGRect(x: 0, y: 0, width: 200, height: 144)
    var builder = ElementTree.Builder()
    builder.open(Element(id: 1, type: .application, frame: frame))
    builder.open(
      Element(
        id: 2, type: .other, label: "Sales", frame: frame, hitPoint: CGPoint(x: 1, y: 1),
        appearance: drawn))
    builder.open(
      Element(
        id: 3, type: .staticText, label: "Tea",
        frame: CGRect(x: 80, y: 126, width: 40, height: 18), hitPoint: CGPoint(x: 100, y: 135)))
    builder.close()
    builder.close()
    builder.close()
    return builder.tree
  }

  private func rectangle(
    _ color: ElementColor, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat
  ) -> ElementDrawing.Shape {
    ElementDrawing.Shape(
      .area, color,
      points: [
        CGPoint(x: x, y: y), CGPoint(x: x + width, y: y), CGPoint(x: x + width, y: y + height),
        CGPoint(x: x, y: y + height),
      ])
  }

  private func lines(_ shapes: [ElementDrawing.Shape]) -> [String] {
    ScreenRenderer.draw(screen(shapes), columns: 22, rows: 8).grid.text
      .split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test func areasAreBlocks() {
    let lines = lines([rectangle(Self.blue, 0, 0, 100, 72)])
    #expect(lines.prefix(4).allSatisfy { $0.contains("█████████") }, "\(lines)")
    #expect(!lines.suffix(4).joined().contains("█"))
  }

  @Test func coloursAreShadesWhereThereIsNone() {
    let lines = lines([
      rectangle(Self.blue, 0, 0, 200, 54), rectangle(Self.red, 0, 54, 200, 54),
    ])
    #expect(lines[0].contains("█") && !lines[0].contains("▒"), "\(lines)")
    #expect(lines[4].contains("▒") && !lines[4].contains("█"), "\(lines)")
  }

  @Test func linesAreDotsAndThinOnesRules() {
    let lines = lines([
      ElementDrawing.Shape(
        .line, Self.blue, width: 2, points: [CGPoint(x: 0, y: 0), CGPoint(x: 200, y: 100)]),
      ElementDrawing.Shape(
        .line, Self.red, width: 0.5, points: [CGPoint(x: 0, y: 110), CGPoint(x: 200, y: 110)]),
    ])
    let braille = lines[0].unicodeScalars.filter { (0x2801...0x28FF).contains($0.value) }
    #expect(!braille.isEmpty, "\(lines)")
    #expect(lines[6].contains("┈┈┈"), "\(lines)")
  }

  @Test func textsStandWhereTheyAre() {
    let lines = lines([rectangle(Self.blue, 0, 0, 200, 100)])
    #expect(lines[7].trimmingCharacters(in: .whitespaces) == "Tea", "\(lines)")
  }

  @Test func partsCanBePointedAt() throws {
    let drawn = ScreenRenderer.draw(screen([]), columns: 22, rows: 8)
    let text = try #require(drawn.places[2])
    #expect(drawn.element(atColumn: text.column, row: text.row) == 2)
    #expect(drawn.element(atColumn: 2, row: 1) == 1)
  }

  @Test func inLittleRoomItIsALine() {
    let text = ScreenRenderer.draw(screen([]), columns: 22, rows: 3).grid.text
    #expect(text.contains("▒ Sales"), "\(text)")
  }
}
