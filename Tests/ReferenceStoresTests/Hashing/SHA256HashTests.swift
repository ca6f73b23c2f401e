import Foundation
import Testing

@testable import ReferenceStores

/// The examples of the standard, FIPS 180-4 and its test vectors, and lengths around a block.
struct SHA256HashTests {
  @Test(arguments: [
    ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
    ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
    (
      "abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqr"
        + "lmnopqrsmnopqrstnopqrstu",
      "cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1"
    ),
  ])
  func theStandardsExamplesHaveItsHashes(text: String, hash: String) {
    #expect(SHA256Hash.text(of: Data(text.utf8)) == hash)
  }

  @Test func aMillionLettersHaveTheStandardsHash() {
    let data = Data(repeating: UInt8(ascii: "a"), count: 1_000_000)
    #expect(
      SHA256Hash.text(of: data)
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
  }

  @Test func aPartOfDataIsHashedAsItself() {
    let data = Data((0..<200).map { UInt8($0) })
    #expect(SHA256Hash.text(of: data[70...]) == SHA256Hash.text(of: Data(data[70...])))
  }

  @Test func lengthsAroundABlockDiffer() {
    let hashes = (50...70).map { SHA256Hash.text(of: Data(count: $0)) }
    #expect(Set(hashes).count == hashes.count)
    // `sha256sum` of 55, 56 and 64 zeros.
    #expect(hashes[5] == "02779466cdec163811d078815c633f21901413081449002f24aa3e80f0b88ef7")
    #expect(hashes[6] == "d4817aa5497628e7c77e6b606107042bbba3130888c5f47a375e6179be789fbb")
    #expect(hashes[14] == "f5a5fd42d16a20302798ef6ed309979b43003d2320d9f0e8ea9831a92759fb4b")
  }
}
