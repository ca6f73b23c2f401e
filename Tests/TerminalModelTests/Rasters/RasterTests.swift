import Testing

@testable import TerminalModel

struct RasterTests {
  private static let red = PixelColor(red: 255, green: 0, blue: 0)
  private static let blue = PixelColor(red: 0, green: 0, blue: 255)
  private static let clear = PixelColor(red: 9, green: 9, blue: 9, alpha: 0)

  private func raster(_ rows: [[PixelColor]]) throws -> Raster {
    try #require(
      Raster(
        width: rows[0].count, height: rows.count,
        pixels: rows.joined().flatMap { [$0.red, $0.green, $0.blue, $0.alpha] }))
  }

  @Test func pixelsThatDoNotFillTheSizeAreRefused() {
    #expect(Raster(width: 2, height: 2, pixels: Array(repeating: 0, count: 15)) == nil)
    #expect(Raster(width: 0, height: 2, pixels: []) == nil)
    #expect(Raster(width: -1, height: -4, pixels: Array(repeating: 0, count: 16)) == nil)
    #expect(Raster(width: .max, height: .max, pixels: []) == nil)
    #expect(Raster(width: 1, height: 4, pixels: Array(repeating: 0, count: 16)) != nil)
  }

  @Test func equalPixelsAreEqualAndHashAlike() throws {
    let one = try raster([[Self.red, Self.blue], [Self.blue, Self.red]])
    let two = try raster([[Self.red, Self.blue], [Self.blue, Self.red]])
    #expect(one == two)
    #expect(one.hashValue == two.hashValue)
    #expect(try one != raster([[Self.red, Self.blue], [Self.blue, Self.blue]]))
    #expect(try raster([[Self.red, Self.blue]]) != raster([[Self.red], [Self.blue]]))
  }

  @Test func outsideThereIsNothing() throws {
    let one = try raster([[Self.red]])
    #expect(one[0, 0] == Self.red)
    for (x, y) in [(-1, 0), (0, -1), (1, 0), (0, 1)] { #expect(one[x, y].alpha == 0) }
  }

  @Test func aPartIsCutOutAndCutOffAtTheEdges() throws {
    let whole = try raster([[Self.red, Self.blue], [Self.blue, Self.red]])
    #expect(
      try whole.cropped(to: PixelRectangle(x: 1, y: 0, width: 5, height: 1))
        == raster([[Self.blue]]))
    #expect(
      try whole.cropped(to: PixelRectangle(x: -3, y: -3, width: 4, height: 9))
        == raster([[Self.red], [Self.blue]]))
    #expect(whole.cropped(to: PixelRectangle(x: 2, y: 0, width: 1, height: 1)) == nil)
    #expect(whole.cropped(to: PixelRectangle(x: 0, y: 0, width: 0, height: 1)) == nil)
  }

  @Test func whatBecomesSmallerIsTheMeanOfWhatItCovers() throws {
    let purple = PixelColor(red: 128, green: 0, blue: 128)
    let whole = try raster([[Self.red, Self.blue], [Self.blue, Self.red]])
    #expect(whole.scaled(toWidth: 1, height: 1)[0, 0] == purple)
    // Two thirds of one, one third of the other.
    let three = try raster([[Self.red, Self.blue, Self.blue]])
    let two = three.scaled(toWidth: 2, height: 1)
    #expect(two[0, 0] == PixelColor(red: 170, green: 0, blue: 85))
    #expect(two[1, 0] == Self.blue)
  }

  @Test(arguments: [(1, 1), (3, 2), (97, 61), (99, 100)])
  func oneColourStaysWhatItIsInAnySmallerSize(width: Int, height: Int) {
    for value in [UInt8(0), 1, 127, 254, 255] {
      let color = PixelColor(red: value, green: 255 - value, blue: 7)
      let one = Raster(width: 100, height: 100, filledWith: color)
      #expect(
        one.scaled(toWidth: width, height: height)
          == Raster(width: width, height: height, filledWith: color))
    }
  }

  @Test func whatIsTransparentLendsNoColourToTheMean() throws {
    let mixed = try raster([[Self.red, Self.clear]]).scaled(toWidth: 1, height: 1)[0, 0]
    #expect(mixed == PixelColor(red: 255, green: 0, blue: 0, alpha: 128))
  }

  @Test func whatBecomesLargerIsTheNearestPixel() throws {
    let large = try raster([[Self.red, Self.blue]]).scaled(toWidth: 5, height: 2)
    #expect((0..<5).map { large[$0, 1] == Self.red } == [true, true, false, false, false])
    #expect(large[0, 0] == large[0, 1])
  }

  @Test func sizesBelowOneAreOne() throws {
    let one = try raster([[Self.red, Self.blue]]).scaled(toWidth: 0, height: -3)
    #expect(one.size == PixelSize(width: 1, height: 1))
  }

  /// More old pixels in a new one than a weight has steps.
  @Test func aVeryLargePictureBecomesVerySmall() {
    let color = PixelColor(red: 10, green: 200, blue: 30)
    let large = Raster(width: 9_000, height: 2, filledWith: color)
    #expect(large.scaled(toWidth: 1, height: 1)[0, 0] == color)
  }

  @Test func aBackgroundIsSeenWhereNothingIs() throws {
    let half = PixelColor(red: 255, green: 0, blue: 0, alpha: 128)
    let one = try raster([[half, Self.clear, Self.red]])
    let seen = one.composited(over: .color(Self.blue))
    #expect(seen[0, 0] == PixelColor(red: 128, green: 0, blue: 127))
    #expect(seen[1, 0] == Self.blue)
    #expect(seen[2, 0] == Self.red)
    let board = one.composited(over: .checkerboard(light: Self.red, dark: Self.blue, side: 1))
    #expect(board[1, 0] == Self.blue)
    #expect(seen.isOpaque && !one.isOpaque)
    #expect(seen.composited(over: .usual) == seen)
  }

  /// What an iPhone's screen at scale 3 takes to be brought to a pane; far above what it does take.
  @Test func aWholeScreenIsScaledInAMoment() {
    let screen = Raster(width: 1179, height: 2556, filledWith: Self.red)
    let clock = ContinuousClock()
    let times = (0..<3).map { _ in
      clock.measure { #expect(screen.scaled(toWidth: 400, height: 867).height == 867) }
    }
    #expect(times.min() ?? .zero < .milliseconds(200), "\(times)")
  }
}
