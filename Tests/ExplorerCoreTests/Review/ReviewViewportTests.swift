import TerminalModel
import Testing

@testable import ExplorerCore

struct ReviewViewportTests {
  private let phone = PixelSize(width: 1_179, height: 2_556)
  private let area = PixelSize(width: 400, height: 800)
  private let cell = PixelSize(width: 10, height: 20)

  @Test func aPictureFitsAtFirst() throws {
    let window = try #require(ReviewViewport().window(of: phone, in: area, cell: cell))
    #expect(window.part == PixelRectangle(x: 0, y: 0, width: 1_179, height: 2_556))
    #expect(window.drawn == PixelSize(width: 370, height: 800))
  }

  @Test func zoomedInAPartFillsTheArea() throws {
    var viewport = ReviewViewport()
    viewport.zoom(by: 3)
    let window = try #require(viewport.window(of: phone, in: area, cell: cell))
    #expect(window.drawn == area)
    #expect(window.part.width < 400 && window.part.height < 800)
    #expect(abs(window.part.x + window.part.width / 2 - 589) < 3, "its middle stays")
    viewport.zoom(by: -9)
    #expect(viewport == ReviewViewport())
  }

  @Test func whatIsSeenStaysInThePicture() throws {
    var viewport = ReviewViewport()
    viewport.zoom(by: 4)
    for _ in 0..<50 { viewport.pan(across: 1, down: -1) }
    let window = try #require(viewport.window(of: phone, in: area, cell: cell))
    #expect(window.part.x + window.part.width == 1_179 && window.part.y == 0)
  }

  @Test func aPartIsShownInTheMiddleWithSomethingAroundIt() throws {
    var viewport = ReviewViewport()
    viewport.show(ReviewViewport.Part(x: 0.6, y: 0.7, width: 0.1, height: 0.02))
    let window = try #require(viewport.window(of: phone, in: area, cell: cell))
    let (left, right) = (window.part.x, window.part.x + window.part.width)
    #expect(Double(left) < 0.6 * 1_179 && Double(right) > 0.7 * 1_179)
    #expect(window.part.height < 1_200)
  }

  @Test(arguments: [
    (PixelSize(width: 0, height: 5), PixelSize(width: 10, height: 10)),
    (PixelSize(width: 5, height: 5), PixelSize(width: 9, height: 100)),
    (PixelSize(width: 5, height: 5), PixelSize(width: 0, height: 0)),
  ])
  func withoutRoomNothingIsDrawn(size: PixelSize, area: PixelSize) {
    #expect(ReviewViewport().window(of: size, in: area, cell: cell) == nil)
  }

  @Test(arguments: [PixelSize(width: 1, height: 1), PixelSize(width: 8_000, height: 3)])
  func everyPictureHasACell(size: PixelSize) throws {
    for steps in [0, 1, 99] {
      var viewport = ReviewViewport()
      viewport.zoom(by: steps)
      let window = try #require(viewport.window(of: size, in: area, cell: cell))
      #expect(window.drawn.width >= 10 && window.drawn.height >= 20)
      #expect(window.part.x >= 0 && window.part.x + window.part.width <= size.width)
      #expect(window.part.y >= 0 && window.part.y + window.part.height <= size.height)
    }
  }
}
