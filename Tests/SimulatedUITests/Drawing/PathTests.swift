import SwiftUI
import Testing

@Suite struct PathTests {
  @Test func pathsKnowTheirBounds() {
    let path = Path { path in
      path.move(to: CGPoint(x: 10, y: 10))
      path.addLine(to: CGPoint(x: 30, y: 20))
      path.closeSubpath()
    }
    #expect(path.boundingRect == CGRect(x: 10, y: 10, width: 20, height: 10))
    #expect(path.description == "10 10 m 30 20 l h")
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
    #expect(path.currentPoint == CGPoint(x: 10, y: 10))
  }

  @Test func circlesContainWhatIsInside() {
    let circle = Circle().path(in: CGRect(x: 0, y: 0, width: 100, height: 60))
    #expect(circle.contains(CGPoint(x: 50, y: 30)))
    #expect(circle.contains(CGPoint(x: 75, y: 30)))
    #expect(!circle.contains(CGPoint(x: 85, y: 30)))
    #expect(!circle.contains(CGPoint(x: 25, y: 5)))
  }

  @Test func trimmedPathsEndWhereTheyShould() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 100, y: 0))
    }
    #expect(
      line.trimmedPath(from: 0.25, to: 0.5).boundingRect
        == CGRect(x: 25, y: 0, width: 25, height: 0))
    #expect(line.trimmedPath(from: 0.5, to: 0.5).isEmpty)
  }

  @Test func shapesAreMovedAndScaled() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 20)
    #expect(
      Rectangle().offset(x: 5).path(in: rect).boundingRect
        == CGRect(x: 5, y: 0, width: 10, height: 20))
    #expect(
      Rectangle().scale(2).path(in: rect).boundingRect
        == CGRect(x: -5, y: -10, width: 20, height: 40))
    #expect(
      Rectangle().inset(by: 2).path(in: rect).boundingRect
        == CGRect(x: 2, y: 2, width: 6, height: 16))
    #expect(
      AnyShape(Ellipse()).path(in: rect).boundingRect
        == CGRect(x: 0, y: 0, width: 10, height: 20))
  }

  @Test func transformsUndoThemselves() {
    let transform = CGAffineTransform(rotationAngle: 1).translatedBy(x: 3, y: 4).scaledBy(
      x: 2, y: 5)
    let point = CGPoint(x: 7, y: -2).applying(transform).applying(transform.inverted())
    #expect(abs(point.x - 7) < 1e-9)
    #expect(abs(point.y + 2) < 1e-9)
  }
}
