import ElementModel
import Foundation
import Testing

struct ElementDrawingTests {
  @Test func aDrawingComesBackAsItWas() throws {
    let red = ElementColor(red: 255, green: 0, blue: 10)
    let drawing = ElementDrawing(shapes: [
      ElementDrawing.Shape(
        .area, red, points: [CGPoint(x: 0.04, y: 1), CGPoint(x: -3.27, y: 2), CGPoint(x: 9, y: 9)]),
      ElementDrawing.Shape(.dashes, red, width: 0.5, points: [.zero, CGPoint(x: 10, y: 0)]),
    ])
    var appearance = ElementAppearance()
    appearance.drawing = drawing
    let data = try JSONEncoder().encode(appearance)
    #expect(try JSONDecoder().decode(ElementAppearance.self, from: data) == appearance)
    #expect(drawing.shapes[0].points[1] == CGPoint(x: -3.3, y: 2))
  }

  @Test func whatIsNoPlaceIsDrawnAtTheCorner() {
    let shape = ElementDrawing.Shape(
      .line, ElementColor(red: 0, green: 0, blue: 0),
      points: [CGPoint(x: CGFloat.nan, y: CGFloat.infinity)])
    #expect(shape.points == [.zero])
  }

  @Test func aCoordinateWithoutItsPartnerIsLeftOut() throws {
    let text = #"[{"k": 1, "c": 0, "p": [10, 20, 30]}]"#
    let drawing = try JSONDecoder().decode(ElementDrawing.self, from: Data(text.utf8))
    #expect(drawing.shapes.map(\.points) == [[CGPoint(x: 1, y: 2)]])
  }
}
