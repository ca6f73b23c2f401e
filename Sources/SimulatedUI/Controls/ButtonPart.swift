import ElementModel

/// Whether a finger is on a control that an app's own button style draws.
@MainActor final class ButtonPress {
  private(set) var isPressed = false
  private let invalidator: Invalidator

  init(invalidator: Invalidator) { self.invalidator = invalidator }

  /// Has the style draw the control anew when a finger comes or goes.
  func change(to isPressed: Bool) {
    guard self.isPressed != isPressed else { return }
    self.isPressed = isPressed
    invalidator.invalidate()
  }
}

/// Buttons, links and menus: all that button styles draw.
extension ViewNode {
  /// Whether a finger is on the control.
  private var buttonPress: ButtonPress {
    slot("button press") { ButtonPress(invalidator: invalidator) }
  }

  /// Evaluates a button's label as the button style in force draws it.
  ///
  /// - Parameters:
  ///   - label: What the app says is in the button.
  ///   - role: What the button is for.
  ///   - action: What a style may run.
  func updateButton<Label: View>(
    _ label: Label, role: ButtonRole? = nil, action: @escaping @MainActor () -> Void
  ) {
    switch environment.buttonAppearance {
    case .custom(let style):
      let configuration = ButtonStyleConfiguration(
        role: role, label: ButtonStyleConfiguration.Label(content: label),
        isPressed: buttonPress.isPressed)
      updateChild(.role(.label), style.body(for: configuration))
    case .primitive(let style):
      let configuration = PrimitiveButtonStyleConfiguration(
        role: role, label: PrimitiveButtonStyleConfiguration.Label(content: label),
        action: action)
      updateStyled(style.makeBody(configuration: configuration)) {
        $0.buttonAppearance = .system(DefaultButtonStyle())
      }
    case .system: updateChild(.role(.label), label)
    }
  }

  /// Builds what ``updateButton(_:role:action:)`` has evaluated.
  ///
  /// - Parameters:
  ///   - context: Where it is built.
  ///   - traits: What the button is besides.
  ///   - isEnabled: Whether it can be tapped.
  ///   - showsParts: Whether tests see what is inside.
  ///   - action: What a tap does.
  /// - Returns: The button; nothing where the label is empty.
  func buildButton(
    in context: BuildContext, traits: ElementTraits = [], isEnabled: Bool, showsParts: Bool,
    action: @escaping () -> Void
  ) -> [LayoutItem] {
    let appearance = environment.buttonAppearance
    var traits = traits
    if appearance.isProminent { traits.insert(.prominent) }
    if let styled = child(.role(.content)) {
      let items = styled.build(in: context)
      // A style that draws a button has made the element already.
      if items.flatMap(\.topElements).contains(where: { $0.element?.type == .button }) {
        return items
      }
      let item = LayoutItem.button(
        id: id, content: items, traits: traits, showsParts: context.isInList)
      // The style decides which gestures run the action.
      item.interaction = nil
      item.isEnabled = isEnabled
      return [item]
    }
    let item = LayoutItem.button(
      id: id, content: child(.role(.label))?.build(in: context) ?? [],
      padding: appearance.padding(for: environment.controlSize), traits: traits,
      isEnabled: isEnabled, showsParts: showsParts, action: action)
    item.element?.appearance.style = appearance.name
    if case .custom = appearance {
      let press = buttonPress
      item.onPress = { press.change(to: $0) }
    }
    return [item]
  }
}
