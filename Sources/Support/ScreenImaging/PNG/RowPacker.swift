import Foundation

/// Packs the rows of a picture as their differences from the rows above them.
///
/// Equal stretches are found eight pixels at a time, and their part of the checksum is computed at
/// once: without an optimiser a loop over three million pixels would take a noticeable time.
struct RowPacker {
  private var deflater = RunDeflater()
  private var checksum = Adler32()

  /// The rows as a zlib stream (RFC 1950), each behind the number of PNG's filter "Up".
  static func stream(of image: RasterImage) -> [UInt8] {
    var packer = RowPacker()
    let blank = [UInt8](repeating: 0, count: image.width)
    image.indices.withUnsafeBytes { pixels in
      blank.withUnsafeBytes { blank in
        guard let pixels = pixels.baseAddress, var above = blank.baseAddress else { return }
        for row in 0..<image.height {
          let current = pixels + row * image.width
          packer.add(current, above: above, count: image.width)
          above = current
        }
      }
    }
    var writer = BitWriter()
    // Deflate with a window of 32 kilobytes, and a check of this header.
    writer.write(0x78, count: 8)
    writer.write(0x01, count: 8)
    packer.deflater.finish(into: &writer)
    writer.finish()
    return writer.bytes + PNGWriter.bytes(packer.checksum.value)
  }

  /// Packs one row.
  private mutating func add(
    _ row: UnsafeRawPointer, above: UnsafeRawPointer, count: Int
  ) {
    let up: UInt8 = 2
    deflater.append(up, count: 1)
    checksum.append(up)
    if memcmp(row, above, count) == 0 {
      addZeros(count)
      return
    }
    var position = 0
    var zeros = 0
    while position < count {
      if position + 8 <= count,
        row.loadUnaligned(fromByteOffset: position, as: UInt64.self)
          == above.loadUnaligned(fromByteOffset: position, as: UInt64.self)
      {
        zeros += 8
        position += 8
        continue
      }
      let end = min(count, position + 8)
      while position < end {
        let difference =
          row.load(fromByteOffset: position, as: UInt8.self)
          &- above.load(fromByteOffset: position, as: UInt8.self)
        position += 1
        if difference == 0 {
          zeros += 1
        } else {
          addZeros(zeros)
          zeros = 0
          deflater.append(difference, count: 1)
          checksum.append(difference)
        }
      }
    }
    addZeros(zeros)
  }

  private mutating func addZeros(_ count: Int) {
    guard count > 0 else { return }
    deflater.append(0, count: count)
    checksum.appendZeros(count)
  }
}
