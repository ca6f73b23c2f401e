import Foundation

/// The functions of zlib that PNG files need, by zlib.h of version 1.2.
struct Zlib {
  private let bound: @convention(c) (CUnsignedLong) -> CUnsignedLong
  private let compress:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<CUnsignedLong>, UnsafeRawPointer, CUnsignedLong,
      CInt
    ) -> CInt

  private let uncompress:
    @convention(c) (
      UnsafeMutableRawPointer, UnsafeMutablePointer<CUnsignedLong>, UnsafeRawPointer, CUnsignedLong
    ) -> CInt

  init() throws(PictureError) {
    let library = try SystemLibrary("libz.so.1")
    bound = try library.call("compressBound")
    compress = try library.call("compress2")
    uncompress = try library.call("uncompress")
  }

  /// Unpacks bytes.
  ///
  /// - Parameters:
  ///   - bytes: What was packed.
  ///   - count: How many bytes there were.
  /// - Returns: The bytes; `nil` where these are others.
  func unpack(_ bytes: Data, count: Int) -> Data? {
    var data = Data(count: count)
    var length = CUnsignedLong(count)
    let status = data.withUnsafeMutableBytes { goal in
      bytes.withUnsafeBytes { source -> CInt in
        guard let to = goal.baseAddress, let from = source.baseAddress else { return -1 }
        return uncompress(to, &length, from, CUnsignedLong(source.count))
      }
    }
    return status == 0 && length == count ? data : nil
  }

  /// Packs bytes: at a level that makes what a screen shows nearly as small as it gets, in a quarter of
  /// the time.
  func pack(_ bytes: [UInt8]) -> [UInt8] {
    let room = Int(bound(CUnsignedLong(bytes.count)))
    return [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
      guard let start = buffer.baseAddress else { return }
      var length = CUnsignedLong(room)
      let status = compress(start, &length, bytes, CUnsignedLong(bytes.count), 4)
      count = status == 0 ? Int(length) : 0
    }
  }
}
