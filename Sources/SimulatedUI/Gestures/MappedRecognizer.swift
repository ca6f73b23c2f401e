/// Recognises what another one does, and tells another value.
final class MappedRecognizer<Base, Value>: GestureRecognizer<Value> {
  let base: GestureRecognizer<Base>
  var transform: (Base) -> Value

  /// Creates a recogniser over another.
  init(_ base: GestureRecognizer<Base>, transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override var waitsForOthers: Bool { base.waitsForOthers }

  override var deadline: Duration? { base.deadline }

  override func step(_ event: TouchEvent) -> GesturePhase<Value> {
    base.feed(event)
    return base.phase.map(transform)
  }

  override func commit(isWinner: Bool) { base.commit(isWinner: isWinner) }

  override func cancel() {
    base.cancel()
    super.cancel()
  }

  override func reset() {
    base.reset()
    super.reset()
  }
}

/// A gesture with another value.
public struct _MapGesture<Base: Gesture, Value>: PrimitiveGesture {
  let base: Base
  let transform: (Base.Value) -> Value

  func makeRecognizer() -> GestureRecognizer<Value> {
    MappedRecognizer(base.recognizer(), transform: transform)
  }

  func refresh(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? MappedRecognizer<Base.Value, Value> else { return }
    recognizer.transform = transform
    base.renew(recognizer.base)
  }
}

extension Gesture {
  /// The same gesture with another value.
  public func map<Other>(_ body: @escaping (Value) -> Other) -> _MapGesture<Self, Other> {
    _MapGesture(base: self, transform: body)
  }
}
