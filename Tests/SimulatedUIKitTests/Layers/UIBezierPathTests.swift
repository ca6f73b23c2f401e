import SimulatedUIKit
import Testing

@Suite struct UIBezierPathTests {
  private let square = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func onlyTheNamedCornersAreRound() {
    let path = UIBezierPath(
      roundedRect: square, byRoundingCorners: [.topLeft, .bottomRight],
      cornerRadii: CGSize(width: 10, height: 10))
    let curves = path.cgPath.elements.filter {
      if case .curve = $0 { true } else { false }
    }
    #expect(curves.count == 2)
    #expect(path.bounds == square)
  }

  @Test func radiiAreNoLargerThanHalfOfTheSides() {
    let path = UIBezierPath(roundedRect: square, cornerRadius: 1000)
    #expect(path.bounds == square)
  }

  @Test func anArcGoesTheWayThatIsAsked() throws {
    let center = CGPoint(x: 50, y: 50)
    let short = UIBezierPath(
      arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: true)
    let long = UIBezierPath(
      arcCenter: center, radius: 50, startAngle: 0, endAngle: .pi / 2, clockwise: false)
    #expect(short.cgPath.elements.count == 2)
    #expect(long.cgPath.elements.count == 4)
    #expect(short.bounds.minX > 49)
    #expect(long.bounds.minX < 1)
  }

  @Test func linesAreKeptInOrder() {
    let path = UIBezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.close()
    #expect(path.cgPath.elements == [.move(.zero), .line(CGPoint(x: 10, y: 0)), .close])
  }
}
