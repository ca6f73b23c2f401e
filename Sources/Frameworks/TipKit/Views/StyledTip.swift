import SimulatedUI

/// A tip in the style of its part of the screen.
struct StyledTip: View {
  let tip: any Tip
  let appearance: TipAppearance
  let action: (Tips.Action) -> Void

  var body: some View {
    content
      .background(appearance.background ?? AnyShapeStyle(Color(.secondarySystemBackground)))
      .cornerRadius(appearance.cornerRadius ?? 10)
      .accessibilityElement(children: .contain)
  }

  @ViewBuilder private var content: some View {
    if let style = appearance.style {
      style.view(of: configuration)
    } else {
      TipCard(configuration: configuration)
    }
  }

  /// The tip with buttons that tell the view, too.
  private var configuration: TipViewStyleConfiguration {
    let tell = UncheckedAction(action: action)
    let actions = tip.actions.numbered.map { original in
      var told = Tips.Action(
        id: original.id, disabled: original.disabled,
        perform: {
          original.handler()
          tell.action(original)
        }, original.label)
      told.index = original.index
      return told
    }
    return TipViewStyleConfiguration(tip: tip, actions: actions)
  }
}

/// Buttons are used on the main actor only, where their views are.
private struct UncheckedAction: @unchecked Sendable {
  let action: (Tips.Action) -> Void
}
