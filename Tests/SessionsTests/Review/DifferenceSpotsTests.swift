import ExplorerCore
import TerminalModel
import Testing

@testable import Sessions

struct DifferenceSpotsTests {
  /// A white picture with dots.
  private func raster(_ dots: [(x: Int, y: Int)] = []) -> Raster? {
    var pixels = [UInt8](repeating: 255, count: 300 * 400 * 4)
    for dot in dots { pixels[(dot.y * 300 + dot.x) * 4] = 0 }
    return Raster(width: 300, height: 400, pixels: pixels)
  }

  @Test func equalPicturesHaveNone() throws {
    #expect(DifferenceSpots(try #require(raster()), try #require(raster())).parts.isEmpty)
  }

  @Test func whatIsNearBelongsTogether() throws {
    let one = try #require(raster())
    let other = try #require(raster([(10, 10), (30, 12), (299, 399), (12, 200)]))
    let parts = DifferenceSpots(one, other).parts
    #expect(parts.count == 3, "in the order of reading")
    #expect(parts[0].x == 0 && parts[0].width * 300 == 48 && parts[0].height * 400 == 24)
    #expect(parts[1].y < 0.5 && parts[1].y + parts[1].height > 0.5)
    #expect(parts[2].x + parts[2].width == 1 && parts[2].y + parts[2].height == 1)
  }

  @Test func aFloodOfThemEnds() throws {
    let dots = (0..<48).map { (x: $0 % 6 * 50, y: $0 / 6 * 50) }
    let parts = DifferenceSpots(try #require(raster()), try #require(raster(dots))).parts
    #expect(parts.count == 48)
  }
}
