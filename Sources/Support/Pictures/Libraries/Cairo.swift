/// The functions of Cairo that pictures need, by cairo.h of version 1.16.
struct Cairo {
  typealias Context = OpaquePointer
  typealias Surface = OpaquePointer

  let surfaces: CairoSurfaces
  let contexts: CairoContexts
  let paths: CairoPaths
  let fonts: CairoFonts
  /// The version, such as 1.16.0.
  let version: String

  init(_ library: SystemLibrary) throws(PictureError) {
    surfaces = try CairoSurfaces(library)
    contexts = try CairoContexts(library)
    paths = try CairoPaths(library)
    fonts = try CairoFonts(library)
    let version: @convention(c) () -> UnsafePointer<CChar>? = try library.call(
      "cairo_version_string")
    self.version = version().map { String(cString: $0) } ?? ""
  }
}

/// Pictures in memory.
struct CairoSurfaces {
  /// `CAIRO_FORMAT_ARGB32`: 32 bits in the machine's order, colours multiplied by alpha.
  static let argb32: CInt = 0

  let create: @convention(c) (CInt, CInt, CInt) -> OpaquePointer?
  let destroy: @convention(c) (OpaquePointer) -> Void
  let flush: @convention(c) (OpaquePointer) -> Void
  /// 0 for a surface that can be drawn on.
  let status: @convention(c) (OpaquePointer) -> CInt
  let data: @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
  let width: @convention(c) (OpaquePointer) -> CInt
  let height: @convention(c) (OpaquePointer) -> CInt
  /// Bytes from row to row.
  let stride: @convention(c) (OpaquePointer) -> CInt

  init(_ library: SystemLibrary) throws(PictureError) {
    create = try library.call("cairo_image_surface_create")
    destroy = try library.call("cairo_surface_destroy")
    flush = try library.call("cairo_surface_flush")
    status = try library.call("cairo_surface_status")
    data = try library.call("cairo_image_surface_get_data")
    width = try library.call("cairo_image_surface_get_width")
    height = try library.call("cairo_image_surface_get_height")
    stride = try library.call("cairo_image_surface_get_stride")
  }
}

/// What draws on a surface, and how.
struct CairoContexts {
  /// `CAIRO_LINE_CAP_ROUND` and `CAIRO_LINE_JOIN_ROUND`.
  static let round: CInt = 1
  /// `CAIRO_FILL_RULE_EVEN_ODD`.
  static let evenOdd: CInt = 1

  let create: @convention(c) (OpaquePointer) -> OpaquePointer?
  let destroy: @convention(c) (OpaquePointer) -> Void
  let save: @convention(c) (OpaquePointer) -> Void
  let restore: @convention(c) (OpaquePointer) -> Void
  let scale: @convention(c) (OpaquePointer, Double, Double) -> Void
  let translate: @convention(c) (OpaquePointer, Double, Double) -> Void
  let setColor: @convention(c) (OpaquePointer, Double, Double, Double, Double) -> Void
  let setSurface: @convention(c) (OpaquePointer, OpaquePointer, Double, Double) -> Void
  let setLineWidth: @convention(c) (OpaquePointer, Double) -> Void
  let setLineCap: @convention(c) (OpaquePointer, CInt) -> Void
  let setLineJoin: @convention(c) (OpaquePointer, CInt) -> Void
  let setFillRule: @convention(c) (OpaquePointer, CInt) -> Void
  let paint: @convention(c) (OpaquePointer) -> Void

  init(_ library: SystemLibrary) throws(PictureError) {
    create = try library.call("cairo_create")
    destroy = try library.call("cairo_destroy")
    save = try library.call("cairo_save")
    restore = try library.call("cairo_restore")
    scale = try library.call("cairo_scale")
    translate = try library.call("cairo_translate")
    setColor = try library.call("cairo_set_source_rgba")
    setSurface = try library.call("cairo_set_source_surface")
    setLineWidth = try library.call("cairo_set_line_width")
    setLineCap = try library.call("cairo_set_line_cap")
    setLineJoin = try library.call("cairo_set_line_join")
    setFillRule = try library.call("cairo_set_fill_rule")
    paint = try library.call("cairo_paint")
  }
}

/// Outlines, and what is done with them.
struct CairoPaths {
  let begin: @convention(c) (OpaquePointer) -> Void
  let beginPart: @convention(c) (OpaquePointer) -> Void
  let lineTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  /// A part of a circle: its middle and radius, and two angles in radians, clockwise.
  let arc: @convention(c) (OpaquePointer, Double, Double, Double, Double, Double) -> Void
  let rectangle: @convention(c) (OpaquePointer, Double, Double, Double, Double) -> Void
  let close: @convention(c) (OpaquePointer) -> Void
  let fill: @convention(c) (OpaquePointer) -> Void
  let stroke: @convention(c) (OpaquePointer) -> Void
  let clip: @convention(c) (OpaquePointer) -> Void

  init(_ library: SystemLibrary) throws(PictureError) {
    begin = try library.call("cairo_new_path")
    beginPart = try library.call("cairo_new_sub_path")
    lineTo = try library.call("cairo_line_to")
    arc = try library.call("cairo_arc")
    rectangle = try library.call("cairo_rectangle")
    close = try library.call("cairo_close_path")
    fill = try library.call("cairo_fill")
    stroke = try library.call("cairo_stroke")
    clip = try library.call("cairo_clip")
  }
}
