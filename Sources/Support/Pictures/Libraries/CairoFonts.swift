/// Letters in a size.
struct CairoFonts {
  /// `cairo_glyph_t`.
  struct Glyph {
    var index: CUnsignedLong
    var x: Double
    var y: Double
  }

  /// `cairo_matrix_t`.
  struct Matrix {
    var xx = 1.0
    var yx = 0.0
    var xy = 0.0
    var yy = 1.0
    var x = 0.0
    var y = 0.0
  }

  /// `CAIRO_ANTIALIAS_GRAY`, `CAIRO_HINT_STYLE_NONE` and `CAIRO_HINT_METRICS_OFF`.
  private static let plain: (smoothing: CInt, hints: CInt, metrics: CInt) = (2, 1, 1)

  private let options: @convention(c) () -> OpaquePointer?
  private let destroyOptions: @convention(c) (OpaquePointer) -> Void
  private let setSmoothing: @convention(c) (OpaquePointer, CInt) -> Void
  private let setHints: @convention(c) (OpaquePointer, CInt) -> Void
  private let setHintMetrics: @convention(c) (OpaquePointer, CInt) -> Void
  private let create:
    @convention(c) (OpaquePointer, UnsafeRawPointer, UnsafeRawPointer, OpaquePointer) ->
      OpaquePointer?
  let destroy: @convention(c) (OpaquePointer) -> Void
  private let use: @convention(c) (OpaquePointer, OpaquePointer) -> Void
  private let showGlyphs: @convention(c) (OpaquePointer, UnsafeRawPointer, CInt) -> Void

  init(_ library: SystemLibrary) throws(PictureError) {
    options = try library.call("cairo_font_options_create")
    destroyOptions = try library.call("cairo_font_options_destroy")
    setSmoothing = try library.call("cairo_font_options_set_antialias")
    setHints = try library.call("cairo_font_options_set_hint_style")
    setHintMetrics = try library.call("cairo_font_options_set_hint_metrics")
    create = try library.call("cairo_scaled_font_create")
    destroy = try library.call("cairo_scaled_font_destroy")
    use = try library.call("cairo_set_scaled_font")
    showGlyphs = try library.call("cairo_show_glyphs")
  }

  /// A font in a size.
  ///
  /// Letters are placed and drawn as they are, and not for a screen of this machine.
  ///
  /// - Parameters:
  ///   - face: The font, of ``FreeType``.
  ///   - size: The font size in pixels.
  ///   - width: How wide letters are set, 1 for as they are.
  /// - Returns: The font, to be destroyed; `nil` where there is no memory for it.
  func font(_ face: OpaquePointer, size: Double, width: Double) -> OpaquePointer? {
    guard let options = options() else { return nil }
    defer { destroyOptions(options) }
    setSmoothing(options, Self.plain.smoothing)
    setHints(options, Self.plain.hints)
    setHintMetrics(options, Self.plain.metrics)
    var (font, device) = (Matrix(xx: size * width, yy: size), Matrix())
    return create(face, &font, &device, options)
  }

  /// Draws glyphs of a font in the colour that a context has.
  func show(_ glyphs: [Glyph], of font: OpaquePointer, on context: OpaquePointer) {
    use(context, font)
    showGlyphs(context, glyphs, CInt(clamping: glyphs.count))
  }
}
