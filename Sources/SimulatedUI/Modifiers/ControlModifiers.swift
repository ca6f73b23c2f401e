// Modifiers that change how controls are drawn, or how a keyboard looks, on a device. A test sees
// no difference; they are here so that an app's sources compile unchanged.

extension View {
  /// Says what a text field is for.
  public func textContentType(_ type: UITextContentType?) -> some View { self }

  /// Turns corrections off.
  public func autocorrectionDisabled(_ isDisabled: Bool = true) -> some View { self }

  /// Turns corrections off, in the older spelling.
  public func disableAutocorrection(_ isDisabled: Bool?) -> some View { self }


  /// Sets the background of rows.
  public func listRowBackground<Background: View>(_ view: Background?) -> some View { self }

  /// Sets the insets of rows.
  public func listRowInsets(_ insets: EdgeInsets?) -> some View { self }

  /// Shows or hides the lines between rows.
  public func listRowSeparator(_ visibility: Visibility, edges: Edge.Set = .all) -> some View {
    self
  }

  /// Shows or hides the background of scrolling content.
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }

  /// Shows or hides scroll bars.
  public func scrollIndicators(_ visibility: Visibility) -> some View { self }
}
