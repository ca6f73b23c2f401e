import Foundation
import Pictures
import Testing

@Suite struct PictureCanvasTests {
  private static let blue = PictureColor(0x007AFF)
  private static let white = PictureColor(grey: 255)

  @Test func edgesLieAtPixels() throws {
    let picture = try Drawing.picture(width: 10, height: 10, scale: 3) { canvas in
      canvas.fill(CGRect(x: 1.1, y: 2.2, width: 3.3, height: 4.4), Self.blue)
    }

    #expect(picture.inked == (10, 13, 3, 7))
    #expect(
      picture.count(of: Self.blue, in: CGRect(x: 0, y: 0, width: 30, height: 30)) == 130)
  }

  @Test func cornersAreRound() throws {
    let picture = try Drawing.picture(width: 40, height: 40) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 12, Self.blue)
    }

    #expect(picture.color(x: 0, y: 0) == Self.white && picture.color(x: 39, y: 39) == Self.white)
    #expect(picture.color(x: 20, y: 0) == Self.blue && picture.color(x: 0, y: 20) == Self.blue)
    // A radius is bounded by half of a side.
    let circle = try Drawing.picture(width: 40, height: 40) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), radius: 500, Self.blue)
    }
    let filled = circle.count(of: Self.blue, in: CGRect(x: 0, y: 0, width: 40, height: 40))
    #expect((1150...1257).contains(filled), "\(filled) of a circle's 1257 pixels")
  }

  @Test func anEdgeLeavesTheInsideOpen() throws {
    let picture = try Drawing.picture(width: 40, height: 40) { canvas in
      canvas.stroke(CGRect(x: 5, y: 5, width: 30, height: 30), radius: 8, width: 2, Self.blue)
    }

    #expect(picture.color(x: 20, y: 20) == Self.white)
    #expect(picture.color(x: 20, y: 5) == Self.blue && picture.color(x: 6, y: 20) == Self.blue)
    #expect(picture.color(x: 20, y: 7) == Self.white && picture.color(x: 20, y: 4) == Self.white)
  }

  @Test func linesAndAreasGoThroughTheirPoints() throws {
    let picture = try Drawing.picture(width: 40, height: 40) { canvas in
      canvas.stroke([CGPoint(x: 5, y: 10), CGPoint(x: 35, y: 10)], width: 4, Self.blue)
      canvas.fill(
        [
          CGPoint(x: 5, y: 20), CGPoint(x: 35, y: 20), CGPoint(x: 35, y: 38), CGPoint(x: 5, y: 38),
          CGPoint(x: 5, y: 20), CGPoint(x: 15, y: 25), CGPoint(x: 15, y: 33),
          CGPoint(x: 25, y: 33), CGPoint(x: 25, y: 25), CGPoint(x: 15, y: 25),
        ], Self.blue)
    }

    #expect(picture.color(x: 20, y: 9) == Self.blue && picture.color(x: 20, y: 13) == Self.white)
    #expect(picture.color(x: 8, y: 30) == Self.blue)
    #expect(picture.color(x: 20, y: 29) == Self.white, "a hole stays open")
  }

  @Test func nothingIsDrawnOutsideTheClip() throws {
    let picture = try Drawing.picture(width: 40, height: 40) { canvas in
      canvas.clipped(to: CGRect(x: 10, y: 10, width: 5, height: 5)) {
        canvas.fill(CGRect(x: 0, y: 0, width: 40, height: 40), Self.blue)
        canvas.write(
          "WWWW", in: CGRect(x: 0, y: 0, width: 40, height: 40), TextStyle(color: Self.blue))
      }
      canvas.fill(CGRect(x: 30, y: 30, width: 1, height: 1), Self.blue)
    }

    #expect(picture.inked == (21, 21, 10, 10))
    #expect(picture.count(of: Self.blue, in: CGRect(x: 0, y: 0, width: 40, height: 40)) == 26)
  }

  @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, 0])
  func anyPlaceCanBeDrawnAt(_ length: CGFloat) throws {
    let frame = CGRect(x: length, y: length, width: length, height: length)
    let inner = CGRect(x: 2, y: 3, width: length, height: 4)
    let picture = try Drawing.picture(width: 10, height: 10) { canvas in
      for frame in [frame, inner] {
        canvas.fill(frame, radius: Double(length), Self.blue)
        canvas.stroke(frame, radius: Double(length), width: Double(length), Self.blue)
        canvas.stroke([frame.origin, .zero], width: Double(length), Self.blue)
        canvas.fill([frame.origin, .zero, CGPoint(x: length, y: 2)], Self.blue)
        canvas.write("Text", in: frame, TextStyle(color: Self.blue))
        canvas.writeLines("Text", in: frame, TextStyle(color: Self.blue))
        _ = canvas.drawSymbol("star", in: frame, Self.blue)
      }
      canvas.fill(CGRect(x: 0, y: 9, width: 1, height: 1), Self.white)
    }

    #expect(picture.color(x: 0, y: 9) == Self.white, "drawing goes on")
  }

  @Test func aPictureThatIsEnlargedKeepsItsEdges() throws {
    let small = try Drawing.picture(width: 2, height: 2) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 2), PictureColor(0x00FF00))
    }
    let large = try Drawing.picture(width: 30, height: 30) { canvas in
      canvas.fill(CGRect(x: 0, y: 0, width: 30, height: 30), PictureColor(0xFFFFFF))
      canvas.draw(small, in: CGRect(x: 5, y: 5, width: 20, height: 20))
    }

    #expect(large.color(x: 5, y: 5) == PictureColor(0x00FF00))
    #expect(large.color(x: 24, y: 24) == PictureColor(0x00FF00))
    #expect(large.color(x: 4, y: 10) == PictureColor(0xFFFFFF))
    #expect(large.color(x: 25, y: 10) == PictureColor(0xFFFFFF))
  }
}
