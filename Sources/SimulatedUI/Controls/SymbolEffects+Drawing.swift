// Movements by which symbols are drawn; nothing shows of them.

/// Is drawn stroke by stroke.
public struct DrawOnSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: DrawOnSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: DrawOnSymbolEffect { self }
  /// The same movement, `individually`.
  public var individually: DrawOnSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOnSymbolEffect {
  /// Is drawn stroke by stroke.
  public static var drawOn: DrawOnSymbolEffect { DrawOnSymbolEffect() }
}

/// Goes stroke by stroke.
public struct DrawOffSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: DrawOffSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: DrawOffSymbolEffect { self }
  /// The same movement, `individually`.
  public var individually: DrawOffSymbolEffect { self }
  /// The same movement, `reversed`.
  public var reversed: DrawOffSymbolEffect { self }
  /// The same movement, `nonReversed`.
  public var nonReversed: DrawOffSymbolEffect { self }
}

extension SymbolEffect where Self == DrawOffSymbolEffect {
  /// Goes stroke by stroke.
  public static var drawOff: DrawOffSymbolEffect { DrawOffSymbolEffect() }
}
