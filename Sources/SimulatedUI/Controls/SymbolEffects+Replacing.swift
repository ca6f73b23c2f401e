// Movements by which symbols come, go and take each other's place; nothing shows of them.

/// Comes.
public struct AppearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The same movement, `up`.
  public var up: AppearSymbolEffect { self }
  /// The same movement, `down`.
  public var down: AppearSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: AppearSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: AppearSymbolEffect { self }
}

extension SymbolEffect where Self == AppearSymbolEffect {
  /// Comes.
  public static var appear: AppearSymbolEffect { AppearSymbolEffect() }
}

/// Goes.
public struct DisappearSymbolEffect: IndefiniteSymbolEffect, TransitionSymbolEffect {
  /// The same movement, `up`.
  public var up: DisappearSymbolEffect { self }
  /// The same movement, `down`.
  public var down: DisappearSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: DisappearSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: DisappearSymbolEffect { self }
}

extension SymbolEffect where Self == DisappearSymbolEffect {
  /// Goes.
  public static var disappear: DisappearSymbolEffect { DisappearSymbolEffect() }
}

/// A movement by which a symbol takes the place of another.
public protocol ContentTransitionSymbolEffect: SymbolEffect {}

/// One symbol takes the place of another.
public struct ReplaceSymbolEffect: ContentTransitionSymbolEffect {
  /// The same movement, `downUp`.
  public var downUp: ReplaceSymbolEffect { self }
  /// The same movement, `upUp`.
  public var upUp: ReplaceSymbolEffect { self }
  /// The same movement, `offUp`.
  public var offUp: ReplaceSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: ReplaceSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: ReplaceSymbolEffect { self }
}

extension SymbolEffect where Self == ReplaceSymbolEffect {
  /// One symbol takes the place of another.
  public static var replace: ReplaceSymbolEffect { ReplaceSymbolEffect() }
}

/// As the system chooses.
public struct AutomaticSymbolEffect: ContentTransitionSymbolEffect, TransitionSymbolEffect {
}

extension SymbolEffect where Self == AutomaticSymbolEffect {
  /// As the system chooses.
  public static var automatic: AutomaticSymbolEffect { AutomaticSymbolEffect() }
}

extension ReplaceSymbolEffect {
  /// The same movement, which goes over what both symbols have in common.
  public func magic(fallback: ReplaceSymbolEffect) -> ReplaceSymbolEffect { self }
}

extension ContentTransition {
  /// As symbols do, by a movement.
  public static func symbolEffect<Effect: ContentTransitionSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default
  ) -> ContentTransition {
    .symbolEffect
  }
}
