package import Foundation

/// What an element is drawn with: areas and lines, in points from its upper left corner.
///
/// A drawing may reach beyond the element's frame, as the ticks of an axis do.
package struct ElementDrawing: Hashable, Sendable {
  /// How the points of a shape are meant.
  package enum Kind: Int, Codable, Hashable, Sendable {
    /// The corners of an area.
    case area
    /// The ends of lines.
    case line
    /// The ends of dashed lines.
    case dashes
  }

  /// An area or lines of one colour.
  package struct Shape: Hashable, Sendable {
    /// How the points are meant.
    package var kind: Kind
    /// The colour.
    package var color: ElementColor
    /// How wide lines are, in points.
    package var width: Double
    /// The points, to a tenth of a point.
    package var points: [CGPoint]

    /// Creates a shape.
    package init(_ kind: Kind, _ color: ElementColor, width: Double = 1, points: [CGPoint]) {
      self.kind = kind
      self.color = color
      self.width = width
      self.points = points.map { CGPoint(x: Self.rounded($0.x), y: Self.rounded($0.y)) }
    }

    private static func rounded(_ value: CGFloat) -> CGFloat {
      value.isFinite ? (value * 10).rounded() / 10 : 0
    }
  }

  /// The shapes, those in front last.
  package var shapes: [Shape]

  /// Creates a drawing.
  package init(shapes: [Shape] = []) { self.shapes = shapes }
}

extension ElementDrawing: Codable {
  /// Writes the shapes one after the other.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(shapes)
  }

  /// Reads shapes.
  package init(from decoder: any Decoder) throws {
    shapes = try decoder.singleValueContainer().decode([Shape].self)
  }
}

extension ElementDrawing.Shape: Codable {
  private enum CodingKeys: String, CodingKey {
    case kind = "k"
    case color = "c"
    case width = "w"
    case points = "p"
  }

  /// Writes the shape; coordinates are whole tenths of points, x and y in turn.
  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(kind, forKey: .kind)
    try container.encode(color, forKey: .color)
    if width != 1 { try container.encode(width, forKey: .width) }
    let tenths = points.flatMap { [Self.tenths($0.x), Self.tenths($0.y)] }
    try container.encode(tenths, forKey: .points)
  }

  /// Reads a shape; a coordinate without its partner means nothing.
  package init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let tenths = try container.decode([Int].self, forKey: .points)
    self.init(
      try container.decode(ElementDrawing.Kind.self, forKey: .kind),
      try container.decode(ElementColor.self, forKey: .color),
      width: try container.decodeIfPresent(Double.self, forKey: .width) ?? 1,
      points: stride(from: 0, to: tenths.count - 1, by: 2).map {
        CGPoint(x: CGFloat(tenths[$0]) / 10, y: CGFloat(tenths[$0 + 1]) / 10)
      })
  }

  private static func tenths(_ value: CGFloat) -> Int {
    Int(min(max((value * 10).rounded(), -1_000_000), 1_000_000))
  }
}
