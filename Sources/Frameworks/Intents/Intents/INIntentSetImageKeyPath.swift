/// An intent that takes pictures for its parameters.
public protocol INIntentSetImageKeyPath {}

extension INIntent: INIntentSetImageKeyPath {}

extension INIntentSetImageKeyPath where Self: INIntent {
  /// Sets the picture that goes with a parameter.
  public func setImage<Value>(
    _ image: INImage?, forParameterNamed parameterName: KeyPath<Self, Value>
  ) { setImage(image, forParameterNamed: String(describing: parameterName)) }

  /// The picture that goes with a parameter.
  public func image<Value>(forParameterNamed parameterName: KeyPath<Self, Value>) -> INImage? {
    image(forParameterNamed: String(describing: parameterName))
  }
}
