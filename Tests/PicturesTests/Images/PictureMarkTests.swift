import Foundation
import Pictures
import Testing

@Suite struct PictureMarkTests {
  private let picture = try? Drawing.picture(width: 4, height: 3) { canvas in
    canvas.fill(CGRect(x: 0, y: 0, width: 2, height: 3), PictureColor(0x007AFF))
  }

  private func mark(in data: Data) -> String? {
    guard case .some(let bytes) = Picture.mark(inPNG: data) else { return nil }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test func aMarkComesBackAndPixelsStay() throws {
    let picture = try #require(picture)
    let words = String(repeating: "what it was drawn from ", count: 500)

    let data = picture.pngData(mark: Data(words.utf8))

    #expect(mark(in: data) == words)
    #expect(data.count < 700, "it is packed")
    #expect(try Picture.picture(ofPNG: data) == picture)
    #expect(try DecodedPNG(data).chunks == ["IHDR", "poML", "IDAT", "IEND"])
    // Of a file that lies within another buffer, too.
    #expect(mark(in: (Data([1, 2, 3]) + data).dropFirst(3)) == words)
  }

  @Test func otherPicturesHaveNone() throws {
    let picture = try #require(picture)

    guard case .none = Picture.mark(inPNG: picture.pngData()) else {
      Issue.record("There is no mark.")
      return
    }
    #expect(Picture.size(ofPNG: picture.pngData()).map { [$0.width, $0.height] } == [4, 3])
    #expect(Picture.size(ofPNG: Data("no picture".utf8)) == nil)
  }

  @Test func aDamagedMarkIsNone() throws {
    let picture = try #require(picture)
    let data = picture.pngData(mark: Data("words".utf8))
    let place = try #require(data.firstRange(of: Data("poML".utf8))).upperBound

    for (offset, byte) in [(0, UInt8(0xFF)), (3, 0), (6, 0xAA)] {
      var damaged = data
      damaged[place + offset] = byte
      guard case .damaged = Picture.mark(inPNG: damaged) else {
        Issue.record("Byte \(offset) of the mark does not matter.")
        return
      }
    }
    for length in stride(from: 0, to: data.count, by: 3) {
      _ = Picture.mark(inPNG: data.prefix(length))
    }
  }
}
