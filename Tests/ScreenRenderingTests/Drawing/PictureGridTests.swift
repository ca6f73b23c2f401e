import ElementModel
import Foundation
import TerminalModel
import Testing

@testable import ScreenRendering

/// Pictures in the rows of a grid.
struct PictureGridTests {
  private static let phone = CGRect(x: 0, y: 0, width: 393, height: 852)

  private func screen(_ frames: [CGRect]) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application, frame: Self.phone))
    for (number, frame) in frames.enumerated() {
      builder.add(
        Element(
          id: 10 + number, type: .image, label: "photo \(number)", frame: frame,
          hitPoint: CGPoint(x: frame.midX, y: frame.midY)))
    }
    builder.close()
    return builder.tree
  }

  private func place(_ number: Int, side: CGFloat = 128) -> CGRect {
    CGRect(
      x: CGFloat(number % 3) * (side + 4), y: 100 + CGFloat(number / 3) * (side + 4), width: side,
      height: side)
  }

  @Test func everyPictureHasAFrame() {
    let drawing = ScreenRenderer.draw(screen((0..<5).map { place($0) }), columns: 60, rows: 24)

    let lines = drawing.grid.text.split(separator: "\n").map(String.init)
    #expect(lines.count { $0.components(separatedBy: "┌").count == 4 } == 1)
    #expect(lines.count { $0.components(separatedBy: "┌").count == 3 } == 1)
    #expect(lines.contains { $0.contains("│") && $0.contains("photo 1") && $0.contains("photo 2") })
  }

  @Test func aPictureByItselfHasNone() {
    let text = ScreenRenderer.draw(screen([place(0)]), columns: 60, rows: 24).grid.text
    #expect(text.contains("photo 0"))
    #expect(!text.contains("┌"))
  }

  @Test func smallPicturesHaveNone() {
    let text = ScreenRenderer.draw(
      screen((0..<3).map { place($0, side: 40) }), columns: 60, rows: 24
    ).grid.text
    #expect(!text.contains("┌"))
  }

  @Test func framesGiveWayWhereThereIsNoRoom() {
    let text = ScreenRenderer.draw(
      screen((0..<15).map { place($0) }), columns: 60, rows: 8
    ).grid.text
    #expect(text.contains("photo 0") && text.contains("photo 14"))
    #expect(!text.contains("┌"))
  }
}
