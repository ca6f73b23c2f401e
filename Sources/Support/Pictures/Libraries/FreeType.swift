/// The functions of FreeType that Cairo's fonts are made with, by freetype.h of version 2.12.
struct FreeType {
  private let library: OpaquePointer
  private let newFace:
    @convention(c) (
      OpaquePointer, UnsafePointer<CChar>, CLong, UnsafeMutablePointer<OpaquePointer?>
    ) -> CInt
  private let cairoFace: @convention(c) (OpaquePointer, CInt) -> OpaquePointer?
  /// The version, such as 2.12.1.
  let version: String

  /// Opens FreeType.
  ///
  /// - Parameter cairo: Cairo, which takes its fonts.
  /// - Throws: ``PictureError/noLibrary(_:)``.
  init(_ cairo: SystemLibrary) throws(PictureError) {
    let file = "libfreetype.so.6"
    let freeType = try SystemLibrary(file)
    newFace = try freeType.call("FT_New_Face")
    cairoFace = try cairo.call("cairo_ft_font_face_create_for_ft_face")
    let start: @convention(c) (UnsafeMutablePointer<OpaquePointer?>) -> CInt = try freeType.call(
      "FT_Init_FreeType")
    typealias Number = UnsafeMutablePointer<CInt>
    let version: @convention(c) (OpaquePointer, Number, Number, Number) -> Void =
      try freeType.call("FT_Library_Version")
    var opened: OpaquePointer?
    guard start(&opened) == 0, let opened else { throw .noLibrary(file) }
    library = opened
    var (major, minor, patch): (CInt, CInt, CInt) = (0, 0, 0)
    version(opened, &major, &minor, &patch)
    self.version = "\(major).\(minor).\(patch)"
  }

  /// A font of a file, for Cairo; it is kept until the process ends.
  ///
  /// Not to be called by two threads at once: FreeType keeps a list of its fonts.
  ///
  /// - Parameters:
  ///   - path: The file.
  ///   - index: Which font of it.
  /// - Returns: The font; `nil` where the file is none.
  func face(_ path: String, index: Int) -> OpaquePointer? {
    var face: OpaquePointer?
    guard newFace(library, path, index, &face) == 0, let face else { return nil }
    return cairoFace(face, 0)
  }
}
