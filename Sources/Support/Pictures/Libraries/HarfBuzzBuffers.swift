/// Text that is turned into glyphs.
struct HarfBuzzBuffers {
  /// A glyph and how it is placed after the one before, in units of the font.
  struct Glyph {
    var id: UInt32
    var advance: Double
    var x: Double
    var y: Double
  }

  /// `hb_glyph_info_t`.
  private struct Info {
    var codepoint: UInt32
    var mask: UInt32
    var cluster: UInt32
    var own: (UInt32, UInt32)
  }

  /// `hb_glyph_position_t`.
  private struct Position {
    var advanceX: Int32
    var advanceY: Int32
    var offsetX: Int32
    var offsetY: Int32
    var own: UInt32
  }

  private let create: @convention(c) () -> OpaquePointer?
  private let destroy: @convention(c) (OpaquePointer) -> Void
  private let add:
    @convention(c) (OpaquePointer, UnsafePointer<CChar>, CInt, CUnsignedInt, CInt) -> Void
  private let language: @convention(c) (UnsafePointer<CChar>, CInt) -> OpaquePointer?
  private let setLanguage: @convention(c) (OpaquePointer, OpaquePointer?) -> Void
  private let guess: @convention(c) (OpaquePointer) -> Void
  private let shape:
    @convention(c) (OpaquePointer, OpaquePointer, UnsafeRawPointer?, CUnsignedInt) ->
      Void
  private let infos:
    @convention(c) (OpaquePointer, UnsafeMutablePointer<CUnsignedInt>) -> UnsafeRawPointer?
  private let positions:
    @convention(c) (OpaquePointer, UnsafeMutablePointer<CUnsignedInt>) -> UnsafeRawPointer?

  init(_ library: SystemLibrary) throws(PictureError) {
    create = try library.call("hb_buffer_create")
    destroy = try library.call("hb_buffer_destroy")
    add = try library.call("hb_buffer_add_utf8")
    language = try library.call("hb_language_from_string")
    setLanguage = try library.call("hb_buffer_set_language")
    guess = try library.call("hb_buffer_guess_segment_properties")
    shape = try library.call("hb_shape")
    infos = try library.call("hb_buffer_get_glyph_infos")
    positions = try library.call("hb_buffer_get_glyph_positions")
  }

  /// The glyphs of a text of one font and one direction, from left to right.
  func glyphs(of text: String, in font: OpaquePointer) -> [Glyph] {
    guard let buffer = create() else { return [] }
    defer { destroy(buffer) }
    text.withCString { add(buffer, $0, CInt(clamping: text.utf8.count), 0, -1) }
    // Else it is that of whoever runs the program.
    setLanguage(buffer, language("en", -1))
    guess(buffer)
    shape(font, buffer, nil, 0)
    var (count, same): (CUnsignedInt, CUnsignedInt) = (0, 0)
    guard let infos = infos(buffer, &count), let positions = positions(buffer, &same) else {
      return []
    }
    return (0..<Int(min(count, same))).map { index in
      let info = infos.load(fromByteOffset: index * MemoryLayout<Info>.stride, as: Info.self)
      let position = positions.load(
        fromByteOffset: index * MemoryLayout<Position>.stride, as: Position.self)
      return Glyph(
        id: info.codepoint, advance: Double(position.advanceX), x: Double(position.offsetX),
        y: Double(position.offsetY))
    }
  }
}
