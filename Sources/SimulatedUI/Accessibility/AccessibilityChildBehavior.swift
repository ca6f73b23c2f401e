import ElementModel

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

/// Makes one element of a view.
struct ContainerEffect: ViewEffect {
  let behavior: AccessibilityChildBehavior

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    items.enumerated().map { index, item in
      let container = LayoutItem(
        id: node.elementID("container \(index)"), rule: PassthroughRule(), children: [item],
        inheriting: item)
      container.element =
        behavior == .combine ? .combining(item) : ElementDescription(.other)
      container.mergesChildren = behavior != .contain
      return container
    }
  }
}

extension ElementDescription {
  /// The element that the elements in an item make together.
  ///
  /// Apple's documentation of `combine`: the element merges the properties of all children that
  /// are not hidden; some are transformed or left out for a good result. Labels are read one after
  /// the other; one control makes the whole that control; several buttons leave it what the first
  /// is, and the others become actions, which tests do not see.
  @MainActor static func combining(_ item: LayoutItem) -> ElementDescription {
    let parts = item.topElements.compactMap(\.element)
    var element = ElementDescription(.other, label: item.mergedLabel)
    element.identifier = parts.lazy.map(\.identifier).first { !$0.isEmpty } ?? ""
    element.isSelected = parts.contains(where: \.isSelected)
    if parts.contains(where: { $0.traits.contains(.header) }) { element.traits.insert(.header) }
    let strongest: [ElementType] = [
      .button, .link, .switch, .slider, .stepper, .textField, .secureTextField, .textView,
      .staticText, .image,
    ]
    let types = Set(parts.map(\.type))
    element.type = strongest.first(where: types.contains) ?? .other
    // Of what is read out as text the label says it all.
    let controls = parts.filter { $0.type == element.type && $0.value != nil }
    if let control = controls.first, control.label != element.label || !control.label.isEmpty {
      element.value = control.value
    }
    return element
  }
}
