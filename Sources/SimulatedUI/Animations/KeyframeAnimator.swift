import VirtualTime

/// A step of a value on its way.
public protocol KeyframeTrackContent<Value> {
  /// The type of the value.
  associatedtype Value: Animatable

  /// The steps, in order.
  var steps: [KeyframeStep<Value>] { get }
}

/// A value to be reached, and how long that takes in seconds.
public struct KeyframeStep<Value> {
  let value: Value
  let duration: Double
}

/// Reaches a value at constant speed.
@available(iOS17 )
public struct LinearKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Creates a step.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    steps = [KeyframeStep(value: to, duration: duration)]
  }
}

/// Reaches a value along a curve.
@available(iOS17 )
public struct CubicKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Creates a step.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    steps = [KeyframeStep(value: to, duration: duration)]
  }
}

/// Reaches a value like a spring.
@available(iOS17 )
public struct SpringKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Creates a step; without a duration it takes until the spring is at rest.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    steps = [KeyframeStep(value: to, duration: duration ?? spring.settlingDuration)]
  }
}

/// Takes a value at once.
@available(iOS17 )
public struct MoveKeyframe<Value: Animatable>: KeyframeTrackContent {
  /// The step.
  public let steps: [KeyframeStep<Value>]

  /// Creates a step.
  public init(_ to: Value) { steps = [KeyframeStep(value: to, duration: 0)] }
}

/// Steps after each other.
public struct _KeyframeSteps<Value: Animatable>: KeyframeTrackContent {
  /// The steps, in order.
  public let steps: [KeyframeStep<Value>]
}

/// Puts steps of a value after each other.
@resultBuilder
public struct KeyframeTrackContentBuilder<Value: Animatable> {
  /// One step.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> _KeyframeSteps<Value> where K.Value == Value { _KeyframeSteps(steps: expression.steps) }

  /// All steps.
  public static func buildBlock(_ parts: _KeyframeSteps<Value>...) -> _KeyframeSteps<Value> {
    _KeyframeSteps(steps: parts.flatMap(\.steps))
  }

  /// Steps that may be missing.
  public static func buildOptional(_ part: _KeyframeSteps<Value>?) -> _KeyframeSteps<Value> {
    part ?? _KeyframeSteps(steps: [])
  }

  /// One of two.
  public static func buildEither(first part: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    part
  }

  /// One of two.
  public static func buildEither(second part: _KeyframeSteps<Value>) -> _KeyframeSteps<Value> {
    part
  }

  /// As many as there are.
  public static func buildArray(_ parts: [_KeyframeSteps<Value>]) -> _KeyframeSteps<Value> {
    _KeyframeSteps(steps: parts.flatMap(\.steps))
  }
}

/// What changes properties of a value over time.
public protocol Keyframes<Value> {
  /// The type of the value.
  associatedtype Value

  /// How long it takes in seconds, and what the value is then.
  var run: KeyframeRun<Value> { get }
}

/// How long a change takes in seconds, and what it does.
public struct KeyframeRun<Value> {
  let duration: Double
  let finish: (inout Value) -> Void
}

/// The steps of one property.
@available(iOS17 )
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent<Value>>:
  Keyframes
{
  private let keyPath: WritableKeyPath<Root, Value>
  private let content: Content

  /// The steps of a property.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    self.content = content()
  }

  /// The steps of the value itself.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) where Root == Value {
    keyPath = \Root.self
    self.content = content()
  }

  /// All steps.
  public var run: KeyframeRun<Root> {
    let steps = content.steps
    return KeyframeRun(duration: steps.reduce(0) { $0 + $1.duration }) { [keyPath] value in
      if let last = steps.last { value[keyPath: keyPath] = last.value }
    }
  }
}

/// Several properties at the same time.
public struct _KeyframeGroup<Value>: Keyframes {
  /// All of them.
  public let run: KeyframeRun<Value>
}

/// Puts properties side by side.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// One property.
  public static func buildExpression<K: Keyframes>(
    _ expression: K
  ) -> KeyframeRun<Value> where K.Value == Value { expression.run }

  /// Steps of the value itself.
  public static func buildExpression<K: KeyframeTrackContent>(
    _ expression: K
  ) -> KeyframeRun<Value> where K.Value == Value {
    let steps = expression.steps
    return KeyframeRun(duration: steps.reduce(0) { $0 + $1.duration }) { value in
      if let last = steps.last { value = last.value }
    }
  }

  /// All properties.
  public static func buildBlock(_ parts: KeyframeRun<Value>...) -> _KeyframeGroup<Value> {
    _KeyframeGroup(
      run: KeyframeRun(duration: parts.map(\.duration).max() ?? 0) { value in
        for part in parts { part.finish(&value) }
      })
  }
}

/// What an animated view keeps.
@MainActor private final class KeyframeMemory<Value> {
  var trigger: AnyHashableEquatable?
  var value: Value?
}

/// A view that is changed step by step, by itself or each time that a value changes.
///
/// Nothing is drawn in between: it is what the last steps make of it, and the app is busy until then.
@available(iOS17 )
public struct KeyframeAnimator<Value, KeyframePath: Keyframes<Value>, Content: View>: View,
  PrimitiveView
{
  private let initial: Value
  private let trigger: AnyHashableEquatable?
  private let content: (Value) -> Content
  private let keyframes: (Value) -> KeyframePath

  /// Creates a view that changes each time that a value does.
  public init(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    self.trigger = AnyHashableEquatable(trigger)
    self.content = content
    self.keyframes = keyframes
  }

  /// Creates a view that changes for ever.
  public init(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> KeyframePath
  ) {
    initial = initialValue
    trigger = nil
    self.content = content
    self.keyframes = keyframes
  }

  package func update(_ node: ViewNode) {
    let memory = node.memory(KeyframeMemory<Value>())
    if let trigger {
      if let old = memory.trigger, old != trigger {
        var value = memory.value ?? initial
        let run = keyframes(value).run
        run.finish(&value)
        memory.value = value
        VirtualTime.schedule(
          after: Duration(bounded: run.duration), kind: .animation, label: "keyframes"
        ) {}
      }
      memory.trigger = trigger
    }
    node.updateChild(.role(.content), content(memory.value ?? initial))
  }
}

extension View {
  /// Changes the view step by step, each time that a value changes.
  @available(iOS17 )
  public func keyframeAnimator<Value>(
    initialValue: Value, trigger: some Equatable,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, trigger: trigger,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }

  /// Changes the view step by step, for ever.
  @available(iOS17 )
  public func keyframeAnimator<Value>(
    initialValue: Value, repeating: Bool = true,
    @ViewBuilder content: @escaping (PlaceholderContentView<Self>, Value) -> some View,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> some Keyframes<Value>
  ) -> some View {
    KeyframeAnimator(
      initialValue: initialValue, repeating: repeating,
      content: { content(PlaceholderContentView(content: self), $0) }, keyframes: keyframes)
  }
}
