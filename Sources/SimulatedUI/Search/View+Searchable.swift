// The ways to make a view searchable.

extension View {
  /// Makes the view searchable.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil
  ) -> some View {
    searching(text: text, isPresented: nil, prompt: prompt)
  }

  /// Makes the view searchable.
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey
  ) -> some View {
    searching(text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Makes the view searchable.
  @_disfavoredOverload
  public func searchable<S: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: S
  ) -> some View {
    searching(text: text, isPresented: nil, prompt: Text(prompt))
  }

  /// Makes the view searchable, and says whether people search.
  @available(iOS17 )
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil
  ) -> some View {
    searching(text: text, isPresented: isPresented, prompt: prompt)
  }

  /// Makes the view searchable, and says whether people search.
  @available(iOS17 )
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey
  ) -> some View {
    searching(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Makes the view searchable, and says whether people search.
  @_disfavoredOverload
  @available(iOS17 )
  public func searchable<S: StringProtocol>(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: S
  ) -> some View {
    searching(text: text, isPresented: isPresented, prompt: Text(prompt))
  }

  /// Makes the view searchable, with suggestions, in the older spelling.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text: text, isPresented: nil, prompt: prompt, suggestions: suggestions())
  }

  /// Makes the view searchable, with suggestions, in the older spelling.
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text: text, isPresented: nil, prompt: Text(prompt), suggestions: suggestions())
  }

  /// Makes the view searchable, with suggestions, in the older spelling.
  @_disfavoredOverload
  public func searchable<S: View, P: StringProtocol>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: P,
    @ViewBuilder suggestions: () -> S
  ) -> some View {
    searching(text: text, isPresented: nil, prompt: Text(prompt), suggestions: suggestions())
  }

  private func searching(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?,
    suggestions: (any View)? = nil
  ) -> some View {
    SearchableView(
      content: self,
      settings: SearchSettings(
        text: text, isPresented: isPresented, prompt: prompt, suggestions: suggestions))
  }
}
