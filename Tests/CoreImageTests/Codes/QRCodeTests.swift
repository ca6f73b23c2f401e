import Testing

@testable import CoreImage

/// Codes beside those of another program.
struct QRCodeTests {
  private func rows(_ code: QRCode) -> String {
    (0..<code.size).map { y in
      (0..<code.size).map { x in code[x, y] ? "#" : "." }.joined()
    }.joined(separator: "\n")
  }

  @Test func aShortTextIsTheSmallestCode() throws {
    let code = try #require(QRCode(Array("pomelo".utf8), level: .low))
    // As Nayuki's QR Code generator 1.8 draws it, and as ZXing reads it.
    #expect(
      rows(code) == """
        #######.##..#.#######
        #.....#..#..#.#.....#
        #.###.#.#.#.#.#.###.#
        #.###.#.#..#..#.###.#
        #.###.#.###...#.###.#
        #.....#.......#.....#
        #######.#.#.#.#######
        .........##..........
        ####..#.#.#..#..###.#
        .###.#.##...#..#.#..#
        #...######..#####.###
        #..#....#...##...#.#.
        .####.###.##.#..#....
        ........###..#....##.
        #######..#...##.##...
        #.....#....####.###.#
        #.###.#..###..#######
        #.###.#.#.#..#...#.#.
        #.###.#.##.#.#...##..
        #.....#.##.##.#.....#
        #######.#.###..#..#..
        """)
  }

  @Test(arguments: [
    (14, QRLevel.medium, 21), (15, .medium, 25), (120, .high, 61), (2953, .low, 177),
    (1273, .high, 177),
  ]) func itIsAsLargeAsItMustBe(count: Int, level: QRLevel, size: Int) throws {
    let code = try #require(QRCode(Array(repeating: 65, count: count), level: level))
    #expect(code.size == size)
    // The three corners by which readers find it.
    for (x, y) in [(0, 0), (size - 7, 0), (0, size - 7)] {
      #expect((0..<7).allSatisfy { code[x + $0, y] && code[x, y + $0] })
      #expect(code[x + 3, y + 3] && !code[x + 1, y + 1])
    }
  }

  @Test func whatIsTooLongIsNoCode() {
    #expect(QRCode(Array(repeating: 65, count: 2954), level: .low) == nil)
    #expect(QRCode(Array(repeating: 65, count: 1274), level: .high) == nil)
  }
}
