/// Keeps taps from a view.
private struct HitTestingEffect: ViewEffect {
  let isEnabled: Bool

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if !isEnabled { for item in items { item.ignoresTouches = true } }
    return items
  }
}

/// Which inputs submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Text fields.
  public static let text = SubmitTriggers(rawValue: 1)
  /// Search fields.
  public static let search = SubmitTriggers(rawValue: 2)
}

extension View {
  /// Disables the controls of a view.
  public func disabled(_ isDisabled: Bool) -> some View {
    EffectView(
      content: self,
      // A control inside cannot be enabled again from within.
      effect: EnvironmentEffect { if isDisabled { $0.isEnabled = false } })
  }

  /// Runs an action when a text field is submitted.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void
  ) -> some View {
    EffectView(
      content: self,
      effect: EnvironmentEffect {
        $0.submitActions.append(SubmitAction(triggers: triggers, run: action))
      })
  }

  /// Keeps what runs on submission to the views inside.
  public func submitScope(_ isBlocking: Bool = true) -> some View {
    EffectView(
      content: self, effect: EnvironmentEffect { if isBlocking { $0.submitActions = [] } })
  }

  /// Says whether the view takes taps.
  public func allowsHitTesting(_ isEnabled: Bool) -> some View {
    EffectView(content: self, effect: HitTestingEffect(isEnabled: isEnabled))
  }
}
