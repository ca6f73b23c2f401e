import ElementModel

/// Changes the elements that a view makes.
private struct ElementEffect: ViewEffect {
  let change: @MainActor (LayoutItem, inout ElementDescription) -> Void

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    for item in items.flatMap(\.allTopElements) {
      guard var element = item.element else { continue }
      let name = element.identifier
      change(item, &element)
      item.element = element
      if element.identifier != name { item.nameParts?(item) }
    }
    return items
  }
}

extension LayoutItem {
  /// The outermost elements, those of a section's parts included.
  fileprivate var allTopElements: [LayoutItem] {
    guard let section else { return topElements }
    return (section.header + section.rows + section.footer).flatMap(\.topElements)
  }
}

/// Makes one element of a view.
private struct ContainerEffect: ViewEffect {
  let behavior: AccessibilityChildBehavior

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.enumerated().map { index, item in
      let container = LayoutItem(
        id: node.elementID("container \(index)"), rule: PassthroughRule(), children: [item],
        inheriting: item)
      var element = ElementDescription(.other)
      if behavior == .combine {
        let inner = item.topElements
        element.label = item.mergedLabel
        element.identifier =
          inner.lazy.compactMap { $0.element?.identifier }.first { !$0.isEmpty } ?? ""
        if inner.contains(where: { $0.element?.type == .button }) {
          element.type = .button
        } else if !inner.isEmpty, inner.allSatisfy({ $0.element?.type == .staticText }) {
          element.type = .staticText
        }
      }
      container.element = element
      container.mergesChildren = behavior != .contain
      return container
    }
  }
}

/// Hides the elements of a view.
private struct HiddenEffect: ViewEffect {
  let isHidden: Bool

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    if isHidden { for item in items { item.isAccessibilityHidden = true } }
    return items
  }
}

/// What becomes of the elements inside a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay, inside the new element.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become part of the new element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}

/// What VoiceOver says about an element besides its label.
public struct AccessibilityTraits: OptionSet, Sendable {
  /// The bits.
  public let rawValue: UInt64

  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// A button.
  public static let isButton = AccessibilityTraits(rawValue: 1 << 0)
  /// A heading.
  public static let isHeader = AccessibilityTraits(rawValue: 1 << 1)
  /// Selected.
  public static let isSelected = AccessibilityTraits(rawValue: 1 << 2)
  /// A link.
  public static let isLink = AccessibilityTraits(rawValue: 1 << 3)
  /// A search field.
  public static let isSearchField = AccessibilityTraits(rawValue: 1 << 4)
  /// An image.
  public static let isImage = AccessibilityTraits(rawValue: 1 << 5)
  /// Text.
  public static let isStaticText = AccessibilityTraits(rawValue: 1 << 6)
  /// A modal container.
  public static let isModal = AccessibilityTraits(rawValue: 1 << 7)
  /// Something that plays sound.
  public static let playsSound = AccessibilityTraits(rawValue: 1 << 8)
  /// A key of a keyboard.
  public static let isKeyboardKey = AccessibilityTraits(rawValue: 1 << 9)
  /// Something that changes often.
  public static let updatesFrequently = AccessibilityTraits(rawValue: 1 << 10)
  /// A summary shown when the app starts.
  public static let isSummaryElement = AccessibilityTraits(rawValue: 1 << 11)
  /// Something that is on or off.
  public static let isToggle = AccessibilityTraits(rawValue: 1 << 12)

  /// The element type that the traits make of another.
  func type(of type: ElementType) -> ElementType {
    if contains(.isButton) { return .button }
    if contains(.isLink) { return .link }
    if contains(.isImage) { return .image }
    if contains(.isSearchField) { return .searchField }
    if contains(.isToggle) { return .switch }
    if contains(.isStaticText) { return .staticText }
    return type
  }
}

extension View {
  /// Names the view's element for tests.
  ///
  /// A view that is no element itself, such as a stack, hands the identifier down to the elements
  /// in it and, as on iOS, overrides theirs: of several identifiers the outermost is seen. An app
  /// avoids that with `accessibilityElement(children: .contain)` before the identifier.
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    EffectView(content: self, effect: ElementEffect { $1.identifier = identifier })
  }

  /// Names the view's element for tests, while a condition holds.
  public func accessibilityIdentifier(_ identifier: String, isEnabled: Bool) -> some View {
    EffectView(
      content: self, effect: ElementEffect { if isEnabled { $1.identifier = identifier } })
  }

  /// Names the view's element for tests, in the older spelling.
  public func accessibility(identifier: String) -> some View {
    accessibilityIdentifier(identifier)
  }

  /// Sets what VoiceOver calls the view, in the older spelling.
  public func accessibility(label: Text) -> some View { accessibilityLabel(label) }

  /// Sets the value of the view, in the older spelling.
  public func accessibility(value: Text) -> some View { accessibilityValue(value) }

  /// Hides the view from VoiceOver and tests, in the older spelling.
  public func accessibility(hidden: Bool) -> some View { accessibilityHidden(hidden) }

  /// Adds traits, in the older spelling.
  public func accessibility(addTraits traits: AccessibilityTraits) -> some View {
    accessibilityAddTraits(traits)
  }

  /// Sets what VoiceOver says the view is good for, in the older spelling.
  public func accessibility(hint: Text) -> some View { self }

  /// Sets what VoiceOver calls the view.
  public func accessibilityLabel(_ label: Text) -> some View {
    let text = label.content
    return EffectView(content: self, effect: ElementEffect { $1.label = text })
  }

  /// Sets what VoiceOver calls the view, localized.
  public func accessibilityLabel(_ label: LocalizedStringKey) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets what VoiceOver calls the view.
  @_disfavoredOverload
  public func accessibilityLabel<Label: StringProtocol>(_ label: Label) -> some View {
    accessibilityLabel(Text(label))
  }

  /// Sets the value of the view.
  public func accessibilityValue(_ value: Text) -> some View {
    let text = value.content
    return EffectView(content: self, effect: ElementEffect { $1.value = text })
  }

  /// Sets the value of the view, localized.
  public func accessibilityValue(_ value: LocalizedStringKey) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets the value of the view.
  @_disfavoredOverload
  public func accessibilityValue<Value: StringProtocol>(_ value: Value) -> some View {
    accessibilityValue(Text(value))
  }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibilityHint(_ hint: Text) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  public func accessibilityHint(_ hint: LocalizedStringKey) -> some View { self }

  /// Sets what VoiceOver says the view is good for; tests cannot see it.
  @_disfavoredOverload
  public func accessibilityHint<Hint: StringProtocol>(_ hint: Hint) -> some View { self }

  /// Hides the view from VoiceOver and tests.
  public func accessibilityHidden(_ isHidden: Bool) -> some View {
    EffectView(content: self, effect: HiddenEffect(isHidden: isHidden))
  }

  /// Makes one element of the view.
  public func accessibilityElement(
    children: AccessibilityChildBehavior = .ignore
  ) -> some View {
    EffectView(content: self, effect: ContainerEffect(behavior: children))
  }

  /// Adds traits, some of which change the element's type.
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    EffectView(
      content: self,
      effect: ElementEffect { _, element in
        element.type = traits.type(of: element.type)
        if traits.contains(.isSelected) { element.isSelected = true }
        if traits.contains(.isHeader) { element.traits.insert(.header) }
      })
  }

  /// Removes traits.
  public func accessibilityRemoveTraits(_ traits: AccessibilityTraits) -> some View {
    EffectView(
      content: self,
      effect: ElementEffect { _, element in
        if traits.contains(.isSelected) { element.isSelected = false }
        if traits.contains(.isHeader) { element.traits.remove(.header) }
        if traits.contains(.isButton), element.type == .button { element.type = .other }
        if traits.contains(.isImage), element.type == .image { element.type = .other }
      })
  }

  /// Sets the order in which VoiceOver visits views; tests cannot see it.
  public func accessibilitySortPriority(_ priority: Double) -> some View { self }
}
