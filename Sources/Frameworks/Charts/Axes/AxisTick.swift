public import Foundation
public import SimulatedUI

/// A short line beside the plot area.
public struct AxisTick: AxisMark, PrimitiveAxisMark {
  /// How long a tick is.
  public struct Length: Sendable {
    let points: CGFloat

    /// As the system suggests.
    public static let automatic = Length(points: 4)
    /// Along the label.
    public static let label = Length(points: 12)
    /// Along the longest label.
    public static let longestLabel = Length(points: 12)

    /// Along the label and beyond.
    public static func label(extendPastBy length: CGFloat) -> Length {
      Length(points: 12 + length)
    }

    /// Along the longest label and beyond.
    public static func longestLabel(extendPastBy length: CGFloat) -> Length {
      Length(points: 12 + length)
    }
  }

  let parts: [AxisPart]

  /// Creates a tick.
  public init(
    centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil
  ) {
    parts = [
      AxisPart(kind: .tick(length: length.points), isCentered: centered, stroke: stroke)
    ]
  }

  /// Creates a tick of some points.
  public init(centered: Bool? = nil, length: CGFloat, stroke: StrokeStyle? = nil) {
    self.init(centered: centered, length: Length(points: length), stroke: stroke)
  }
}
