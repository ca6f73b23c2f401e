import Foundation
import Testing

@testable import PDFKit

/// What zlib packs, unpacked.
struct InflateTests {
  private func bytes(_ text: String) throws -> [UInt8] {
    [UInt8](try #require(Data(base64Encoded: text)))
  }

  @Test(arguments: [
    (
      "codes of its own", "eNoryM9NzclXKECmdBQSFQoS01MV8pOyUpNLgLzi5KLU1Dw9VGWjqslQDQCoaoKh",
      String(repeating: "pomelo pomelo pomelo, a page object a screen. ", count: 8)
    ),
    ("fixed codes", "eAFLy6xITVFIQ5AAOhkGcQ==", "fixed fixed fixed"),
    ("as it is", "eAEBDwDw/3N0b3JlZCBhcyBpdCBpcy3tBX8=", "stored as it is"),
  ]) func itIsUnpacked(kind: String, packed: String, text: String) throws {
    let unpacked = try #require(Inflate.unpacked(try bytes(packed)))
    #expect(String(decoding: unpacked, as: UTF8.self) == text)
  }

  @Test func whatIsPackedOtherwiseIsNot() {
    #expect(Inflate.unpacked([]) == nil)
    #expect(Inflate.unpacked(Array("plain text".utf8)) == nil)
  }

  @Test func ofHalfAFileThereIsHalfATextAtMost() throws {
    let packed = try bytes("eNoryM9NzclXKECmdBQSFQoS01MV8pOyUpNLgLzi5KLU1Dw9VGWjqslQDQCoaoKh")
    let whole = try #require(Inflate.unpacked(packed))
    for count in 3..<packed.count - 4 {
      let part = try #require(Inflate.unpacked(Array(packed.prefix(count))))
      #expect(whole.starts(with: part))
    }
  }

  @Test func brokenBytesEndSomewhere() throws {
    let packed = try bytes("eNoryM9NzclXKECmdBQSFQoS01MV8pOyUpNLgLzi5KLU1Dw9VGWjqslQDQCoaoKh")
    for place in 2..<packed.count {
      for bit in 0..<8 {
        var broken = packed
        broken[place] ^= 1 << bit
        #expect(Inflate.unpacked(broken) != nil)
      }
    }
  }
}
