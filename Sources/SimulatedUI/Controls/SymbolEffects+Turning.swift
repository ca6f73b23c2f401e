// Movements of symbols that newer systems have.

/// Turns.
public struct RotateSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same movement, `clockwise`.
  public var clockwise: RotateSymbolEffect { self }
  /// The same movement, `counterClockwise`.
  public var counterClockwise: RotateSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: RotateSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: RotateSymbolEffect { self }
}

extension SymbolEffect where Self == RotateSymbolEffect {
  /// Turns.
  public static var rotate: RotateSymbolEffect { RotateSymbolEffect() }
}

/// Wiggles.
public struct WiggleSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same movement, `clockwise`.
  public var clockwise: WiggleSymbolEffect { self }
  /// The same movement, `counterClockwise`.
  public var counterClockwise: WiggleSymbolEffect { self }
  /// The same movement, `left`.
  public var left: WiggleSymbolEffect { self }
  /// The same movement, `right`.
  public var right: WiggleSymbolEffect { self }
  /// The same movement, `up`.
  public var up: WiggleSymbolEffect { self }
  /// The same movement, `down`.
  public var down: WiggleSymbolEffect { self }
  /// The same movement, `forward`.
  public var forward: WiggleSymbolEffect { self }
  /// The same movement, `backward`.
  public var backward: WiggleSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: WiggleSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: WiggleSymbolEffect { self }
}

extension SymbolEffect where Self == WiggleSymbolEffect {
  /// Wiggles.
  public static var wiggle: WiggleSymbolEffect { WiggleSymbolEffect() }
}

/// Grows and shrinks as if it breathed.
public struct BreatheSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same movement, `plain`.
  public var plain: BreatheSymbolEffect { self }
  /// The same movement, `pulse`.
  public var pulse: BreatheSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: BreatheSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: BreatheSymbolEffect { self }
}

extension SymbolEffect where Self == BreatheSymbolEffect {
  /// Grows and shrinks as if it breathed.
  public static var breathe: BreatheSymbolEffect { BreatheSymbolEffect() }
}
