extension View {
  private func alert(
    text: Text, isPresented: Binding<Bool>, actions: any View, message: any View = EmptyView()
  ) -> EffectView<Self, AlertEffect> {
    EffectView(
      content: self,
      effect: AlertEffect(
        title: text, isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows an alert with a localized title.
  public func alert<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(text: Text(titleKey), isPresented: isPresented, actions: actions())
  }

  /// Shows an alert with a localized title and a message.
  public func alert<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(text: Text(titleKey), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Shows an alert about some data with a localized title.
  public func alert<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(text: Text(titleKey), isPresented: isPresented, actions: data.map(actions))
  }

  /// Shows an alert about some data with a localized title and a message.
  public func alert<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      text: Text(titleKey), isPresented: isPresented, actions: data.map(actions),
      message: data.map(message))
  }

  /// Shows an alert with a title.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(text: Text(title), isPresented: isPresented, actions: actions())
  }

  /// Shows an alert with a title and a message.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(text: Text(title), isPresented: isPresented, actions: actions(), message: message())
  }

  /// Shows an alert about some data with a title.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(text: Text(title), isPresented: isPresented, actions: data.map(actions))
  }

  /// Shows an alert about some data with a title and a message.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      text: Text(title), isPresented: isPresented, actions: data.map(actions),
      message: data.map(message))
  }

  /// Shows an alert with a text as title.
  public func alert<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(text: title, isPresented: isPresented, actions: actions())
  }

  /// Shows an alert with a text as title and a message.
  public func alert<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions,
    @ViewBuilder message: () -> Message
  ) -> some View {
    alert(text: title, isPresented: isPresented, actions: actions(), message: message())
  }

  /// Shows an alert about some data with a text as title.
  public func alert<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    alert(text: title, isPresented: isPresented, actions: data.map(actions))
  }

  /// Shows an alert about some data with a text as title and a message.
  public func alert<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    alert(
      text: title, isPresented: isPresented, actions: data.map(actions),
      message: data.map(message))
  }

  /// Shows an alert for an error, titled by its description.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: () -> Actions
  ) -> some View {
    alert(
      text: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
      actions: actions())
  }

  /// Shows an alert for an error with a message.
  public func alert<Failure: LocalizedError, Actions: View, Message: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: (Failure) -> Actions,
    @ViewBuilder message: (Failure) -> Message
  ) -> some View {
    alert(
      text: Text(verbatim: error?.errorDescription ?? ""), isPresented: isPresented,
      actions: error.map(actions), message: error.map(message))
  }
}
