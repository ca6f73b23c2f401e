/// A gesture whose type does not show.
public struct AnyGesture<Value>: PrimitiveGesture {
  private let make: @MainActor () -> GestureRecognizer<Value>

  /// Hides the type of a gesture.
  public init<T: Gesture>(_ gesture: T) where T.Value == Value {
    make = { gesture.recognizer() }
  }

  func makeRecognizer() -> GestureRecognizer<Value> { make() }
}
