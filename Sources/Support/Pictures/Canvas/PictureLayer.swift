package import Foundation

/// How what is drawn in a layer comes onto the picture.
package struct PictureLayer: Hashable, Sendable {
  /// A shadow around what is drawn.
  package struct Shadow: Hashable, Sendable {
    /// Its colour.
    package var color: PictureColor
    /// How far its edge goes over into nothing, in points.
    package var radius: Double
    /// How far it is moved, in points.
    package var offset: CGSize

    /// Creates a shadow.
    package init(color: PictureColor, radius: Double, offset: CGSize) {
      (self.color, self.radius, self.offset) = (color, radius, offset)
    }
  }

  /// A map of points, as of Core Graphics: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
  package struct Transform: Hashable, Sendable {
    var (a, b, c, d): (Double, Double, Double, Double) = (1, 0, 0, 1)
    var (tx, ty): (Double, Double) = (0, 0)

    /// Its six numbers, in the order of Core Graphics.
    package var numbers: [Double] { [a, b, c, d, tx, ty] }

    /// Creates a map.
    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }
  }

  /// What is drawn outside of it is left out; `nil` for nothing.
  package var clip: PictureOutline?
  /// Whether what that surrounds twice is left out too.
  package var isClipEvenOdd = false
  /// Where points come to lie.
  package var transform: Transform?
  /// How much is seen of it, from 0 to 1.
  package var opacity = 1.0
  /// Its shadow.
  package var shadow: Shadow?
  /// How far everything in it goes over into what is beside it, in points.
  package var blur = 0.0

  /// Creates a layer that changes nothing.
  package init() {}

  /// Whether it must be drawn by itself first.
  var isApart: Bool { opacity < 1 || shadow != nil || blur > 0 }
}
