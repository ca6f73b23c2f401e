import Conformances

/// A movement of fingers that a view reacts to.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is told about the gesture.
  associatedtype Value
  /// The type of the gesture that this one is made of.
  associatedtype Body: Gesture

  /// The gesture that this one is made of.
  @MainActor @preconcurrency var body: Body { get }
}

extension Never: Gesture {
  /// There is no value.
  public typealias Value = Never
}

extension Gesture where Body == Never {
  /// Never called: a primitive gesture is recognised by the library.
  public var body: Never { preconditionFailure("A primitive gesture has no body.") }
}

/// A gesture that the library itself recognises.
@MainActor protocol PrimitiveGesture: Gesture where Body == Never {
  /// Makes what recognises the gesture.
  func makeRecognizer() -> GestureRecognizer<Value>

  /// Hands the actions of this value of the gesture to a recogniser made by an earlier one.
  func refresh(_ recognizer: GestureRecognizer<Value>)
}

extension PrimitiveGesture {
  func refresh(_ recognizer: GestureRecognizer<Value>) {}
}

extension Gesture {
  /// Makes what recognises the gesture.
  func recognizer() -> GestureRecognizer<Value> {
    let made: AnyObject
    if let primitive = Conformance.cast(self, to: (any PrimitiveGesture).self) {
      made = primitive.makeAnyRecognizer()
    } else {
      made = body.recognizer()
    }
    // Of another type only where an app's gesture declares a value that its body does not have.
    return made as? GestureRecognizer<Value> ?? GestureRecognizer<Value>()
  }

  /// Hands the actions of this value of the gesture to its recogniser.
  func renew(_ recognizer: AnyObject) {
    if let primitive = Conformance.cast(self, to: (any PrimitiveGesture).self) {
      primitive.renewPrimitive(recognizer)
    } else {
      body.renew(recognizer)
    }
  }
}

extension PrimitiveGesture {
  fileprivate func makeAnyRecognizer() -> AnyObject { makeRecognizer() }

  fileprivate func renewPrimitive(_ recognizer: AnyObject) {
    if let recognizer = recognizer as? GestureRecognizer<Value> { refresh(recognizer) }
  }
}
