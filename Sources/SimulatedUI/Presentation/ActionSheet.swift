/// The older description of a choice of actions.
@MainActor @preconcurrency
public struct ActionSheet {
  /// A button of the sheet.
  public typealias Button = Alert.Button

  let title: String
  let message: String?
  let buttons: [Button]

  /// A sheet with buttons.
  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title.content
    self.message = message?.content
    self.buttons = buttons
  }

  func effect(isPresented: Binding<Bool>) -> AlertEffect {
    AlertEffect(
      style: .sheet, title: Text(verbatim: title), isPresented: isPresented,
      actions: Button.views(for: buttons),
      message: message.map { Text(verbatim: $0).font(.footnote) })
  }
}

extension View {
  /// Shows a choice of actions while a condition holds, in the older spelling.
  public func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    EffectView(content: self, effect: content().effect(isPresented: isPresented))
  }

  /// Shows a choice of actions while there is an item, in the older spelling.
  public func actionSheet<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map(content) ?? ActionSheet(title: Text(verbatim: ""))
    return EffectView(
      content: self,
      effect: sheet.effect(
        isPresented: Binding(
          get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })))
  }
}
