public import Foundation

/// How many pixels there are.
public typealias vImagePixelCount = UInt
/// How a function on pictures has ended.
public typealias vImage_Error = Int
/// How a function on pictures works.
public typealias vImage_Flags = UInt32
/// A pixel's part.
public typealias Pixel_8 = UInt8
/// A pixel's part.
public typealias Pixel_F = Float

/// Nothing is wrong.
public let kvImageNoError: vImage_Error = 0
/// A size is wrong.
public let kvImageInvalidParameter: vImage_Error = -21773
/// Nothing special.
public let kvImageNoFlags: vImage_Flags = 0
/// What is outside has the colour of the edge.
public let kvImageEdgeExtend: vImage_Flags = 8
/// Better, and slower.
public let kvImageHighQualityResampling: vImage_Flags = 32

/// Pixels in memory.
public struct vImage_Buffer {
  /// The first pixel.
  public var data: UnsafeMutableRawPointer?
  /// How many rows.
  public var height: vImagePixelCount
  /// How many pixels in a row.
  public var width: vImagePixelCount
  /// How many bytes from row to row.
  public var rowBytes: Int

  /// Pixels in memory.
  public init(
    data: UnsafeMutableRawPointer?, height: vImagePixelCount, width: vImagePixelCount,
    rowBytes: Int
  ) { (self.data, self.height, self.width, self.rowBytes) = (data, height, width, rowBytes) }

  /// No pixels.
  public init() { self.init(data: nil, height: 0, width: 0, rowBytes: 0) }

  /// Room for pixels.
  public init(width: Int, height: Int, bitsPerPixel: UInt32) throws {
    let rowBytes = width * Int(bitsPerPixel) / 8
    self.init(
      data: .allocate(byteCount: max(1, rowBytes * height), alignment: 16),
      height: vImagePixelCount(height), width: vImagePixelCount(width), rowBytes: rowBytes)
  }

  /// The size.
  public var size: CGSize { CGSize(width: Double(width), height: Double(height)) }

  /// Gives the memory back.
  public func free() { data?.deallocate() }
}

/// Gives room for pixels.
public func vImageBuffer_Init(
  _ buf: UnsafeMutablePointer<vImage_Buffer>, _ height: vImagePixelCount,
  _ width: vImagePixelCount, _ pixelBits: UInt32, _ flags: vImage_Flags
) -> vImage_Error {
  guard
    let buffer = try? vImage_Buffer(
      width: Int(width), height: Int(height), bitsPerPixel: pixelBits)
  else { return kvImageInvalidParameter }
  buf.pointee = buffer
  return kvImageNoError
}

/// Scales pixels of four bytes: each takes that of the source that is nearest.
@discardableResult
public func vImageScale_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { scale(src.pointee, dest.pointee, bytes: 4) }

/// Scales pixels of one byte: each takes that of the source that is nearest.
@discardableResult
public func vImageScale_Planar8(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ tempBuffer: UnsafeMutableRawPointer?, _ flags: vImage_Flags
) -> vImage_Error { scale(src.pointee, dest.pointee, bytes: 1) }

/// Changes the order of the four parts of pixels.
@discardableResult
public func vImagePermuteChannels_ARGB8888(
  _ src: UnsafePointer<vImage_Buffer>, _ dest: UnsafePointer<vImage_Buffer>,
  _ permuteMap: UnsafePointer<UInt8>, _ flags: vImage_Flags
) -> vImage_Error {
  let (source, target) = (src.pointee, dest.pointee)
  guard let from = source.data, let to = target.data, source.width == target.width,
    source.height == target.height
  else { return kvImageInvalidParameter }
  for row in 0..<Int(source.height) {
    for column in 0..<Int(source.width) {
      let place = from + row * source.rowBytes + column * 4
      let parts = (0..<4).map { place.load(fromByteOffset: $0, as: UInt8.self) }
      for part in 0..<4 {
        (to + row * target.rowBytes + column * 4).storeBytes(
          of: parts[Int(permuteMap[part]) & 3], toByteOffset: part, as: UInt8.self)
      }
    }
  }
  return kvImageNoError
}

private func scale(_ source: vImage_Buffer, _ target: vImage_Buffer, bytes: Int) -> vImage_Error {
  guard let from = source.data, let to = target.data, source.width > 0, source.height > 0 else {
    return kvImageInvalidParameter
  }
  for row in 0..<Int(target.height) {
    let sourceRow = row * Int(source.height) / Int(target.height)
    for column in 0..<Int(target.width) {
      let sourceColumn = column * Int(source.width) / Int(target.width)
      (to + row * target.rowBytes + column * bytes).copyMemory(
        from: from + sourceRow * source.rowBytes + sourceColumn * bytes, byteCount: bytes)
    }
  }
  return kvImageNoError
}
