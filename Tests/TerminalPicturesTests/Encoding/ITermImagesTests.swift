import TerminalModel
import Testing

@testable import TerminalPictures

struct ITermImagesTests {
  private let cells = CellRectangle(column: 3, row: 4, columns: 20, rows: 10)

  @Test func aFileIsShownInCellsWithoutMovingTheCursor() throws {
    let packing = PicturePacking(png: { raster in Array("PNG \(raster.width)".utf8) })
    let sequence = ITermImages.sequence(
      for: .gradient(7, 3), cells: cells, packing: packing)
    #expect(
      String(decoding: sequence, as: UTF8.self)
        == "\u{1B}]1337;File=inline=1;size=5;width=20;height=10;preserveAspectRatio=0;"
        + "doNotMoveCursor=1:UE5HIDc=\u{7}")
  }

  /// A file as it is made where nothing packs: it has the pixels as they are, and all sums are right.
  @Test func withoutALibraryTheFileHoldsThePixelsAsTheyAre() throws {
    let raster = Raster.gradient(150, 120)
    let file = StoredPNG.file(of: raster, nil)
    var chunks: [String: [UInt8]] = [:]
    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      chunks[name] = Array(rest.dropFirst(8).prefix(length))
      rest = rest.dropFirst(12 + length)
    }
    #expect(rest.isEmpty)
    #expect(file.suffix(8) == [0x49, 0x45, 0x4E, 0x44, 0xAE, 0x42, 0x60, 0x82])
    #expect(chunks["IHDR"] == [0, 0, 0, 150, 0, 0, 0, 120, 8, 6, 0, 0, 0])
    var packed = try #require(chunks["IDAT"]?.dropFirst(2))
    var rows: [UInt8] = []
    var isLast = false
    while !isLast {
      isLast = packed.removeFirst() == 1
      let length = Int(packed[packed.startIndex]) | Int(packed[packed.startIndex + 1]) << 8
      packed = packed.dropFirst(4)
      rows += packed.prefix(length)
      packed = packed.dropFirst(length)
    }
    #expect(packed.count == 4)
    let pixels = (0..<120).flatMap { rows[$0 * 601 + 1..<($0 + 1) * 601] }
    #expect(pixels == raster.pixels)
  }
}
