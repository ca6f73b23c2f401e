// What VoiceOver calls a view. Hints are for ears alone: XCTest has no property for them.

extension View {
  /// Sets what VoiceOver calls the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    let text = label.content
    return changingElements { $0.label = text }
  }

  /// Sets what VoiceOver calls the view, localized.
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(labelKey))
  }

  /// Sets what VoiceOver calls the view, localized.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what VoiceOver calls the view.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what VoiceOver calls the view, while a condition holds.
  public func accessibilityLabel(_ label: Text, isEnabled: Bool) -> some View {
    let text = label.content
    return changingElements(if: isEnabled) { $0.label = text }
  }

  /// Sets what VoiceOver calls the view, localized, while a condition holds.
  public func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// Sets what VoiceOver calls the view, while a condition holds.
  @_disfavoredOverload
  public func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool
  ) -> some View {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }

  /// Sets the value of the view.
  public func accessibilityValue(_ value: Text) -> some View {
    let text = value.content
    return changingElements { $0.value = text }
  }

  /// Sets the value of the view, localized.
  public func accessibilityValue(_ valueKey: LocalizedStringKey) -> some View {
    accessibilityValue(Text(valueKey))
  }

  /// Sets the value of the view, localized.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value of the view.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value of the view, while a condition holds.
  public func accessibilityValue(_ value: Text, isEnabled: Bool) -> some View {
    let text = value.content
    return changingElements(if: isEnabled) { $0.value = text }
  }

  /// Sets the value of the view, localized, while a condition holds.
  public func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// Sets the value of the view, while a condition holds.
  @_disfavoredOverload
  public func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool
  ) -> some View {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }

  /// Sets what VoiceOver calls the view to what another view says, which may hold the label that
  /// the view has by itself.
  public func accessibilityLabel<V: View>(
    @ViewBuilder content: (PlaceholderContentView<Self>) -> V
  ) -> some View {
    AccessibilityLabelView(
      content: self, label: AnyView(content(PlaceholderContentView(content: self))))
  }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibilityHint(_ hint: Text, isEnabled: Bool) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibilityHint(_ hintKey: LocalizedStringKey) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibilityHint(_ hintKey: LocalizedStringKey, isEnabled: Bool) -> some View {
    self
  }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(_ hint: S) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  @_disfavoredOverload
  public func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool
  ) -> some View { self }

  /// Sets the names by which a person calls the view; tests cannot see them.
  public func accessibilityInputLabels(_ inputLabels: [Text]) -> some View { self }

  /// Sets the names by which a person calls the view; tests cannot see them.
  public func accessibilityInputLabels(_ inputLabelKeys: [LocalizedStringKey]) -> some View {
    self
  }

  /// Sets the names by which a person calls the view; tests cannot see them.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(_ inputLabels: [S]) -> some View {
    self
  }

  /// Sets the names by which a person calls the view; tests cannot see them.
  public func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool
  ) -> some View { self }

  /// Sets the names by which a person calls the view; tests cannot see them.
  public func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool
  ) -> some View { self }

  /// Sets the names by which a person calls the view; tests cannot see them.
  @_disfavoredOverload
  public func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool
  ) -> some View { self }
}

/// Stands for a view in what is made of it.
public struct PlaceholderContentView<Value>: View {
  private let content: AnyView

  init(content: Value) where Value: View { self.content = AnyView(content) }

  init(erasing view: some View) { content = AnyView(view) }

  /// The view.
  public var body: some View { content }
}

/// A view with a label that another view says.
private struct AccessibilityLabelView<Content: View>: View, PrimitiveView {
  let content: Content
  let label: AnyView

  func update(_ node: ViewNode) {
    node.updateChild(.role(.content), content)
    node.updateChild(.role(.label), label)
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let items = node.child(.role(.content))?.build(in: context) ?? []
    var aside = context
    aside.bar = nil
    let said = (node.child(.role(.label))?.build(in: aside) ?? []).map(\.mergedLabel)
      .filter { !$0.isEmpty }.joined(separator: ", ")
    for item in items { item.adjustElements(makesElement: true) { $0.label = said } }
    return items
  }
}
