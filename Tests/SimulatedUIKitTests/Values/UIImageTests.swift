import Foundation
import SimulatedUIKit
import Testing

/// The size of pictures, read from their data.
struct UIImageTests {
  /// The beginning of a picture of 300 by 20 pixels.
  private static let png = Data(
    [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
      + [0, 0, 1, 44, 0, 0, 0, 20, 8, 2, 0, 0, 0])
  private static let jpeg = Data(
    [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 0, 0, 0xFF, 0xC0, 0, 11, 8, 0, 20, 1, 44, 3, 0, 0, 0])

  @Test func pngAndJPEGHaveTheSizeOfTheirHeaders() throws {
    let image = try #require(UIImage(data: Self.png))
    #expect(image.size == CGSize(width: 300, height: 20))
    #expect(image.pngData() == Self.png)
    #expect(image.jpegData(compressionQuality: 1) == nil)
    let other = try #require(UIImage(data: Self.jpeg, scale: 2))
    #expect(other.size == CGSize(width: 150, height: 10))
    #expect(other.scale == 2)
    #expect(other.jpegData(compressionQuality: 0.5) == Self.jpeg)
  }

  @Test func picturesOfTheSameFileAreEqual() throws {
    let image = try #require(UIImage(data: Self.png))
    #expect(image == UIImage(data: Self.png))
    #expect(image != UIImage(data: Self.png, scale: 2))
    #expect(image != UIImage(data: Self.jpeg))
    #expect(UIImage() != UIImage())
    #expect(Set([image, image]).count == 1)
  }

  @Test(arguments: [0, 1, 8, 15, 23])
  func dataThatIsCutOffIsNoPicture(length: Int) {
    #expect(UIImage(data: Self.png.prefix(length)) == nil)
    #expect(UIImage(data: Self.jpeg.prefix(min(length, 12))) == nil)
  }

  @Test func textIsNoPicture() {
    #expect(UIImage(data: Data("no picture".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
    #expect(UIImage(systemName: "star")?.pngData() == nil)
  }
}
