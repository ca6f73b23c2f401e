package import Foundation

/// A picture that is being drawn, addressed in points.
package final class PictureCanvas {
  /// Pixels in a point.
  package let scale: Double
  /// Nothing is drawn outside.
  package var clip: PixelArea
  /// All pixels.
  package let bounds: PixelArea

  let libraries: PictureLibraries
  /// What is drawn with and on: the picture, or a layer that is drawn by itself.
  var context: OpaquePointer
  var surface: OpaquePointer
  /// Those that have begun and not ended.
  var layers: [OpenLayer] = []
  private var isTaken = false

  /// Starts a picture that hides nothing.
  ///
  /// - Parameters:
  ///   - width: Pixels in a row; at least one is made.
  ///   - height: Rows; at least one is made.
  ///   - scale: Pixels in a point.
  /// - Throws: ``PictureError``.
  package init(width: Int, height: Int, scale: Double) throws(PictureError) {
    let libraries = try PictureLibraries.shared.get()
    let (width, height) = (max(1, width), max(1, height))
    guard Self.isPossible(width: width, height: height),
      let (surface, context) = Self.blank(width: width, height: height, libraries)
    else { throw .tooLarge(width: width, height: height) }
    (self.libraries, self.surface, self.context, self.scale) = (libraries, surface, context, scale)
    bounds = PixelArea(minX: 0, minY: 0, maxX: width, maxY: height)
    clip = bounds
  }

  /// A surface on which nothing is, and what draws on it; `nil` where there is no memory for it.
  static func blank(
    width: Int, height: Int, _ libraries: PictureLibraries
  ) -> (surface: OpaquePointer, context: OpaquePointer)? {
    let surfaces = libraries.cairo.surfaces
    guard let surface = surfaces.create(CairoSurfaces.argb32, CInt(width), CInt(height)) else {
      return nil
    }
    guard surfaces.status(surface) == 0, let context = libraries.cairo.contexts.create(surface)
    else {
      surfaces.destroy(surface)
      return nil
    }
    return (surface, context)
  }

  /// Whether a picture of a size can be drawn.
  static func isPossible(width: Int, height: Int) -> Bool {
    (1...Picture.longest).contains(width) && (1...Picture.longest).contains(height)
      && width * height <= Picture.largest
  }

  deinit {
    while !layers.isEmpty { end() }
    libraries.cairo.contexts.destroy(context)
    if !isTaken { libraries.cairo.surfaces.destroy(surface) }
  }

  /// The picture as it is now; nothing more is drawn on it.
  ///
  /// - Returns: The picture.
  package func picture() -> Picture {
    while !layers.isEmpty { end() }
    isTaken = true
    return Picture(surface, libraries)
  }

  /// Draws with everything outside a rectangle left as it is.
  package func clipped(to frame: CGRect, draw: () -> Void) {
    let outer = clip
    clip = outer.intersection(PixelArea(frame, scale: scale))
    if !clip.isEmpty { draw() }
    clip = outer
  }

  /// Draws within ``clip``.
  func draw(_ body: () -> Void) {
    guard !clip.isEmpty else { return }
    libraries.cairo.contexts.save(context)
    if clip != bounds {
      libraries.cairo.paths.rectangle(
        context, Double(clip.minX), Double(clip.minY), Double(clip.width), Double(clip.height))
      libraries.cairo.paths.clip(context)
    }
    body()
    libraries.cairo.contexts.restore(context)
  }

  /// Has a colour drawn with.
  func use(_ color: PictureColor) {
    let (red, green, blue, alpha) = color.parts
    libraries.cairo.contexts.setColor(context, red, green, blue, alpha)
  }
}
