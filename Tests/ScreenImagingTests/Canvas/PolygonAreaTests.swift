import Testing

@testable import ScreenImaging

struct PolygonAreaTests {
  private static let limit = PixelArea(minX: 0, minY: 0, maxX: 20, maxY: 20)

  private func coverage(_ points: [(Double, Double)]) -> Int {
    PolygonArea(points: points.map { StrokePoint(x: $0.0, y: $0.1) })
      .mask(within: Self.limit).runs.reduce(0) { $0 + $1.count * $1.level }
  }

  @Test func aSquareCoversItsPixels() {
    #expect(
      coverage([(2, 2), (6, 2), (6, 5), (2, 5)]) == 12 * CoverageMask.full)
  }

  @Test func aTriangleCoversHalf() {
    let covered = coverage([(0, 0), (20, 0), (0, 20)])
    #expect(abs(covered - 200 * CoverageMask.full) < 20 * CoverageMask.full)
  }

  @Test func aHoleStaysFree() {
    let ring = coverage([
      (0, 0), (10, 0), (10, 10), (0, 10), (0, 0), (3, 3), (3, 6), (6, 6), (6, 3), (3, 3),
    ])
    #expect(ring == (100 - 9) * CoverageMask.full)
  }

  @Test func whatIsNoAreaCoversNothing() {
    #expect(coverage([]) == 0)
    #expect(coverage([(1, 1), (5, 5)]) == 0)
    #expect(coverage([(100, 100), (120, 100), (120, 120)]) == 0)
  }
}
