public import Foundation
public import SimulatedUI

extension ChartContent {
  /// Paints the marks.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some ChartContent {
    let style = AnyShapeStyle(style)
    return changing {
      $0.foreground = style
      $0.foregroundBy = nil
    }
  }

  /// Paints the marks in a colour that stands for a value.
  public func foregroundStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing {
      $0.foregroundBy = datum
      $0.foreground = nil
    }
  }

  /// Lets what is behind the marks be seen through them.
  public func opacity(_ opacity: Double) -> some ChartContent {
    changing { $0.opacity *= min(max(opacity, 0), 1) }
  }

  /// Rounds the corners of bars, rectangles and sectors.
  public func cornerRadius(
    _ radius: CGFloat, style: RoundedCornerStyle = .continuous
  ) -> some ChartContent {
    changing { $0.cornerRadius = radius }
  }

  /// Sets how lines are drawn.
  public func lineStyle(_ style: StrokeStyle) -> some ChartContent {
    changing {
      $0.lineStyle = style
      $0.lineStyleBy = nil
    }
  }

  /// Draws lines of a kind that stands for a value.
  public func lineStyle<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing {
      $0.lineStyleBy = datum
      $0.lineStyle = nil
    }
  }

  /// Sets how lines go from point to point.
  public func interpolationMethod(_ method: InterpolationMethod) -> some ChartContent {
    changing { $0.interpolation = method }
  }

  /// Sets how far in front the marks are.
  public func zIndex(_ value: Double) -> some ChartContent { changing { $0.zIndex = value } }

  /// Aligns gradients with the plot area.
  ///
  /// No visible effect: a gradient is drawn as one colour.
  public func alignsMarkStylesWithPlotArea(_ aligns: Bool = true) -> some ChartContent { self }

  /// Blurs the marks.
  ///
  /// No visible effect.
  public func blur(radius: CGFloat) -> some ChartContent { self }

  /// Gives the marks a shadow.
  ///
  /// No visible effect.
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some ChartContent {
    self
  }

  /// Cuts off what is outside a shape.
  ///
  /// No visible effect.
  public func clipShape(
    _ shape: some Shape, style: FillStyle = FillStyle()
  ) -> some ChartContent {
    self
  }

  /// Shows the marks where a mask is.
  ///
  /// No visible effect.
  public func mask<C: ChartContent>(@ChartContentBuilder content: () -> C) -> some ChartContent {
    self
  }

  /// Draws the marks as one layer.
  ///
  /// No visible effect.
  public func compositingLayer() -> some ChartContent { self }

  /// Draws the marks as one layer that modifiers change.
  ///
  /// No visible effect.
  public func compositingLayer<V: View>(
    style: (PlaceholderContentView<Self>) -> V
  ) -> some ChartContent {
    self
  }
}
