import Foundation
import Pictures
import Testing

@Suite struct PNGReadingTests {
  private static func file() throws -> Data {
    try Drawing.picture(width: 30, height: 20, isClear: true) { canvas in
      canvas.fill(
        CGRect(x: 3, y: 4, width: 10, height: 10),
        PictureColor(red: 200, green: 100, blue: 0, alpha: 128))
      canvas.fill(CGRect(x: 15, y: 4, width: 10, height: 10), PictureColor(0x123456))
    }.pngData()
  }

  @Test func whatWasWrittenIsRead() throws {
    let data = try Self.file()

    #expect(try Picture.picture(ofPNG: data).pngData() == data)
    let opaque = try Drawing.picture(width: 9, height: 7) { _ in }
    #expect(try Picture.picture(ofPNG: opaque.pngData()) == opaque)
  }

  @Test func aFileThatEndsTooEarlyIsNone() throws {
    let data = try Self.file()

    for count in stride(from: 0, to: data.count - 12, by: 5) {
      #expect(throws: PictureError.unreadable, "\(count) bytes") {
        try Picture.picture(ofPNG: data.prefix(count))
      }
    }
  }

  @Test func whatIsDamagedIsAnErrorOrAPicture() throws {
    let data = try Self.file()

    for place in stride(from: 8, to: data.count, by: 3) {
      var damaged = data
      damaged[place] ^= 0x5A
      do {
        _ = try Picture.picture(ofPNG: damaged)
      } catch let error as PictureError {
        #expect(error != .noLibrary(""))
      }
    }
    #expect(throws: PictureError.unreadable) {
      try Picture.picture(ofPNG: Data("no picture at all, but some text".utf8))
    }
  }

  @Test func aSmallFileOfALargePictureIsRefused() throws {
    var data = try Self.file()
    // 65,536 by 65,536 pixels, in the head of the file.
    data.replaceSubrange(16..<24, with: [0, 1, 0, 0, 0, 1, 0, 0])

    #expect(throws: PictureError.tooLarge(width: 65_536, height: 65_536)) {
      try Picture.picture(ofPNG: data)
    }
  }
}
