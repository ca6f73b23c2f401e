extension View {
  /// Makes the view searchable, by text and tokens.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: Text? = nil, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: prompt, tokens: tokens, suggested: nil,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: S, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, and says whether people search.
  @available(iOS17 )
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: prompt, tokens: tokens, suggested: nil,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, and says whether people search.
  @available(iOS17 )
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, and says whether people search.
  @_disfavoredOverload
  @available(iOS17 )
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens that can be changed.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: prompt, tokens: tokens, suggested: nil, token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed.
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed, and says whether people search.
  @available(iOS17 )
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: prompt, tokens: tokens, suggested: nil,
      token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed, and says whether people search.
  @available(iOS17 )
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed, and says whether people search.
  @_disfavoredOverload
  @available(iOS17 )
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: Text(prompt), tokens: tokens, suggested: nil,
      token: token)
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: prompt, tokens: tokens, suggested: suggestedTokens,
      token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested.
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringKey,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: Text(prompt), tokens: tokens,
      suggested: suggestedTokens, token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested.
  @_disfavoredOverload
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: nil, prompt: Text(prompt), tokens: tokens,
      suggested: suggestedTokens, token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested, and says whether people search.
  @available(iOS17 )
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: Text? = nil,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: prompt, tokens: tokens,
      suggested: suggestedTokens, token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested, and says whether people search.
  @available(iOS17 )
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringKey, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: Text(prompt), tokens: tokens,
      suggested: suggestedTokens, token: { token($0.wrappedValue) })
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested, and says whether people search.
  @_disfavoredOverload
  @available(iOS17 )
  public func searchable<C, T: View, S: StringProtocol>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic, prompt: S,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searching(
      text: text, isPresented: isPresented, prompt: Text(prompt), tokens: tokens,
      suggested: suggestedTokens, token: { token($0.wrappedValue) })
  }

  private func searching<C, T: View>(
    text: Binding<String>, isPresented: Binding<Bool>?, prompt: Text?, tokens: Binding<C>,
    suggested: Binding<C>?, token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    let shown = ForEach(Array(tokens.wrappedValue)) { element in
      token(tokens.element(like: element))
    }
    let suggestions = suggested.map { suggested in
      ForEach(Array(suggested.wrappedValue)) { element in
        Button {
          text.wrappedValue = ""
          tokens.wrappedValue.append(element)
        } label: {
          token(.constant(element))
        }
      }
    }
    return SearchableView(
      content: self,
      settings: SearchSettings(
        text: text, isPresented: isPresented, prompt: prompt, tokens: shown,
        clearTokens: { if !tokens.wrappedValue.isEmpty { tokens.wrappedValue = C() } },
        suggestions: suggestions))
  }
}

extension Binding
where Value: RandomAccessCollection & RangeReplaceableCollection, Value.Element: Identifiable {
  /// A binding to the element with the identity of another.
  fileprivate func element(like other: Value.Element) -> Binding<Value.Element> {
    Binding<Value.Element>(
      get: { wrappedValue.first { $0.id == other.id } ?? other },
      set: { new in wrappedValue = Value(wrappedValue.map { $0.id == other.id ? new : $0 }) })
  }
}
