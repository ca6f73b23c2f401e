/// What an animation keeps from one frame to the next.
public protocol AnimationStateKey {
  /// The type of the value.
  associatedtype Value
  /// The value where none is set.
  static var defaultValue: Value { get }
}

/// What animations keep, by key.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Nothing is kept.
  public init() {}

  /// The value for a key.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// What an animation is told.
public struct AnimationContext<Value: VectorArithmetic> {
  /// What it keeps.
  public var state = AnimationState<Value>()
  /// Whether what was promised has been done, though something may still move.
  public var isLogicallyComplete = false

  /// The environment; as it is without a view.
  public var environment: EnvironmentValues { EnvironmentValues() }
}

/// An animation that an app works out itself.
@available(iOS17 )
public protocol CustomAnimation: Hashable, Sendable {
  /// The value at a time in seconds; nil once the animation has ended.
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?
}

extension Animation {
  /// The longest animation that is looked for the end of, in frames of a sixtieth of a second.
  private static let mostFrames = 3600

  /// An animation that an app works out itself: it takes as long as that gives values.
  public init<A: CustomAnimation>(_ base: A) {
    var context = AnimationContext<Double>()
    var frame = 0
    while frame < Self.mostFrames,
      base.animate(value: 1.0, time: Double(frame) / 60, context: &context) != nil
    {
      frame += 1
    }
    self.init(seconds: Double(frame) / 60)
  }
}
