import SimulatedUI

/// How the tips of a part of the screen look.
struct TipAppearance {
  /// The style that draws them; the system's without one.
  var style: (any TipViewStyle)?
  /// What is behind them.
  var background: AnyShapeStyle?
  /// How round their corners are, in points.
  var cornerRadius: Double?
}

extension EnvironmentValues {
  /// How tips look.
  var tipAppearance: TipAppearance {
    get { self[TipAppearanceKey.self] }
    set { self[TipAppearanceKey.self] = newValue }
  }
}

private struct TipAppearanceKey: EnvironmentKey {
  static var defaultValue: TipAppearance { TipAppearance() }
}
