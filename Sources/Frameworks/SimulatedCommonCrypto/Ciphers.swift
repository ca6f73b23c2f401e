// What makes bytes unreadable, and readable again.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

import Crypto
import CryptoExtras
import Foundation

/// Whether bytes are made unreadable or readable.
public typealias CCOperation = UInt32
/// The cipher.
public typealias CCAlgorithm = UInt32
/// How a cipher goes over more than one block.
public typealias CCOptions = UInt32

/// Makes bytes unreadable.
public let kCCEncrypt = 0
/// Makes bytes readable.
public let kCCDecrypt = 1
/// AES, with keys of any length.
public let kCCAlgorithmAES = 0
/// AES, with keys of any length.
public let kCCAlgorithmAES128 = 0
/// DES; not there.
public let kCCAlgorithmDES = 1
/// Triple DES; not there.
public let kCCAlgorithm3DES = 2
/// CAST; not there.
public let kCCAlgorithmCAST = 3
/// RC4; not there.
public let kCCAlgorithmRC4 = 4
/// RC2; not there.
public let kCCAlgorithmRC2 = 5
/// Blowfish; not there.
public let kCCAlgorithmBlowfish = 6
/// The last block is filled up.
public let kCCOptionPKCS7Padding = 1
/// Each block is by itself.
public let kCCOptionECBMode = 2
/// Bytes of a short key of AES.
public let kCCKeySizeAES128 = 16
/// Bytes of a longer key of AES.
public let kCCKeySizeAES192 = 24
/// Bytes of the longest key of AES.
public let kCCKeySizeAES256 = 32
/// Bytes of a block of AES.
public let kCCBlockSizeAES128 = 16

/// Makes bytes unreadable or readable by AES; other ciphers are not there.
@discardableResult
public func CCCrypt(
  _ op: CCOperation, _ alg: CCAlgorithm, _ options: CCOptions, _ key: UnsafeRawPointer!,
  _ keyLength: Int, _ iv: UnsafeRawPointer!, _ dataIn: UnsafeRawPointer!, _ dataInLength: Int,
  _ dataOut: UnsafeMutableRawPointer!, _ dataOutAvailable: Int,
  _ dataOutMoved: UnsafeMutablePointer<Int>!
) -> CCCryptorStatus {
  guard Int(alg) == kCCAlgorithmAES else { return CCCryptorStatus(kCCUnimplemented) }
  let lengths = [kCCKeySizeAES128, kCCKeySizeAES192, kCCKeySizeAES256]
  guard key != nil, lengths.contains(keyLength) else { return CCCryptorStatus(kCCKeySizeError) }
  guard [kCCEncrypt, kCCDecrypt].contains(Int(op)), dataIn != nil || dataInLength == 0 else {
    return CCCryptorStatus(kCCParamError)
  }
  let cipher = BlockCipher(
    key: SymmetricKey(data: bytes(key, keyLength)),
    start: iv.map { Array(bytes($0, BlockCipher.size)) },
    isFilledUp: Int(options) & kCCOptionPKCS7Padding != 0,
    isByBlock: Int(options) & kCCOptionECBMode != 0)
  do throws(BlockCipher.Problem) {
    let data = Array(bytes(dataIn, dataInLength))
    let result = try Int(op) == kCCEncrypt ? cipher.encrypted(data) : cipher.decrypted(data)
    dataOutMoved?.pointee = result.count
    guard result.count <= dataOutAvailable, let out = dataOut ?? nil else {
      return CCCryptorStatus(result.isEmpty ? kCCSuccess : kCCBufferTooSmall)
    }
    write(result, to: out.assumingMemoryBound(to: UInt8.self))
    return CCCryptorStatus(kCCSuccess)
  } catch {
    return CCCryptorStatus(error == .noWholeBlocks ? kCCAlignmentError : kCCDecodeError)
  }
}

/// AES over several blocks.
private struct BlockCipher {
  enum Problem: Error {
    /// The bytes are no whole blocks.
    case noWholeBlocks
    /// The last block was not filled up, or the key is another one.
    case notFilledUp
  }

  static let size = 16

  let key: SymmetricKey
  /// What goes into the first block; zeros where nothing does.
  let start: [UInt8]?
  let isFilledUp: Bool
  let isByBlock: Bool

  func encrypted(_ data: [UInt8]) throws(Problem) -> [UInt8] {
    var data = data
    if isFilledUp {
      let count = Self.size - data.count % Self.size
      data += Array(repeating: UInt8(count), count: count)
    }
    guard data.count.isMultiple(of: Self.size) else { throw .noWholeBlocks }
    return try isByBlock
      ? blocks(of: data) { try AES.permute(&$0, key: key) }
      : chained { try AES._CBC.encrypt(data, using: key, iv: $0, noPadding: true) }
  }

  func decrypted(_ data: [UInt8]) throws(Problem) -> [UInt8] {
    guard data.count.isMultiple(of: Self.size) else { throw .noWholeBlocks }
    var result =
      try isByBlock
      ? blocks(of: data) { try AES.inversePermute(&$0, key: key) }
      : chained { try AES._CBC.decrypt(data, using: key, iv: $0, noPadding: true) }
    guard isFilledUp else { return result }
    guard let last = result.last, (1...Self.size).contains(Int(last)),
      result.suffix(Int(last)).allSatisfy({ $0 == last })
    else { throw .notFilledUp }
    result.removeLast(Int(last))
    return result
  }

  private func blocks(
    of data: [UInt8], _ change: (inout ArraySlice<UInt8>) throws -> Void
  ) throws(Problem) -> [UInt8] {
    var result: [UInt8] = []
    for place in stride(from: 0, to: data.count, by: Self.size) {
      var block = data[place..<place + Self.size]
      guard (try? change(&block)) != nil else { throw .noWholeBlocks }
      result += block
    }
    return result
  }

  private func chained(_ change: (AES._CBC.IV) throws -> Data) throws(Problem) -> [UInt8] {
    let start = self.start ?? Array(repeating: 0, count: Self.size)
    guard let result = try? change(AES._CBC.IV(ivBytes: start)) else { throw .noWholeBlocks }
    return Array(result)
  }
}
