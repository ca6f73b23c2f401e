import Foundation

extension PictureCanvas {
  /// What is restored when a layer ends.
  struct OpenLayer {
    var layer: PictureLayer
    /// What was drawn on before, where the layer is drawn by itself.
    var outer: (surface: OpaquePointer, context: OpaquePointer)?
  }

  /// Begins a layer: what is drawn until it ends comes onto the picture as the layer says.
  ///
  /// - Parameter layer: How it comes there.
  package func begin(_ layer: PictureLayer) {
    let contexts = libraries.cairo.contexts
    contexts.save(context)
    var open = OpenLayer(layer: layer)
    if layer.isApart, let apart = blank() {
      // Outside of the transform: it is drawn by the same map, and laid over as it is.
      var matrix = CairoFonts.Matrix()
      contexts.getMatrix(context, &matrix)
      contexts.setMatrix(apart.context, &matrix)
      open.outer = (surface, context)
      (surface, context) = apart
    }
    if let transform = layer.transform {
      var matrix = CairoFonts.Matrix(
        xx: transform.a, yx: transform.b, xy: transform.c, yy: transform.d,
        x: transform.tx * scale, y: transform.ty * scale)
      contexts.transform(context, &matrix)
    }
    if let clip = layer.clip {
      contexts.setFillRule(context, layer.isClipEvenOdd ? CairoContexts.evenOdd : 0)
      outline(clip)
      libraries.cairo.paths.clip(context)
    }
    layers.append(open)
  }

  /// Ends the layer that began last.
  package func end() {
    guard let open = layers.popLast() else { return }
    if let outer = open.outer {
      let drawn = (surface: surface, context: context)
      (surface, context) = outer
      libraries.cairo.contexts.destroy(drawn.context)
      lay(drawn.surface, open.layer)
      libraries.cairo.surfaces.destroy(drawn.surface)
    }
    libraries.cairo.contexts.restore(context)
  }

  /// Lays what was drawn by itself over the picture.
  private func lay(_ drawn: OpaquePointer, _ layer: PictureLayer) {
    let contexts = libraries.cairo.contexts
    libraries.cairo.surfaces.flush(drawn)
    contexts.save(context)
    var plain = CairoFonts.Matrix()
    contexts.setMatrix(context, &plain)
    if let shadow = layer.shadow, let below = blank() {
      contexts.destroy(below.context)
      copy(drawn, to: below.surface) { pixels in
        pixels.tint(shadow.color)
        pixels.blur(radius: Int(shadow.radius * scale))
      }
      let (x, y) = bounded(CGPoint(x: shadow.offset.width, y: shadow.offset.height))
      contexts.setSurface(context, below.surface, x.rounded(), y.rounded())
      contexts.paintWithAlpha(context, layer.opacity)
      libraries.cairo.surfaces.destroy(below.surface)
    }
    if layer.blur > 0 { copy(drawn, to: drawn) { $0.blur(radius: Int(layer.blur * scale)) } }
    contexts.setSurface(context, drawn, 0, 0)
    contexts.paintWithAlpha(context, min(max(layer.opacity, 0), 1))
    contexts.restore(context)
  }

  private func copy(
    _ source: OpaquePointer, to goal: OpaquePointer, _ change: (inout PixelBuffer) -> Void
  ) {
    let surfaces = libraries.cairo.surfaces
    guard let from = surfaces.data(source), let to = surfaces.data(goal) else { return }
    let size = Int(surfaces.stride(source)) * bounds.height
    if from != to { to.copyMemory(from: from, byteCount: size) }
    var pixels = PixelBuffer(
      start: to.assumingMemoryBound(to: UInt32.self), width: Int(surfaces.stride(goal)) / 4,
      height: bounds.height)
    change(&pixels)
    surfaces.markDirty(goal)
  }

  /// A surface of the picture's size on which nothing is.
  private func blank() -> (surface: OpaquePointer, context: OpaquePointer)? {
    Self.blank(width: bounds.width, height: bounds.height, libraries)
  }
}
