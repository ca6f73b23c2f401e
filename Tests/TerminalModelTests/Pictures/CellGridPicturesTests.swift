import Testing

@testable import TerminalModel

struct CellGridPicturesTests {
  private static let white = PixelColor(red: 255, green: 255, blue: 255)
  private static let black = PixelColor(red: 0, green: 0, blue: 0)
  private static let clear = PixelColor(red: 0, green: 0, blue: 0, alpha: 0)
  private static let orange = PixelColor(red: 255, green: 149, blue: 0)

  private func raster(_ rows: [[PixelColor]]) throws -> Raster {
    try #require(
      Raster(
        width: rows[0].count, height: rows.count,
        pixels: rows.joined().flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
  }

  private let all = CellRectangle(column: 0, row: 0, columns: 3, rows: 1)

  @Test func aCellHasTwoPixels() throws {
    var grid = CellGrid(columns: 3, rows: 1)
    let picture = try raster([
      [Self.white, Self.orange, Self.clear], [Self.black, Self.orange, Self.white],
    ])
    grid.drawHalfBlocks(picture, in: all, colors: .exact)
    #expect(grid.text == "▀ ▄")
    #expect(grid[0, 0].style.foreground == .rgb(red: 255, green: 255, blue: 255))
    #expect(grid[0, 0].style.background == .rgb(red: 0, green: 0, blue: 0))
    #expect(grid[1, 0].style.background == .rgb(red: 255, green: 149, blue: 0))
    #expect(grid[2, 0].style.foreground == .rgb(red: 255, green: 255, blue: 255))
    #expect(grid[2, 0].style.background == nil)
    #expect(grid.cells.allSatisfy { $0.style.attributes == .picture })
  }

  @Test func aBackgroundIsSeenThroughACell() throws {
    var grid = CellGrid(columns: 1, rows: 1)
    let one = CellRectangle(column: 0, row: 0, columns: 1, rows: 1)
    grid.drawHalfBlocks(
      try raster([[Self.clear], [Self.white]]), in: one, colors: .exact,
      background: .color(Self.orange))
    #expect(grid[0, 0].style.foreground == .rgb(red: 255, green: 149, blue: 0))
    grid.drawHalfBlocks(try raster([[Self.clear], [Self.clear]]), in: one, colors: .exact)
    #expect(grid[0, 0] == .blank)
  }

  @Test func ofSixteenColoursTwoAreMixedOnlyWhereNoneIsNear() {
    func colors(_ color: PixelColor) -> Set<TerminalColor?> {
      var grid = CellGrid(columns: 8, rows: 4)
      let raster = Raster(width: 8, height: 8, filledWith: color)
      grid.drawHalfBlocks(raster, in: grid.bounds, colors: .sixteen)
      return Set(grid.cells.flatMap { [$0.style.foreground, $0.style.background] })
    }
    #expect(colors(Self.white).subtracting([nil]) == [.indexed(15)])
    #expect(colors(Self.black).subtracting([nil]) == [.indexed(0)])
    #expect(colors(PixelColor(red: 230, green: 229, blue: 228)).subtracting([nil]) == [.indexed(7)])
    #expect(colors(Self.orange).subtracting([nil]).count == 2)
  }

  @Test func ofEightColoursNoneIsBright() {
    var grid = CellGrid(columns: 16, rows: 8)
    let pixels = (UInt8.min...UInt8.max).flatMap { value -> [UInt8] in
      [value, 255 - value, value &* 7, 255]
    }
    let raster = Raster(width: 16, height: 16, known: pixels)
    grid.drawHalfBlocks(raster, in: grid.bounds, colors: .eight)
    for cell in grid.cells {
      for case .indexed(let index)? in [cell.style.foreground, cell.style.background] {
        #expect(index < 8)
      }
    }
  }

  @Test func dotsStandWhereItIsLight() throws {
    var grid = CellGrid(columns: 1, rows: 1)
    let one = CellRectangle(column: 0, row: 0, columns: 1, rows: 1)
    let left = [Self.white, Self.black]
    grid.drawBraille(try raster([left, left, left, left]), in: one, colors: .exact)
    #expect(grid[0, 0].text == "⡇")
    #expect(grid[0, 0].style.foreground == .rgb(red: 255, green: 255, blue: 255))
    grid.drawBraille(
      try raster([left, left, left, left]), in: one, colors: .none, isOnLight: true)
    #expect(grid[0, 0].text == "⢸")
    #expect(grid[0, 0].style == Style(attributes: .picture))
  }

  @Test func halfOfTheDotsStandWhereItIsHalfLight() {
    var grid = CellGrid(columns: 20, rows: 10)
    let grey = Raster(
      width: 40, height: 40, filledWith: PixelColor(red: 128, green: 128, blue: 128))
    grid.drawBraille(grey, in: grid.bounds, colors: .none)
    let dots = grid.cells.compactMap(\.scalar).filter { $0.value > 0x2800 }
      .reduce(0) { $0 + ($1.value - 0x2800).nonzeroBitCount }
    #expect((750...850).contains(dots), "\(dots) of 1600")
  }

  @Test func whatIsOutsideTheGridIsLeftOutAndWideCharactersAreNotCut() {
    var grid = CellGrid(columns: 3, rows: 1)
    grid.write("認a", column: 0, row: 0)
    let raster = Raster(width: 4, height: 8, filledWith: Self.orange)
    grid.drawHalfBlocks(
      raster, in: CellRectangle(column: 1, row: -1, columns: 1, rows: 4), colors: .exact)
    #expect(grid.text == "  a")
    #expect(grid[1, 0].style.background == .rgb(red: 255, green: 149, blue: 0))
    grid.drawBraille(
      raster, in: CellRectangle(column: -9, row: 0, columns: 1, rows: 0), colors: .exact)
    #expect(grid.text == "  a")
  }

  @Test func aPictureOfPixelsStandsOverBlanksAndIsCutAtTheEdges() throws {
    let surface = PictureSurface(
      way: .kitty, cellSize: PixelSize(width: 10, height: 20), colors: .exact)
    var grid = CellGrid(columns: 5, rows: 4)
    grid.write("abcde", column: 0, row: 1)
    let raster = Raster(width: 400, height: 600, filledWith: Self.orange)
    let rectangle = CellRectangle(column: 3, row: 1, columns: 4, rows: 2)
    grid.show(raster, identity: 7, in: rectangle, on: surface)
    #expect(grid.text == "\nabc\n\n")
    let picture = try #require(grid.pictures.first)
    #expect(picture.identity == 7)
    #expect(picture.rectangle == CellRectangle(column: 3, row: 1, columns: 2, rows: 2))
    #expect(picture.raster.size == PixelSize(width: 20, height: 40))
    #expect(!grid.covers(picture.rectangle))
    grid.write("x", column: 4, row: 2)
    #expect(grid.covers(picture.rectangle))
  }

  @Test func aGridThatIsDrawnIntoAnotherTakesItsPicturesAlong() {
    let raster = Raster(width: 20, height: 20, filledWith: Self.orange)
    var pane = CellGrid(columns: 4, rows: 2)
    pane.place(
      RasterPlacement(
        identity: 1, raster: raster,
        rectangle: CellRectangle(column: 1, row: 0, columns: 2, rows: 1)))
    var grid = CellGrid(columns: 10, rows: 5)
    grid.draw(pane, column: 5, row: 3)
    #expect(
      grid.pictures.map(\.rectangle) == [CellRectangle(column: 6, row: 3, columns: 2, rows: 1)])
    grid.pictures = []
    grid.draw(pane, column: 20, row: 3)
    #expect(grid.pictures.isEmpty)
  }

  @Test func withoutPixelsThePictureIsMadeOfCells() {
    let raster = Raster(width: 20, height: 20, filledWith: Self.orange)
    for surface in [PictureSurface.halfBlocks(.exact), .braille(.none)] {
      var grid = CellGrid(columns: 4, rows: 2)
      grid.show(raster, identity: 1, in: grid.bounds, on: surface)
      #expect(grid.pictures.isEmpty)
      #expect(grid.cells.allSatisfy { $0.style.attributes == .picture })
    }
  }
}
