import Foundation
import Testing

@testable import Pictures

struct PixelPackingTests {
  @Test func whatIsPackedIsUnpackedAgain() throws {
    let bytes = (0..<5000).map { UInt8($0 / 64 % 256) }
    let packed = try #require(PixelPacking.deflated(bytes))
    #expect(packed.count < bytes.count / 4)
    #expect(packed[0] & 0x0F == 8)
    let zlib = try Zlib()
    #expect(zlib.unpack(Data(packed), count: bytes.count).map { [UInt8]($0) } == bytes)
  }
}
