/// Gives focus when the view appears, unless something else has it.
private struct DefaultFocusView<Content: View, Value: Hashable>: View {
  let content: Content
  let binding: FocusState<Value>.Binding
  let value: Value

  var body: some View {
    content.onAppear { binding.wrappedValue = value }
  }
}

extension View {
  /// Says what has focus when the view appears.
  ///
  /// - Parameters:
  ///   - binding: What has focus.
  ///   - value: Its value at first.
  ///   - priority: How much the wish counts.
  /// - Returns: The view.
  public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    DefaultFocusView(content: self, binding: binding, value: value)
  }

  /// Makes the view a scope of its own in which focus has a place; hardware keyboards move in it.
  public func focusScope(_ namespace: Namespace.ID) -> some View { self }

  /// Wishes for focus within a scope; on a phone none is given without a touch.
  public func prefersDefaultFocus(
    _ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID
  ) -> some View { self }
}
