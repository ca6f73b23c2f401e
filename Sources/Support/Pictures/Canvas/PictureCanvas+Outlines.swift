import Foundation

extension PictureCanvas {
  /// Fills an area.
  ///
  /// - Parameters:
  ///   - area: The area.
  ///   - paint: What it is filled with.
  ///   - isEvenOdd: Whether what is surrounded twice stays open.
  package func fill(_ area: PictureOutline, _ paint: PicturePaint, isEvenOdd: Bool = false) {
    draw {
      guard use(paint) else { return }
      libraries.cairo.contexts.setFillRule(context, isEvenOdd ? CairoContexts.evenOdd : 0)
      outline(area)
      libraries.cairo.paths.fill(context)
    }
  }

  /// Draws the outline of an area.
  package func stroke(_ area: PictureOutline, _ paint: PicturePaint, _ style: LineStyle) {
    guard style.width > 0, style.width.isFinite else { return }
    draw {
      guard use(paint) else { return }
      let contexts = libraries.cairo.contexts
      contexts.setLineWidth(context, min(style.width * scale, 10_000))
      contexts.setLineCap(context, style.cap.rawValue)
      contexts.setLineJoin(context, style.join.rawValue)
      let dashes = style.dashes.map { $0.isFinite ? max(0, $0 * scale) : 0 }
      if dashes.reduce(0, +) > 0 {
        contexts.setDashes(context, dashes, CInt(clamping: dashes.count), 0)
      }
      outline(area)
      libraries.cairo.paths.stroke(context)
    }
  }

  /// Makes an outline the one that is drawn with.
  func outline(_ area: PictureOutline) {
    let paths = libraries.cairo.paths
    paths.begin(context)
    for part in area.parts {
      switch part {
      case .move(let point):
        let end = bounded(point)
        paths.moveTo(context, end.x, end.y)
      case .line(let point):
        let end = bounded(point)
        paths.lineTo(context, end.x, end.y)
      case .curve(let one, let two, let point):
        let (one, two, end) = (bounded(one), bounded(two), bounded(point))
        paths.curveTo(context, one.x, one.y, two.x, two.y, end.x, end.y)
      case .close: paths.close(context)
      }
    }
  }

  /// A point in pixels that Cairo's whole numbers can hold.
  func bounded(_ point: CGPoint) -> (x: Double, y: Double) {
    func bounded(_ value: Double) -> Double {
      value.isFinite ? min(max(value, -1_000_000), 1_000_000) : 0
    }
    return (bounded(point.x * scale), bounded(point.y * scale))
  }

  /// Has a paint drawn with.
  ///
  /// - Returns: Whether it can be.
  private func use(_ paint: PicturePaint) -> Bool {
    let patterns = libraries.cairo.patterns
    let pattern: OpaquePointer?
    let stops: [PicturePaint.Stop]
    switch paint {
    case .color(let color):
      use(color)
      return true
    case .linear(let own, let start, let end):
      let (from, to) = (bounded(start), bounded(end))
      pattern = patterns.linear(from.x, from.y, to.x, to.y)
      stops = own
    case .radial(let own, let middle, let from, let to):
      let center = bounded(middle)
      pattern = patterns.radial(
        center.x, center.y, max(0, from * scale), center.x, center.y, max(0, to * scale))
      stops = own
    }
    guard let pattern else { return false }
    for stop in stops {
      let (red, green, blue, alpha) = stop.color.parts
      patterns.addStop(pattern, stop.place, red, green, blue, alpha)
    }
    libraries.cairo.contexts.setSource(context, pattern)
    patterns.destroy(pattern)
    return true
  }
}
