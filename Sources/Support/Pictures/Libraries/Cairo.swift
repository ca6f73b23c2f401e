/// The functions of Cairo that pictures need, by cairo.h of version 1.16.
struct Cairo {
  typealias Context = OpaquePointer
  typealias Surface = OpaquePointer

  let surfaces: CairoSurfaces
  let contexts: CairoContexts
  let paths: CairoPaths
  let fonts: CairoFonts
  let patterns: CairoPatterns
  /// The version, such as 1.16.0.
  let version: String

  init(_ library: SystemLibrary) throws(PictureError) {
    surfaces = try CairoSurfaces(library)
    contexts = try CairoContexts(library)
    paths = try CairoPaths(library)
    fonts = try CairoFonts(library)
    patterns = try CairoPatterns(library)
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
  /// A function that hands on the next bytes of a file, and what it is told.
  let readPNG:
    @convention(c) (
      @convention(c) (UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, CUnsignedInt) -> CInt,
      UnsafeMutableRawPointer
    ) -> OpaquePointer?
  let destroy: @convention(c) (OpaquePointer) -> Void
  let flush: @convention(c) (OpaquePointer) -> Void
  /// 0 for a surface that can be drawn on.
  let status: @convention(c) (OpaquePointer) -> CInt
  let data: @convention(c) (OpaquePointer) -> UnsafeMutableRawPointer?
  let width: @convention(c) (OpaquePointer) -> CInt
  let height: @convention(c) (OpaquePointer) -> CInt
  /// Bytes from row to row.
  let stride: @convention(c) (OpaquePointer) -> CInt
  /// Has Cairo look at pixels again that were changed without it.
  let markDirty: @convention(c) (OpaquePointer) -> Void

  init(_ library: SystemLibrary) throws(PictureError) {
    create = try library.call("cairo_image_surface_create")
    readPNG = try library.call("cairo_image_surface_create_from_png_stream")
    destroy = try library.call("cairo_surface_destroy")
    flush = try library.call("cairo_surface_flush")
    status = try library.call("cairo_surface_status")
    data = try library.call("cairo_image_surface_get_data")
    width = try library.call("cairo_image_surface_get_width")
    height = try library.call("cairo_image_surface_get_height")
    stride = try library.call("cairo_image_surface_get_stride")
    markDirty = try library.call("cairo_surface_mark_dirty")
  }
}

/// What draws on a surface, and how.
struct CairoContexts {
  /// `CAIRO_LINE_CAP_ROUND` and `CAIRO_LINE_JOIN_ROUND`.
  static let round: CInt = 1
  /// `CAIRO_FILL_RULE_EVEN_ODD`.
  static let evenOdd: CInt = 1
  /// `CAIRO_OPERATOR_DIFFERENCE`.
  static let difference: CInt = 23

  let create: @convention(c) (OpaquePointer) -> OpaquePointer?
  let destroy: @convention(c) (OpaquePointer) -> Void
  let save: @convention(c) (OpaquePointer) -> Void
  let restore: @convention(c) (OpaquePointer) -> Void
  let scale: @convention(c) (OpaquePointer, Double, Double) -> Void
  let translate: @convention(c) (OpaquePointer, Double, Double) -> Void
  /// Maps of points are `cairo_matrix_t`, as ``CairoFonts/Matrix``.
  let getMatrix: @convention(c) (OpaquePointer, UnsafeMutableRawPointer) -> Void
  let setMatrix: @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void
  let transform: @convention(c) (OpaquePointer, UnsafeRawPointer) -> Void
  let setSource: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  let setColor: @convention(c) (OpaquePointer, Double, Double, Double, Double) -> Void
  let setSurface: @convention(c) (OpaquePointer, OpaquePointer, Double, Double) -> Void
  let setLineWidth: @convention(c) (OpaquePointer, Double) -> Void
  let setLineCap: @convention(c) (OpaquePointer, CInt) -> Void
  let setLineJoin: @convention(c) (OpaquePointer, CInt) -> Void
  let setFillRule: @convention(c) (OpaquePointer, CInt) -> Void
  let getSource: @convention(c) (OpaquePointer) -> OpaquePointer?
  let setOperator: @convention(c) (OpaquePointer, CInt) -> Void
  let setDashes: @convention(c) (OpaquePointer, UnsafePointer<Double>, CInt, Double) -> Void
  let paint: @convention(c) (OpaquePointer) -> Void
  let paintWithAlpha: @convention(c) (OpaquePointer, Double) -> Void

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
    getSource = try library.call("cairo_get_source")
    setOperator = try library.call("cairo_set_operator")
    getMatrix = try library.call("cairo_get_matrix")
    setMatrix = try library.call("cairo_set_matrix")
    transform = try library.call("cairo_transform")
    setSource = try library.call("cairo_set_source")
    setDashes = try library.call("cairo_set_dash")
    paint = try library.call("cairo_paint")
    paintWithAlpha = try library.call("cairo_paint_with_alpha")
  }
}

/// Outlines, and what is done with them.
struct CairoPaths {
  let begin: @convention(c) (OpaquePointer) -> Void
  let beginPart: @convention(c) (OpaquePointer) -> Void
  let moveTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  let lineTo: @convention(c) (OpaquePointer, Double, Double) -> Void
  /// Two control points, then the end.
  let curveTo:
    @convention(c) (OpaquePointer, Double, Double, Double, Double, Double, Double) -> Void
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
    moveTo = try library.call("cairo_move_to")
    lineTo = try library.call("cairo_line_to")
    curveTo = try library.call("cairo_curve_to")
    arc = try library.call("cairo_arc")
    rectangle = try library.call("cairo_rectangle")
    close = try library.call("cairo_close_path")
    fill = try library.call("cairo_fill")
    stroke = try library.call("cairo_stroke")
    clip = try library.call("cairo_clip")
  }
}

/// Colours that go over into one another.
struct CairoPatterns {
  /// `CAIRO_EXTEND_PAD`: beyond its edges a picture goes on as it is there.
  static let pad: CInt = 3

  /// Along a line between two points.
  let linear: @convention(c) (Double, Double, Double, Double) -> OpaquePointer?
  /// Between two circles, each by its middle and radius.
  let radial: @convention(c) (Double, Double, Double, Double, Double, Double) -> OpaquePointer?
  /// A place from 0 to 1, then red, green, blue and alpha.
  let addStop: @convention(c) (OpaquePointer, Double, Double, Double, Double, Double) -> Void
  let setExtend: @convention(c) (OpaquePointer, CInt) -> Void
  let destroy: @convention(c) (OpaquePointer) -> Void

  init(_ library: SystemLibrary) throws(PictureError) {
    linear = try library.call("cairo_pattern_create_linear")
    radial = try library.call("cairo_pattern_create_radial")
    addStop = try library.call("cairo_pattern_add_color_stop_rgba")
    setExtend = try library.call("cairo_pattern_set_extend")
    destroy = try library.call("cairo_pattern_destroy")
  }
}
