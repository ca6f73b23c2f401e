/// How a symbol moves.
public protocol SymbolEffect: Sendable {}

/// A movement that is over after a while.
public protocol DiscreteSymbolEffect: SymbolEffect {}

/// A movement that lasts.
public protocol IndefiniteSymbolEffect: SymbolEffect {}

/// A movement by which a symbol comes and goes.
public protocol TransitionSymbolEffect: SymbolEffect {}

/// How often and how fast a symbol moves.
public struct SymbolEffectOptions: Sendable {
  /// As usual.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// Again and again.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions() }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions() }

  /// A number of times.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Faster or slower.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions() }

  /// Again and again, in a way.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    SymbolEffectOptions()
  }

  /// How a movement is repeated.
  public struct RepeatBehavior: Sendable {
    /// Without a pause.
    public static var continuous: RepeatBehavior { RepeatBehavior() }
    /// With pauses.
    public static var periodic: RepeatBehavior { RepeatBehavior() }

    /// With pauses, a number of times.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      RepeatBehavior()
    }
  }

  /// Again and again.
  public var repeating: SymbolEffectOptions { self }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self }

  /// Again and again, in a way.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }

  /// A number of times.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self }

  /// Faster or slower.
  public func speed(_ speed: Double) -> SymbolEffectOptions { self }
}

/// Bounces.
public struct BounceSymbolEffect: DiscreteSymbolEffect {
  /// The same movement, `up`.
  public var up: BounceSymbolEffect { self }
  /// The same movement, `down`.
  public var down: BounceSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: BounceSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: BounceSymbolEffect { self }
}

extension SymbolEffect where Self == BounceSymbolEffect {
  /// Bounces.
  public static var bounce: BounceSymbolEffect { BounceSymbolEffect() }
}

/// Fades out and in.
public struct PulseSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: PulseSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: PulseSymbolEffect { self }
}

extension SymbolEffect where Self == PulseSymbolEffect {
  /// Fades out and in.
  public static var pulse: PulseSymbolEffect { PulseSymbolEffect() }
}

/// Lights up part by part.
public struct VariableColorSymbolEffect: DiscreteSymbolEffect, IndefiniteSymbolEffect {
  /// The same movement, `iterative`.
  public var iterative: VariableColorSymbolEffect { self }
  /// The same movement, `cumulative`.
  public var cumulative: VariableColorSymbolEffect { self }
  /// The same movement, `reversing`.
  public var reversing: VariableColorSymbolEffect { self }
  /// The same movement, `nonReversing`.
  public var nonReversing: VariableColorSymbolEffect { self }
  /// The same movement, `hideInactiveLayers`.
  public var hideInactiveLayers: VariableColorSymbolEffect { self }
  /// The same movement, `dimInactiveLayers`.
  public var dimInactiveLayers: VariableColorSymbolEffect { self }
}

extension SymbolEffect where Self == VariableColorSymbolEffect {
  /// Lights up part by part.
  public static var variableColor: VariableColorSymbolEffect { VariableColorSymbolEffect() }
}

/// Grows or shrinks.
public struct ScaleSymbolEffect: IndefiniteSymbolEffect {
  /// The same movement, `up`.
  public var up: ScaleSymbolEffect { self }
  /// The same movement, `down`.
  public var down: ScaleSymbolEffect { self }
  /// The same movement, `wholeSymbol`.
  public var wholeSymbol: ScaleSymbolEffect { self }
  /// The same movement, `byLayer`.
  public var byLayer: ScaleSymbolEffect { self }
}

extension SymbolEffect where Self == ScaleSymbolEffect {
  /// Grows or shrinks.
  public static var scale: ScaleSymbolEffect { ScaleSymbolEffect() }
}

extension View {
  /// Moves symbols while something holds.
  @available(iOS17 )
  public func symbolEffect<Effect: IndefiniteSymbolEffect>(
    _ effect: Effect, options: SymbolEffectOptions = .default, isActive: Bool = true
  ) -> some View {
    self
  }

  /// Moves symbols when a value changes.
  @available(iOS17 )
  public func symbolEffect<Effect: DiscreteSymbolEffect, Value: Equatable>(
    _ effect: Effect, options: SymbolEffectOptions = .default, value: Value
  ) -> some View {
    self
  }

  /// Takes movements away.
  @available(iOS17 )
  public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { self }
}
