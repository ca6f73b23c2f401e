/// The older description of an alert.
@MainActor @preconcurrency
public struct Alert {
  /// A button of an alert.
  @MainActor @preconcurrency
  public struct Button {
    let role: ButtonRole?
    let label: String
    let action: () -> Void

    private init(_ label: String, _ role: ButtonRole?, _ action: (() -> Void)?) {
      self.label = label
      self.role = role
      self.action = action ?? {}
    }

    /// The views of several buttons.
    static func views(for buttons: [Button]) -> some View {
      ForEach(Array(buttons.indices), id: \.self) { index in
        let button = buttons[index]
        SimulatedUI.Button(button.label, role: button.role) { button.action() }
      }
    }

    /// An ordinary button.
    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label.content, nil, action)
    }

    /// A button that leaves everything as it is.
    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label.content, .cancel, action)
    }

    /// A button that leaves everything as it is, with the usual title.
    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      Button("Cancel", .cancel, action)
    }

    /// A button that deletes something.
    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label.content, .destructive, action)
    }
  }

  let title: String
  let message: String?
  let buttons: [Button]

  /// An alert with one button.
  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title.content
    self.message = message?.content
    buttons = dismissButton.map { [$0] } ?? []
  }

  /// An alert with two buttons.
  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title.content
    self.message = message?.content
    buttons = [primaryButton, secondaryButton]
  }

  func effect(isPresented: Binding<Bool>) -> AlertEffect {
    AlertEffect(
      title: Text(verbatim: title), isPresented: isPresented,
      actions: Button.views(for: buttons),
      message: message.map { Text(verbatim: $0).font(.footnote) })
  }
}

extension View {
  /// Shows an alert while a condition holds, in the older spelling.
  public func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    EffectView(content: self, effect: content().effect(isPresented: isPresented))
  }

  /// Shows an alert while there is an item, in the older spelling.
  public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map(content) ?? Alert(title: Text(verbatim: ""))
    return EffectView(
      content: self,
      effect: alert.effect(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })))
  }
}
