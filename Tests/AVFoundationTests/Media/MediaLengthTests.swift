import Foundation
import Testing

@testable import AVFoundation

/// The length of films and sounds.
struct MediaLengthTests {
  private func bytes(_ number: Int, _ count: Int) -> Data {
    Data((0..<count).map { UInt8(truncatingIfNeeded: number >> (8 * (count - 1 - $0))) })
  }

  private func box(_ name: String, _ content: Data, length: Int? = nil) -> Data {
    bytes(length ?? content.count + 8, 4) + Data(name.utf8) + content
  }

  private func film(version: Int, scale: Int, length: Int) -> Data {
    let size = version == 1 ? 8 : 4
    let head =
      bytes(version, 1) + bytes(0, 3) + bytes(0, size * 2) + bytes(scale, 4)
      + bytes(length, size)
    return box("ftyp", Data("isom".utf8)) + box("free", Data())
      + box("moov", box("mvhd", head + Data(count: 80)))
  }

  private func little(_ number: Int) -> Data { Data(bytes(number, 4).reversed()) }

  @Test(arguments: [0, 1]) func aFilmSaysIt(version: Int) {
    #expect(MediaLength.seconds(of: film(version: version, scale: 600, length: 7500)) == 12.5)
  }

  @Test func aSoundOfWindowsIsAsLongAsItsBytes() {
    let format = Data("fmt ".utf8) + little(16) + Data(count: 8) + little(176_400) + Data(count: 4)
    let sound =
      Data("RIFF".utf8) + little(0) + Data("WAVE".utf8) + Data("LIST".utf8) + little(3)
      + Data(count: 4) + format + Data("data".utf8) + little(352_800)
    #expect(MediaLength.seconds(of: sound) == 2)
  }

  @Test func aSoundInMP3IsAsLongAsItsRateSays() {
    // 128 kbit/s, after a tag of 20 bytes.
    let tag = Data("ID3".utf8) + Data([4, 0, 0, 0, 0, 0, 20]) + Data(count: 20)
    let sound = tag + Data([0xFF, 0xFB, 0x90, 0]) + Data(count: 31_996)
    #expect(MediaLength.seconds(of: sound) == 2)
  }

  @Test func whatIsNoneHasNoLength() {
    #expect(MediaLength.seconds(of: Data()) == nil)
    #expect(MediaLength.seconds(of: Data("a text that is no film at all".utf8)) == nil)
    #expect(MediaLength.seconds(of: Data("ID3".utf8) + Data(repeating: 255, count: 20)) == nil)
    #expect(MediaLength.seconds(of: film(version: 0, scale: 0, length: 5)) == nil)
  }

  @Test(arguments: [0, 1, 7, 8, 100, 0x7FFF_FFFF, 0xFFFF_FFFF])
  func aBoxThatIsNotAsLongAsItSaysEndsTheSearch(length: Int) {
    let start = box("ftyp", Data("isom".utf8))
    #expect(MediaLength.seconds(of: start + box("free", Data(count: 4), length: length)) == nil)
    #expect(MediaLength.seconds(of: start + box("moov", Data(count: 4), length: length)) == nil)
  }

  @Test func partsOfAFilmAreReadWithoutHarm() {
    let whole = film(version: 0, scale: 600, length: 7500)
    for count in 0..<whole.count - 80 {
      let seconds = MediaLength.seconds(of: whole.prefix(count))
      #expect(seconds == nil || seconds == 12.5)
    }
  }
}
