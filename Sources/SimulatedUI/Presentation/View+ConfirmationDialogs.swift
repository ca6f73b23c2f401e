extension Text {
  /// The text as the title of an element.
  var title: String { content }
}

extension View {
  private func dialog(
    _ title: Text, isPresented: Binding<Bool>, visibility: Visibility, actions: any View,
    message: any View = EmptyView()
  ) -> EffectView<Self, AlertEffect> {
    EffectView(
      content: self,
      effect: AlertEffect(
        style: .sheet, title: visibility == .visible ? title : nil, isPresented: isPresented,
        actions: actions, message: message))
  }

  /// Shows a choice of actions with a localized title.
  public func confirmationDialog<Actions: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, visibility: titleVisibility,
      actions: actions())
  }

  /// Shows a choice of actions about some data with a localized title.
  public func confirmationDialog<Actions: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, visibility: titleVisibility,
      actions: data.map(actions))
  }

  /// Shows a choice of actions with a localized title and a message.
  public func confirmationDialog<Actions: View, Message: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, visibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a choice of actions about some data with a localized title and a message.
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    dialog(
      Text(titleKey), isPresented: isPresented, visibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows a choice of actions with a title.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, visibility: titleVisibility,
      actions: actions())
  }

  /// Shows a choice of actions about some data with a title.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Data>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, visibility: titleVisibility,
      actions: data.map(actions))
  }

  /// Shows a choice of actions with a title and a message.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, visibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a choice of actions about some data with a title and a message.
  @_disfavoredOverload
  public func confirmationDialog<Title: StringProtocol, Actions: View, Message: View, Data>(
    _ title: Title, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    dialog(
      Text(title), isPresented: isPresented, visibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }

  /// Shows a choice of actions with a text as title.
  public func confirmationDialog<Actions: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions
  ) -> some View {
    dialog(
      title, isPresented: isPresented, visibility: titleVisibility,
      actions: actions())
  }

  /// Shows a choice of actions about some data with a text as title.
  public func confirmationDialog<Actions: View, Data>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions
  ) -> some View {
    dialog(
      title, isPresented: isPresented, visibility: titleVisibility,
      actions: data.map(actions))
  }

  /// Shows a choice of actions with a text as title and a message.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message
  ) -> some View {
    dialog(
      title, isPresented: isPresented, visibility: titleVisibility,
      actions: actions(), message: message())
  }

  /// Shows a choice of actions about some data with a text as title and a message.
  public func confirmationDialog<Actions: View, Message: View, Data>(
    _ title: Text, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, presenting data: Data?,
    @ViewBuilder actions: (Data) -> Actions, @ViewBuilder message: (Data) -> Message
  ) -> some View {
    dialog(
      title, isPresented: isPresented, visibility: titleVisibility,
      actions: data.map(actions), message: data.map(message))
  }
}
