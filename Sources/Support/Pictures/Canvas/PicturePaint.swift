package import Foundation

/// What areas and lines are drawn in.
package enum PicturePaint: Hashable, Sendable {
  /// A colour at a place of a gradient.
  package struct Stop: Hashable, Sendable {
    /// The colour.
    package var color: PictureColor
    /// The place, from 0 to 1.
    package var place: Double

    /// Creates a stop.
    package init(_ color: PictureColor, at place: Double) {
      (self.color, self.place) = (color, place)
    }
  }

  /// One colour.
  case color(PictureColor)
  /// Colours along a line between two points.
  case linear([Stop], from: CGPoint, to: CGPoint)
  /// Colours from a point outwards, between two radii in points.
  case radial([Stop], around: CGPoint, from: Double, to: Double)
}

/// How lines are drawn.
package struct LineStyle: Hashable, Sendable {
  /// What lines end in, and how they meet.
  package enum Shape: Int32, Hashable, Sendable {
    /// At their end, and in a point.
    case sharp = 0
    /// In half a circle.
    case round = 1
    /// Beyond their end by half of their width, and with the corner cut off.
    case square = 2
  }

  /// How wide they are, in points.
  package var width: Double
  /// What they end in.
  package var cap: Shape
  /// How they meet.
  package var join: Shape
  /// Lengths of what is drawn and what is not, in turn, in points.
  package var dashes: [Double]

  /// Creates a style.
  package init(
    width: Double = 1, cap: Shape = .sharp, join: Shape = .sharp, dashes: [Double] = []
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dashes = dashes
  }
}
