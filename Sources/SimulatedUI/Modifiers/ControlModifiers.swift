// Modifiers that change how controls are drawn, or how a keyboard looks, on a device. A test sees
// no difference; they are here so that an app's sources compile unchanged.

extension View {
  /// Says what a text field is for.
  public func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Turns corrections off.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Turns corrections off, in the older spelling.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }

}
