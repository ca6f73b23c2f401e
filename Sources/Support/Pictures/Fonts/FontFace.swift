/// A font that was opened: for shaping by HarfBuzz, and for drawing by Cairo.
///
/// What it points to is kept until the process ends and never changed.
final class FontFace: @unchecked Sendable {
  let shape: OpaquePointer
  let drawing: OpaquePointer
  /// Units in the font size.
  let unitsPerEm: Double
  private let fonts: HarfBuzzFonts

  /// Opens a file.
  ///
  /// - Throws: ``PictureError``.
  init(_ file: FontFile, _ libraries: PictureLibraries) throws(PictureError) {
    let path = try file.location()
    guard let found = libraries.harfBuzz.fonts.font(path, index: file.index),
      let drawing = libraries.freeType.face(path, index: file.index)
    else {
      let name = path.split(separator: "/").last.map(String.init) ?? path
      throw .noFont(name, package: file.package)
    }
    (shape, unitsPerEm) = found
    (self.drawing, fonts) = (drawing, libraries.harfBuzz.fonts)
  }

  /// The glyph of a character by itself; `nil` where the font has none.
  func glyph(of scalar: Unicode.Scalar) -> UInt32? { fonts.glyph(of: scalar, in: shape) }

  /// The glyph that the font calls by a name; `nil` where it has none.
  func glyph(named name: String) -> UInt32? { fonts.glyph(named: name, in: shape) }

  /// Whether the font has all of a character.
  func has(_ character: Character) -> Bool {
    character.unicodeScalars.allSatisfy { scalar in
      // What only joins or chooses a form needs no glyph.
      scalar.properties.isDefaultIgnorableCodePoint || glyph(of: scalar) != nil
    }
  }
}
