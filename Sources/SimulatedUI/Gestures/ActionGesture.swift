/// A gesture that tells an app about itself.
struct ActionGesture<Base: Gesture>: PrimitiveGesture {
  typealias Value = Base.Value

  let base: Base
  let actions: GestureActions<Value>

  func makeRecognizer() -> GestureRecognizer<Value> {
    ActionRecognizer(base.recognizer(), actions: actions)
  }

  func refresh(_ recognizer: GestureRecognizer<Value>) {
    guard let recognizer = recognizer as? ActionRecognizer<Value> else { return }
    recognizer.actions = actions
    base.renew(recognizer.base)
  }
}

/// A gesture with the name that SwiftUI has for one that tells an app about itself.
protocol ToldGesture: PrimitiveGesture {
  associatedtype Base: Gesture where Base.Value == Value
  /// What it is.
  var told: ActionGesture<Base> { get }
}

extension ToldGesture {
  func makeRecognizer() -> GestureRecognizer<Value> { told.makeRecognizer() }

  func refresh(_ recognizer: GestureRecognizer<Value>) { told.refresh(recognizer) }
}

/// A gesture that runs an action when it has succeeded.
public struct _EndedGesture<Base: Gesture>: ToldGesture {
  /// What the action is told.
  public typealias Value = Base.Value

  let told: ActionGesture<Base>
}

/// A gesture that runs an action each time its value changes.
public struct _ChangedGesture<Base: Gesture>: ToldGesture {
  /// What the action is told.
  public typealias Value = Base.Value

  let told: ActionGesture<Base>
}
