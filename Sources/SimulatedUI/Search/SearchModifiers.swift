/// Makes a view put a text into the search field when it is tapped.
private struct CompletionEffect: ViewEffect {
  let complete: (SearchModel?) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let model = node.environment.searchModel
    let complete = complete
    return [
      .button(id: node.id, content: items, showsParts: context.isInList) { complete(model) }
    ]
  }
}

extension View {
  /// Shows views to choose from while people search.
  public func searchSuggestions<Suggestions: View>(
    @ViewBuilder _ suggestions: () -> Suggestions
  ) -> some View {
    let suggestions = AnyView(suggestions())
    return EffectView(
      content: self, effect: EnvironmentEffect { $0.searchSuggestions = suggestions })
  }

  /// Says where suggestions of a search show; on a phone there is one place.
  public func searchSuggestions(
    _ visibility: Visibility, for placements: SearchSuggestionsPlacement.Set
  ) -> some View { self }

  /// Makes the view, which is a suggestion, put a text into the search field when it is tapped.
  public func searchCompletion(_ completion: String) -> some View {
    EffectView(
      content: self, effect: CompletionEffect { $0?.complete(with: completion) })
  }

  /// Shows scopes to choose from while people search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, @ViewBuilder scopes: () -> S
  ) -> some View {
    let picker = AnyView(
      Picker(selection: scope, content: scopes, label: { EmptyView() })
        .pickerStyle(SegmentedPickerStyle()))
    return EffectView(content: self, effect: EnvironmentEffect { $0.searchScopes = picker })
  }

  /// Shows scopes to choose from while people search.
  public func searchScopes<V: Hashable, S: View>(
    _ scope: Binding<V>, activation: SearchScopeActivation, @ViewBuilder _ scopes: () -> S
  ) -> some View {
    searchScopes(scope, scopes: scopes)
  }

  /// Connects the focus of the search field with a condition of the app.
  @available(iOS18 )
  public func searchFocused(_ binding: FocusState<Bool>.Binding) -> some View {
    searchFocused(binding, equals: true)
  }

  /// Connects the focus of the search field with a value of the app.
  @available(iOS18 )
  public func searchFocused<V: Hashable>(
    _ binding: FocusState<V>.Binding, equals value: V
  ) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect { values in
        var inner = EnvironmentValues()
        FocusTarget.connect(binding, equals: value, in: &inner)
        values.searchFocusTargets += inner.focusTargets
      })
  }

  /// Says what becomes of the toolbar while people search: it stays.
  public func searchPresentationToolbarBehavior(
    _ behavior: SearchPresentationToolbarBehavior
  ) -> some View { self }
}
