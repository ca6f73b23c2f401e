// The spellings of iOS 13, which apps still use.

extension View {
  /// Names the view's element for tests.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets what VoiceOver calls the view.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value of the view.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Hides the view from VoiceOver and tests.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds traits.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Removes traits.
  public func accessibility(removeTraits traits: AccessibilityTraits) -> some View {
    accessibilityRemoveTraits(traits)
  }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibility(hint: Text) -> some View { self }

  /// Sets the names by which a person calls the view; tests cannot see them.
  public func accessibility(inputLabels: [Text]) -> some View { self }

  /// Sets how early VoiceOver and tests come to the view among its siblings.
  public func accessibility(sortPriority: Double) -> some View {
    accessibilitySortPriority(sortPriority)
  }

  /// Hides a label that VoiceOver does not need.
  public func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// Sets where a tap on the view's element lands, in points of the view.
  public func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// Sets where a tap on the view's element lands, as a part of the view.
  public func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }
}
