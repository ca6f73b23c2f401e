import ExplorerCore
import Glibc
import TerminalModel

/// Finds the parts in which two pictures of the same size differ.
struct DifferenceSpots {
  /// The parts, in the order of reading.
  let parts: [ReviewViewport.Part]

  /// Pixels of the tiles that are looked at as one: what is nearer than that belongs together.
  private static let tile = 24
  /// More parts than anybody goes through.
  private static let limit = 100

  /// Compares two pictures.
  init(_ one: Raster, _ other: Raster) {
    let columns = (one.width + Self.tile - 1) / Self.tile
    let rows = (one.height + Self.tile - 1) / Self.tile
    var tiles = Self.differingTiles(one, other, columns: columns, rows: rows)
    var found: [(left: Int, top: Int, right: Int, bottom: Int)] = []
    for start in tiles.indices where tiles[start] && found.count < Self.limit {
      var area = (
        left: start % columns, top: start / columns, right: start % columns, bottom: start / columns
      )
      var open = [start]
      tiles[start] = false
      while let tile = open.popLast() {
        let (column, row) = (tile % columns, tile / columns)
        area = (
          min(area.left, column), min(area.top, row), max(area.right, column), max(area.bottom, row)
        )
        for y in max(0, row - 1)...min(rows - 1, row + 1) {
          for x in max(0, column - 1)...min(columns - 1, column + 1) where tiles[y * columns + x] {
            tiles[y * columns + x] = false
            open.append(y * columns + x)
          }
        }
      }
      found.append(area)
    }
    let (width, height) = (Double(one.width), Double(one.height))
    parts = found.map { area in
      let (x, y) = (Double(area.left * Self.tile), Double(area.top * Self.tile))
      return ReviewViewport.Part(
        x: x / width, y: y / height,
        width: (min(width, Double((area.right + 1) * Self.tile)) - x) / width,
        height: (min(height, Double((area.bottom + 1) * Self.tile)) - y) / height)
    }
  }

  private static func differingTiles(
    _ one: Raster, _ other: Raster, columns: Int, rows: Int
  ) -> [Bool] {
    var tiles = [Bool](repeating: false, count: columns * rows)
    let length = one.width * 4
    one.pixels.withUnsafeBytes { first in
      other.pixels.withUnsafeBytes { second in
        for y in 0..<one.height {
          // Most rows are equal, which is seen at once.
          let row = y * length..<(y + 1) * length
          guard !isEqual(first, second, in: row) else { continue }
          for column in 0..<columns where !tiles[y / tile * columns + column] {
            let start = row.lowerBound + column * tile * 4
            let part = start..<min(start + tile * 4, row.upperBound)
            tiles[y / tile * columns + column] = !isEqual(first, second, in: part)
          }
        }
      }
    }
    return tiles
  }

  private static func isEqual(
    _ one: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer, in range: Range<Int>
  ) -> Bool {
    guard let first = one.baseAddress, let second = other.baseAddress else { return true }
    return memcmp(first + range.lowerBound, second + range.lowerBound, range.count) == 0
  }
}
