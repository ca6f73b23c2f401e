/// The window of the app.
public final class UIWindow: StyledView {
  /// Whether it gets what is typed.
  public var isKeyWindow: Bool { true }

  /// Takes the keyboard away.
  ///
  /// - Parameter force: Whether an input may not object; none does here.
  /// - Returns: Whether no input has the focus now.
  @discardableResult public func endEditing(_ force: Bool) -> Bool {
    UIApplication.shared.endEditing()
    return true
  }
}
