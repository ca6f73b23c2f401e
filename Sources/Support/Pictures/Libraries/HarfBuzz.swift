/// The functions of HarfBuzz that pictures need, by hb.h of version 6.
struct HarfBuzz {
  let fonts: HarfBuzzFonts
  let buffers: HarfBuzzBuffers
  /// The version, such as 6.0.0.
  let version: String

  init() throws(PictureError) {
    let library = try SystemLibrary("libharfbuzz.so.0")
    fonts = try HarfBuzzFonts(library)
    buffers = try HarfBuzzBuffers(library)
    let version: @convention(c) () -> UnsafePointer<CChar>? = try library.call("hb_version_string")
    self.version = version().map { String(cString: $0) } ?? ""
  }
}

/// Fonts to shape with.
struct HarfBuzzFonts {
  private let readFile: @convention(c) (UnsafePointer<CChar>) -> OpaquePointer?
  private let createFace: @convention(c) (OpaquePointer, CUnsignedInt) -> OpaquePointer?
  private let createFont: @convention(c) (OpaquePointer) -> OpaquePointer?
  private let glyphCount: @convention(c) (OpaquePointer) -> CUnsignedInt
  private let unitsPerEm: @convention(c) (OpaquePointer) -> CUnsignedInt
  private let nominalGlyph:
    @convention(c) (OpaquePointer, UInt32, UnsafeMutablePointer<UInt32>) -> CInt
  private let glyphFromName:
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt, UnsafeMutablePointer<UInt32>) -> CInt

  init(_ library: SystemLibrary) throws(PictureError) {
    readFile = try library.call("hb_blob_create_from_file_or_fail")
    createFace = try library.call("hb_face_create")
    createFont = try library.call("hb_font_create")
    glyphCount = try library.call("hb_face_get_glyph_count")
    unitsPerEm = try library.call("hb_face_get_upem")
    nominalGlyph = try library.call("hb_font_get_nominal_glyph")
    glyphFromName = try library.call("hb_font_get_glyph_from_name")
  }

  /// Reads a font; it is kept until the process ends.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - index: Which font of it.
  /// - Returns: The font and the units in its size; `nil` where the file is no font.
  func font(_ path: String, index: Int) -> (font: OpaquePointer, unitsPerEm: Double)? {
    guard let file = readFile(path), let face = createFace(file, CUnsignedInt(clamping: index)),
      glyphCount(face) > 0, let font = createFont(face)
    else { return nil }
    return (font, Double(max(1, unitsPerEm(face))))
  }

  /// The glyph of a character by itself; `nil` where a font has none.
  func glyph(of scalar: Unicode.Scalar, in font: OpaquePointer) -> UInt32? {
    var glyph: UInt32 = 0
    return nominalGlyph(font, scalar.value, &glyph) != 0 ? glyph : nil
  }

  /// The glyph that a font calls by a name; `nil` where it has none.
  func glyph(named name: String, in font: OpaquePointer) -> UInt32? {
    var glyph: UInt32 = 0
    return glyphFromName(font, name, -1, &glyph) != 0 ? glyph : nil
  }
}
