import Foundation
import SimulatedUI

/// What is done where a view at a mark would lie outside the chart.
public struct AnnotationOverflowResolution: Equatable, Sendable {
  /// What the view has to stay in.
  public struct Boundary: Equatable, Sendable {
    fileprivate let name: String

    /// As suits the chart.
    public static let automatic = Boundary(name: "automatic")
    /// The chart with its axes.
    public static let chart = Boundary(name: "chart")
    /// The plot area.
    public static let plot = Boundary(name: "plot")
  }

  /// How the view is kept there along an axis.
  public struct Strategy: Equatable, Sendable {
    fileprivate let name: String
    let boundary: Boundary

    /// As suits the chart.
    public static let automatic = Strategy(name: "automatic", boundary: .automatic)
    /// The view is moved.
    public static let fit = Strategy(name: "fit", boundary: .automatic)
    /// Room is made on the axis; here the view is moved.
    public static let padScale = Strategy(name: "padScale", boundary: .automatic)
    /// It is not.
    public static let disabled = Strategy(name: "disabled", boundary: .automatic)

    /// The view is moved until it is within something.
    public static func fit(to boundary: Boundary) -> Strategy {
      Strategy(name: "fit", boundary: boundary)
    }

    /// Whether the view is moved.
    var fits: Bool { name != "disabled" }
    /// Whether it may not leave the plot area.
    var keepsToPlot: Bool { boundary == .plot }
  }

  /// Along the horizontal axis.
  let x: Strategy
  /// Along the vertical axis.
  let y: Strategy

  /// As suits the chart.
  public static let automatic = AnnotationOverflowResolution()

  /// Says what is done along each axis.
  public init(x: Strategy = .automatic, y: Strategy = .automatic) {
    self.x = x
    self.y = y
  }
}

/// Where a view stands at marks.
struct AnnotationPlacement: Equatable {
  /// On which side.
  var position: AnnotationPosition
  /// How it is aligned with the marks.
  var alignment: Alignment
  /// How far it stays from them, in points.
  var spacing: CGFloat
  /// What is done where it would lie outside the chart.
  var overflow: AnnotationOverflowResolution
}
