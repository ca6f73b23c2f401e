import ElementModel

extension View {
  /// Changes the view's elements while a condition holds.
  func changingElements(
    if isEnabled: Bool = true, _ change: @escaping ElementAdjustment.Change
  ) -> some View {
    EffectView(
      content: self,
      effect: ElementEffect(makesElement: isEnabled) { if isEnabled { change(&$0) } })
  }

  /// Names the view's element for tests.
  ///
  /// A view that is no element itself, such as a stack, hands the identifier down to the elements
  /// in it and, as on iOS, overrides theirs: of several identifiers the outermost is seen. An app
  /// avoids that with `accessibilityElement(children: .contain)` before the identifier. Lazy stacks and
  /// grids, stacks of navigation and tab views become elements of type `Other` with the identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changingElements { $0.identifier = identifier }
  }

  /// Names the view's element for tests, while a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    changingElements(if: isEnabled) { $0.identifier = identifier }
  }

  /// Hides the view from VoiceOver and tests.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    EffectView(content: self, effect: HiddenEffect(isHidden: isHidden))
  }

  /// Hides the view from VoiceOver and tests, while a condition holds.
  public func accessibilityHidden(_ isHidden: Bool, isEnabled: Bool) -> some View {
    accessibilityHidden(isHidden && isEnabled)
  }

  /// Makes one element of the view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    EffectView(content: self, effect: ContainerEffect(behavior: children))
  }

  /// Adds traits, some of which change the element's type.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    changingElements { traits.add(to: &$0) }
  }

  /// Adds traits while a condition holds.
  public func accessibilityAddTraits(
    _ traits: AccessibilityTraits, isEnabled: Bool
  ) -> some View {
    changingElements(if: isEnabled) { traits.add(to: &$0) }
  }

  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    EffectView(
      content: self, effect: ElementEffect(makesElement: false) { traits.remove(from: &$0) })
  }

  /// Sets how early VoiceOver and tests come to the view among its siblings: those of a higher
  /// priority first, as SwiftUI's containers list their elements.
  public func accessibilitySortPriority(_ priority: Double) -> some View {
    EffectView(content: self, effect: ItemEffect { $0.sortPriority = priority })
  }

  /// Sets where a tap on the view's element lands, as a part of the view.
  public func accessibilityActivationPoint(_ activationPoint: UnitPoint) -> some View {
    changingElements { $0.activationPoint = .unit(activationPoint) }
  }

  /// Sets where a tap on the view's element lands, in points of the view.
  public func accessibilityActivationPoint(_ activationPoint: CGPoint) -> some View {
    changingElements { $0.activationPoint = .offset(activationPoint) }
  }

  /// Sets where a tap on the view's element lands, while a condition holds.
  public func accessibilityActivationPoint(
    _ activationPoint: UnitPoint, isEnabled: Bool
  ) -> some View {
    changingElements(if: isEnabled) { $0.activationPoint = .unit(activationPoint) }
  }

  /// Sets where a tap on the view's element lands, while a condition holds.
  public func accessibilityActivationPoint(
    _ activationPoint: CGPoint, isEnabled: Bool
  ) -> some View {
    changingElements(if: isEnabled) { $0.activationPoint = .offset(activationPoint) }
  }

  /// Says of which level a heading is; tests see that it is one.
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    changingElements { $0.traits.insert(.header) }
  }
}

/// Which level a heading is of.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// None, or the first to the sixth.
  case unspecified, h1, h2, h3, h4, h5, h6
}
