package import Foundation

/// The outline of an area, in points: lines and curves.
package struct PictureOutline: Hashable, Sendable {
  /// A part of an outline.
  package enum Part: Hashable, Sendable {
    /// Begins somewhere.
    case move(CGPoint)
    /// A straight line.
    case line(CGPoint)
    /// A curve with two control points, and its end.
    case curve(CGPoint, CGPoint, CGPoint)
    /// Back to where the part began.
    case close
  }

  /// The parts.
  package var parts: [Part]

  /// Creates an outline of parts.
  package init(_ parts: [Part] = []) { self.parts = parts }

  /// Creates a rectangle.
  package init(_ rect: CGRect) {
    parts = [
      .move(rect.origin), .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)), .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ]
  }
}
