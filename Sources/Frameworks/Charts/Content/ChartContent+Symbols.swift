public import Foundation
public import SimulatedUI

extension ChartContent {
  /// Draws points in a shape.
  public func symbol<S: ChartSymbolShape>(_ symbol: S) -> some ChartContent {
    let shape = AnyChartSymbolShape(symbol)
    return changing { $0.symbol = SymbolStyle(shape: shape, size: $0.symbol.size) }
  }

  /// Draws points in a shape that stands for a value.
  public func symbol<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing { $0.symbol = SymbolStyle(by: datum, size: $0.symbol.size) }
  }

  /// Shows a view in place of points.
  public func symbol<V: View>(@ViewBuilder symbol: () -> V) -> some ChartContent {
    let view = AnyView(symbol())
    let source = ViewSource { _ in view }
    return changing { $0.symbol = SymbolStyle(size: $0.symbol.size, view: source) }
  }

  /// Sets how large points are.
  public func symbolSize(_ size: CGSize) -> some ChartContent {
    changing {
      $0.symbol.size = size
      $0.symbol.sizeBy = nil
    }
  }

  /// Sets how large points are, by their area in square points.
  public func symbolSize(_ area: CGFloat) -> some ChartContent {
    let side = max(0, area).squareRoot()
    return symbolSize(CGSize(width: side, height: side))
  }

  /// Draws points of a size that stands for a value.
  public func symbolSize<D: Plottable>(by value: PlottableValue<D>) -> some ChartContent {
    let datum = value.datum
    return changing {
      $0.symbol.sizeBy = datum
      $0.symbol.size = nil
    }
  }
}
