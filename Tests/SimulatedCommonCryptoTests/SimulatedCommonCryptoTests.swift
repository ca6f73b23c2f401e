import CryptoKit
import Foundation
import Testing

@testable import SimulatedCommonCrypto

/// Digests, codes, ciphers and keys, beside the values that their standards give.
struct SimulatedCommonCryptoTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  private func bytes(_ hex: String) -> [UInt8] {
    stride(from: 0, to: hex.count, by: 2).compactMap { place in
      UInt8(hex.dropFirst(place).prefix(2), radix: 16)
    }
  }

  @Test func digestsOfFIPS180AndRFC1321() {
    let text = Array("abc".utf8)
    func digest(
      _ function: (UnsafeRawPointer?, CC_LONG, UnsafeMutablePointer<UInt8>?) ->
        UnsafeMutablePointer<UInt8>?,
      _ length: Int32
    ) -> String {
      var result = [UInt8](repeating: 0, count: Int(length))
      _ = function(text, CC_LONG(text.count), &result)
      return hex(result)
    }
    #expect(digest(CC_MD5, CC_MD5_DIGEST_LENGTH) == "900150983cd24fb0d6963f7d28e17f72")
    #expect(digest(CC_SHA1, CC_SHA1_DIGEST_LENGTH) == "a9993e364706816aba3e25717850c26c9cd0d89d")
    #expect(
      digest(CC_SHA256, CC_SHA256_DIGEST_LENGTH)
        == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(
      digest(CC_SHA384, CC_SHA384_DIGEST_LENGTH)
        == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed"
        + "8086072ba1e7cc2358baeca134c825a7")
    #expect(
      digest(CC_SHA512, CC_SHA512_DIGEST_LENGTH)
        == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
        + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
  }

  @Test func partsGiveTheDigestOfTheWhole() {
    let text = Array("The quick brown fox".utf8)
    var context = CC_SHA512_CTX()
    CC_SHA384_Init(&context)
    for byte in text {
      withUnsafeBytes(of: byte) { _ = CC_SHA384_Update(&context, $0.baseAddress, 1) }
    }
    var result = [UInt8](repeating: 0, count: Int(CC_SHA384_DIGEST_LENGTH))
    CC_SHA384_Final(&result, &context)
    #expect(result == Array(SHA384.hash(data: text)))
    // What was ended or never begun has no parts.
    var other = CC_MD5_CTX()
    CC_MD5_Update(&other, text, CC_LONG(text.count))
    var untouched = [UInt8](repeating: 9, count: Int(CC_MD5_DIGEST_LENGTH))
    CC_MD5_Final(&untouched, &other)
    #expect(untouched.allSatisfy { $0 == 9 })
  }

  @Test func nothingHasADigestToo() {
    var result = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    CC_SHA256(nil, 0, &result)
    #expect(result == Array(SHA256.hash(data: Data())))
    #expect(CC_SHA256(nil, 0, nil) == nil)
  }

  @Test func codesOfRFC4231() {
    var code = [UInt8](repeating: 0, count: Int(CC_SHA256_DIGEST_LENGTH))
    let text = "what do ya want for nothing?"
    CCHmac(CCHmacAlgorithm(kCCHmacAlgSHA256), "Jefe", 4, text, text.utf8.count, &code)
    #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
    CCHmac(77, "Jefe", 4, text, text.utf8.count, &code)
    #expect(hex(code).hasPrefix("5bdcc1"), "there is no such algorithm")
  }

  private func crypt(
    _ operation: Int, _ data: [UInt8], key: [UInt8], iv: [UInt8]?, _ options: Int, room: Int? = nil
  ) -> (status: Int, bytes: [UInt8], moved: Int) {
    var out = [UInt8](repeating: 0, count: room ?? data.count + kCCBlockSizeAES128)
    var moved = 0
    let status = CCCrypt(
      CCOperation(operation), CCAlgorithm(kCCAlgorithmAES), CCOptions(options), key, key.count, iv,
      data, data.count, &out, out.count, &moved)
    return (Int(status), Array(out.prefix(moved)), moved)
  }

  @Test func blocksOfFIPS197AndChainsOfRFC3602() {
    let block = crypt(
      kCCEncrypt, bytes("00112233445566778899aabbccddeeff"),
      key: bytes("000102030405060708090a0b0c0d0e0f"), iv: nil, kCCOptionECBMode)
    #expect(hex(block.bytes) == "69c4e0d86a7b0430d8cdb78070b4c55a")
    let chain = crypt(
      kCCEncrypt, Array("Single block msg".utf8), key: bytes("06a9214036b8a15b512e03d534120006"),
      iv: bytes("3dafba429d9eb430b422da802c9fac41"), 0)
    #expect(hex(chain.bytes) == "e353779c1079aeb82708942dbe77181a")
  }

  @Test(arguments: [kCCOptionPKCS7Padding, kCCOptionPKCS7Padding | kCCOptionECBMode])
  func whatIsFilledUpComesBack(options: Int) {
    let key = Array(repeating: UInt8(3), count: kCCKeySizeAES256)
    for count in [0, 1, 15, 16, 17, 100] {
      let data = (0..<count).map { UInt8($0) }
      let secret = crypt(kCCEncrypt, data, key: key, iv: nil, options)
      #expect(secret.status == kCCSuccess && secret.moved == (count / 16 + 1) * 16)
      #expect(crypt(kCCDecrypt, secret.bytes, key: key, iv: nil, options).bytes == data)
    }
  }

  @Test func whatCannotBeIsAStatus() {
    let key = Array(repeating: UInt8(3), count: kCCKeySizeAES128)
    let data = Array(repeating: UInt8(1), count: 20)
    #expect(crypt(kCCEncrypt, data, key: key, iv: nil, 0).status == kCCAlignmentError)
    #expect(crypt(kCCEncrypt, data, key: [1, 2], iv: nil, 1).status == kCCKeySizeError)
    #expect(crypt(7, data, key: key, iv: nil, 1).status == kCCParamError)
    let short = crypt(kCCEncrypt, data, key: key, iv: nil, kCCOptionPKCS7Padding, room: 16)
    #expect(short.status == kCCBufferTooSmall && short.moved == 32)
    let wrong = crypt(
      kCCDecrypt, Array(repeating: 0, count: 16), key: key, iv: nil, kCCOptionPKCS7Padding)
    #expect(wrong.status == kCCDecodeError)
    var moved = 0
    #expect(
      CCCrypt(0, CCAlgorithm(kCCAlgorithmDES), 1, key, 8, nil, data, 20, nil, 0, &moved)
        == CCCryptorStatus(kCCUnimplemented))
  }

  @Test func keysOfPasswords() {
    var key = [UInt8](repeating: 0, count: 32)
    let salt = Array("salt".utf8)
    let status = CCKeyDerivationPBKDF(
      CCPBKDFAlgorithm(kCCPBKDF2), "password", 8, salt, salt.count,
      CCPseudoRandomAlgorithm(kCCPRFHmacAlgSHA256), 2, &key, key.count)
    #expect(Int(status) == kCCSuccess)
    #expect(hex(key) == "ae4d0c95af6b46d32d0adff928f06dd02a303f8ef3c251dfd6e2d85a95474c43")
    #expect(
      Int(CCKeyDerivationPBKDF(2, "password", 8, salt, salt.count, 99, 2, &key, key.count))
        == kCCParamError)
    #expect(Int(CCRandomGenerateBytes(&key, key.count)) == kCCSuccess)
    #expect(Int(CCRandomGenerateBytes(nil, 4)) == kCCParamError)
  }

  @Test func whatIsNotGenuineIsSaidAsOnAppleSystems() throws {
    let (key, other) = (SymmetricKey(size: .bits256), SymmetricKey(size: .bits256))
    let data = Data("Bread".utf8)
    let box = try AES.GCM.seal(data, using: key)
    #expect(try AES.GCM.open(box, using: key) == data)
    #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: other) }
    #expect(throws: CryptoKitError.authenticationFailure) {
      try AES.GCM.open(box, using: key, authenticating: Data([1]))
    }
    let poly = try ChaChaPoly.seal(data, using: key)
    #expect(try ChaChaPoly.open(poly, using: key) == data)
    #expect(throws: CryptoKitError.authenticationFailure) {
      try ChaChaPoly.open(poly, using: other)
    }
  }

  @Test func noDeviceHasASecureEnclave() {
    #expect(!SecureEnclave.isAvailable)
    #expect(throws: CryptoKitError.self) { try SecureEnclave.P256.Signing.PrivateKey() }
  }
}
