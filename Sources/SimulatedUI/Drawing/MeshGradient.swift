/// Colours at the crossings of a grid that go over into one another.
///
/// It is drawn as a gradient from its first corner to its last.
@available(iOS18 )
public struct MeshGradient: View, FillingStyle {
  /// The place of a colour, and how lines leave it.
  public struct BezierPoint: Hashable, Sendable {
    /// The place, and the ends of the lines to its neighbours, from 0 to 1.
    public var position, leadingControlPoint, topControlPoint, trailingControlPoint,
      bottomControlPoint: SIMD2<Float>

    /// Creates a place.
    public init(
      position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
      trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
    ) {
      self.position = position
      self.leadingControlPoint = leadingControlPoint
      self.topControlPoint = topControlPoint
      self.trailingControlPoint = trailingControlPoint
      self.bottomControlPoint = bottomControlPoint
    }
  }

  /// How many colours are in a row.
  nonisolated public let width: Int
  /// How many rows there are.
  nonisolated public let height: Int
  /// What is behind the colours.
  nonisolated public let background: Color
  nonisolated let gradient: Gradient

  /// Creates a gradient of colours at places.
  nonisolated public init(
    width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
    smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
  ) {
    self.width = width
    self.height = height
    self.background = background
    gradient = Gradient(colors: colors.isEmpty ? [background] : colors)
  }

  /// Creates a gradient of colours at places, with lines that bend.
  nonisolated public init(
    width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color],
    background: Color = .clear, smoothsColors: Bool = true,
    colorSpace: Gradient.ColorSpace = .device
  ) {
    self.init(
      width: width, height: height, points: bezierPoints.map(\.position), colors: colors,
      background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
  }
}
