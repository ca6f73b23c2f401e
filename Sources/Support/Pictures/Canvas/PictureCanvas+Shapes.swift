package import Foundation

extension PictureCanvas {
  /// Fills a rectangle, its edges at the nearest pixels.
  package func fill(_ frame: CGRect, _ color: PictureColor) {
    draw {
      use(color)
      outline(PixelArea(frame, scale: scale), radius: 0)
      libraries.cairo.paths.fill(context)
    }
  }

  /// Fills a rectangle with round corners.
  ///
  /// - Parameters:
  ///   - frame: The rectangle; its edges are at the nearest pixels.
  ///   - radius: The radius of the corners in points, bounded by half of the shorter side.
  ///   - color: The colour.
  package func fill(_ frame: CGRect, radius: Double, _ color: PictureColor) {
    draw {
      use(color)
      outline(PixelArea(frame, scale: scale), radius: radius * scale)
      libraries.cairo.paths.fill(context)
    }
  }

  /// Draws an edge within a rectangle with round corners; what is inside stays open.
  ///
  /// - Parameters:
  ///   - frame: The rectangle; its outer edges are at the nearest pixels.
  ///   - radius: The radius of the corners in points, bounded by half of the shorter side.
  ///   - width: How wide the edge is, in points.
  ///   - color: The colour.
  package func stroke(_ frame: CGRect, radius: Double, width: Double, _ color: PictureColor) {
    let area = PixelArea(frame, scale: scale)
    guard !area.isEmpty else { return }
    draw {
      use(color)
      let edge = min(width * scale, Double(min(area.width, area.height)) / 2)
      libraries.cairo.contexts.setFillRule(context, CairoContexts.evenOdd)
      outline(area, radius: radius * scale)
      outline(area, inset: edge, radius: max(0, radius * scale - edge))
      libraries.cairo.paths.fill(context)
    }
  }

  /// Draws lines with round ends through points.
  ///
  /// - Parameters:
  ///   - points: The points.
  ///   - width: How wide the lines are, in points.
  ///   - color: The colour.
  package func stroke(_ points: [CGPoint], width: Double, _ color: PictureColor) {
    draw {
      use(color)
      libraries.cairo.contexts.setLineCap(context, CairoContexts.round)
      libraries.cairo.contexts.setLineJoin(context, CairoContexts.round)
      libraries.cairo.contexts.setLineWidth(context, min(max(width * scale, 0), 10_000))
      outline(points)
      libraries.cairo.paths.stroke(context)
    }
  }

  /// Fills what is inside lines from point to point and back.
  package func fill(_ points: [CGPoint], _ color: PictureColor) {
    draw {
      use(color)
      libraries.cairo.contexts.setFillRule(context, CairoContexts.evenOdd)
      outline(points)
      libraries.cairo.paths.fill(context)
    }
  }

  /// Draws a picture into a rectangle.
  package func draw(_ picture: Picture, in frame: CGRect) {
    guard frame.width > 0, frame.height > 0 else { return }
    draw {
      libraries.cairo.contexts.scale(context, scale, scale)
      libraries.cairo.contexts.translate(context, frame.minX, frame.minY)
      libraries.cairo.contexts.scale(
        context, frame.width / Double(picture.width), frame.height / Double(picture.height))
      libraries.cairo.contexts.setSurface(context, picture.surface, 0, 0)
      // Else the edges of one that is enlarged would be mixed with nothing.
      if let source = libraries.cairo.contexts.getSource(context) {
        libraries.cairo.patterns.setExtend(source, CairoPatterns.pad)
      }
      libraries.cairo.paths.rectangle(
        context, 0, 0, Double(picture.width), Double(picture.height))
      libraries.cairo.paths.fill(context)
    }
  }

  /// Draws how far each channel of a picture is from what is there, from the upper left corner on.
  func drawDifference(of picture: Picture) {
    draw {
      libraries.cairo.contexts.setOperator(context, CairoContexts.difference)
      libraries.cairo.contexts.setSurface(context, picture.surface, 0, 0)
      libraries.cairo.contexts.paint(context)
    }
  }

  private func outline(_ area: PixelArea, inset: Double = 0, radius: Double) {
    let (minX, minY) = (Double(area.minX) + inset, Double(area.minY) + inset)
    let (maxX, maxY) = (Double(area.maxX) - inset, Double(area.maxY) - inset)
    let radius = min(radius, min(maxX - minX, maxY - minY) / 2)
    guard radius >= 0.5 else {
      return libraries.cairo.paths.rectangle(context, minX, minY, maxX - minX, maxY - minY)
    }
    libraries.cairo.paths.beginPart(context)
    for (x, y, quarter) in [
      (maxX - radius, minY + radius, -1.0), (maxX - radius, maxY - radius, 0),
      (minX + radius, maxY - radius, 1), (minX + radius, minY + radius, 2),
    ] {
      libraries.cairo.paths.arc(context, x, y, radius, quarter * .pi / 2, (quarter + 1) * .pi / 2)
    }
    libraries.cairo.paths.close(context)
  }

  private func outline(_ points: [CGPoint]) {
    libraries.cairo.paths.begin(context)
    for point in points {
      let (x, y) = bounded(point)
      libraries.cairo.paths.lineTo(context, x, y)
    }
    // A point by itself is a dot.
    if points.count == 1 { libraries.cairo.paths.close(context) }
  }
}

extension CGRect {
  /// The rectangle without an edge on each side; never less than nothing.
  package func inset(_ edge: Double) -> CGRect { inset(x: CGFloat(edge), y: CGFloat(edge)) }

  /// The rectangle without edges at the left and right and above and below.
  ///
  /// Unlike `insetBy(dx:dy:)` it has a place even where nothing is left of it.
  package func inset(x: CGFloat, y: CGFloat) -> CGRect {
    let x = min(x, size.width / 2)
    let y = min(y, size.height / 2)
    return CGRect(
      x: origin.x + x, y: origin.y + y, width: size.width - 2 * x, height: size.height - 2 * y)
  }
}
