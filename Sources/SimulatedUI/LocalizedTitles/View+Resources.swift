extension View {
  /// Runs a named action when an assistive technology asks for it.
  @_disfavoredOverload
  public func accessibilityAction(
    named nameKey: LocalizedStringResource, _ handler: @escaping () -> Void
  ) -> some View {
    accessibilityAction(named: LocalizedStringKey(nameKey), handler)
  }

  /// Makes a rotor of some places.
  @_disfavoredOverload
  public func accessibilityRotor<Content: AccessibilityRotorContent>(
    _ labelKey: LocalizedStringResource,
    @AccessibilityRotorContentBuilder entries: @escaping () -> Content
  ) -> some View {
    accessibilityRotor(LocalizedStringKey(labelKey), entries: entries)
  }

  /// Makes a rotor of a collection.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel: Identifiable>(
    _ rotorLabelKey: LocalizedStringResource, entries: [EntryModel],
    entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(LocalizedStringKey(rotorLabelKey), entries: entries, entryLabel: entryLabel)
  }

  /// Makes a rotor of a collection, told apart by a property.
  @_disfavoredOverload
  public func accessibilityRotor<EntryModel, ID: Hashable>(
    _ rotorLabelKey: LocalizedStringResource, entries: [EntryModel],
    entryID: KeyPath<EntryModel, ID>, entryLabel: KeyPath<EntryModel, String>
  ) -> some View {
    accessibilityRotor(
      LocalizedStringKey(rotorLabelKey), entries: entries, entryID: entryID, entryLabel: entryLabel)
  }

  /// Makes a rotor of parts of the view's text.
  @_disfavoredOverload
  public func accessibilityRotor(
    _ labelKey: LocalizedStringResource, textRanges: [Range<String.Index>]
  ) -> some View {
    accessibilityRotor(LocalizedStringKey(labelKey), textRanges: textRanges)
  }

  /// Shows a localized text on a tab or row.
  @_disfavoredOverload
  public func badge(_ key: LocalizedStringResource?) -> some View {
    badge(key.map(LocalizedStringKey.init))
  }

  /// Sets what a dialog for files says.
  @_disfavoredOverload
  @available(iOS17 )
  public func fileDialogMessage(_ messageKey: LocalizedStringResource) -> some View {
    fileDialogMessage(LocalizedStringKey(messageKey))
  }

  /// Sets what the button of a dialog for files says.
  @_disfavoredOverload
  @available(iOS17 )
  public func fileDialogConfirmationLabel(_ labelKey: LocalizedStringResource) -> some View {
    fileDialogConfirmationLabel(LocalizedStringKey(labelKey))
  }

  /// Sets what the field of a dialog for files is called.
  @_disfavoredOverload
  @available(iOS17 )
  public func fileExporterFilenameLabel(_ labelKey: LocalizedStringResource) -> some View {
    fileExporterFilenameLabel(LocalizedStringKey(labelKey))
  }

  /// Says what the view is good for, to a pointer that rests on it.
  @_disfavoredOverload
  public func help(_ key: LocalizedStringResource) -> some View {
    help(LocalizedStringKey(key))
  }

  /// Lets dialogs be suppressed; on a phone they have no such toggle.
  @_disfavoredOverload
  @available(iOS17 )
  public func dialogSuppressionToggle(_ title: LocalizedStringResource, isSuppressed: Binding<Bool>)
    -> some View
  {
    dialogSuppressionToggle(LocalizedStringKey(title), isSuppressed: isSuppressed)
  }

  /// Says what typing on a hardware keyboard selects in a list.
  @_disfavoredOverload
  @available(iOS17 )
  public func typeSelectEquivalent(_ stringKey: LocalizedStringResource) -> some View {
    typeSelectEquivalent(LocalizedStringKey(stringKey))
  }

  /// Sets the localized title of the screen.
  @_disfavoredOverload
  public func navigationTitle(_ title: LocalizedStringResource) -> some View {
    navigationTitle(LocalizedStringKey(title))
  }

  /// Sets the localized title of the screen, in the older spelling.
  @_disfavoredOverload
  public func navigationBarTitle(_ title: LocalizedStringResource) -> some View {
    navigationBarTitle(LocalizedStringKey(title))
  }

  /// Sets title and its size, in the older spelling.
  @_disfavoredOverload
  public func navigationBarTitle(
    _ title: LocalizedStringResource, displayMode: NavigationBarItem.TitleDisplayMode
  ) -> some View {
    navigationBarTitle(LocalizedStringKey(title), displayMode: displayMode)
  }

  /// Shows an alert with a localized title by reference.
  @_disfavoredOverload
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(LocalizedStringKey(titleKey), isPresented: isPresented, actions: actions)
  }

  /// Shows an alert with a localized title by reference and a message.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    alert(
      LocalizedStringKey(titleKey), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data with a localized title by reference.
  @_disfavoredOverload
  public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(
      LocalizedStringKey(titleKey), isPresented: isPresented, presenting: data, actions: actions)
  }

  /// Shows an alert about some data with a localized title by reference and a message.
  @_disfavoredOverload
  public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      LocalizedStringKey(titleKey), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }

  /// Shows a choice of actions with a localized title by reference.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions)
  }

  /// Shows a choice of actions about some data with a localized title by reference.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Data>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions)
  }

  /// Shows a choice of actions with a localized title by reference and a message.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      actions: actions, message: message)
  }

  /// Shows a choice of actions about some data with a localized title by reference and a message.
  @_disfavoredOverload
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringResource, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    confirmationDialog(
      LocalizedStringKey(titleKey), isPresented: isPresented, titleVisibility: titleVisibility,
      presenting: data, actions: actions, message: message)
  }

  /// Makes the view searchable, by text and tokens.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, placement: placement, prompt: LocalizedStringKey(prompt),
      token: token)
  }

  /// Makes the view searchable, by text and tokens, and says whether people search.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, isPresented: isPresented, placement: placement,
      prompt: LocalizedStringKey(prompt), token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: tokens, placement: placement, prompt: LocalizedStringKey(prompt),
      token: token)
  }

  /// Makes the view searchable, by text and tokens that can be changed, and says whether people search.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, editableTokens tokens: Binding<C>, isPresented: Binding<Bool>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (Binding<C.Element>) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, editableTokens: tokens, isPresented: isPresented, placement: placement,
      prompt: LocalizedStringKey(prompt), token: token)
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource,
    @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, placement: placement,
      prompt: LocalizedStringKey(prompt), token: token)
  }

  /// Makes the view searchable, by text and tokens, some of which are suggested, and says whether people search.
  @_disfavoredOverload
  public func searchable<C, T: View>(
    text: Binding<String>, tokens: Binding<C>, suggestedTokens: Binding<C>,
    isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder token: @escaping (C.Element) -> T
  ) -> some View
  where C: RandomAccessCollection & RangeReplaceableCollection, C.Element: Identifiable {
    searchable(
      text: text, tokens: tokens, suggestedTokens: suggestedTokens, isPresented: isPresented,
      placement: placement, prompt: LocalizedStringKey(prompt), token: token)
  }

  /// Makes the view searchable.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(text: text, placement: placement, prompt: LocalizedStringKey(prompt))
  }

  /// Makes the view searchable, and says whether people search.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, isPresented: Binding<Bool>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource
  ) -> some View {
    searchable(
      text: text, isPresented: isPresented, placement: placement, prompt: LocalizedStringKey(prompt)
    )
  }

  /// Makes the view searchable, with suggestions, in the older spelling.
  @_disfavoredOverload
  public func searchable<S: View>(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic,
    prompt: LocalizedStringResource, @ViewBuilder suggestions: () -> S
  ) -> some View {
    searchable(
      text: text, placement: placement, prompt: LocalizedStringKey(prompt), suggestions: suggestions
    )
  }
}
