package import Foundation

extension Picture {
  /// What is left of a file that is being read.
  private final class Reader {
    let bytes: Data
    var place: Data.Index

    init(_ bytes: Data) {
      self.bytes = bytes
      place = bytes.startIndex
    }

    /// Hands on the next bytes; an error where there are none.
    static let read:
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, CUnsignedInt) -> CInt =
        { closure, buffer, count in
          guard let closure, let buffer else { return readError }
          let reader = Unmanaged<Reader>.fromOpaque(closure).takeUnretainedValue()
          let count = Int(count)
          guard reader.bytes.endIndex - reader.place >= count else { return readError }
          reader.bytes.copyBytes(to: buffer, from: reader.place..<reader.place + count)
          reader.place += count
          return 0
        }

    /// `CAIRO_STATUS_READ_ERROR`.
    private static let readError: CInt = 10
  }

  /// Reads a PNG file.
  ///
  /// - Parameter data: The bytes of the file.
  /// - Returns: The picture, whose pixels are what the file says, whatever its kind.
  /// - Throws: ``PictureError``.
  package static func picture(ofPNG data: Data) throws(PictureError) -> Picture {
    let libraries = try PictureLibraries.shared.get()
    guard let size = PNGFile.size(of: data) else { throw .unreadable }
    // Before anything is unpacked: a small file may hold a picture that no memory does.
    guard PictureCanvas.isPossible(width: size.width, height: size.height) else {
      throw .tooLarge(width: size.width, height: size.height)
    }
    let reader = Reader(data)
    let surface = withExtendedLifetime(reader) {
      libraries.cairo.surfaces.readPNG(Reader.read, Unmanaged.passUnretained(reader).toOpaque())
    }
    guard let surface else { throw .unreadable }
    defer { libraries.cairo.surfaces.destroy(surface) }
    guard libraries.cairo.surfaces.status(surface) == 0 else { throw .unreadable }
    // Files without alpha are read as surfaces of another kind.
    let canvas = try PictureCanvas(width: size.width, height: size.height, scale: 1)
    libraries.cairo.contexts.setSurface(canvas.context, surface, 0, 0)
    libraries.cairo.contexts.paint(canvas.context)
    return canvas.picture()
  }
}
