import ElementModel

/// A control that runs an action when it is tapped.
public struct Button<Label: View>: View {
  private let role: ButtonRole?
  private let action: @MainActor () -> Void
  private let label: Label

  /// Creates a button with a label of its own.
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, action: action, label: label)
  }

  /// Creates a button of a role with a label of its own.
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.role = role
    self.action = action
    self.label = label()
  }
}

extension Button where Label == Text {
  /// Creates a button with a localized title.
  public init(_ title: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, action: @escaping @MainActor () -> Void) {
    self.init(role: nil, action: action) { Text(title) }
  }

  /// Creates a button of a role with a localized title.
  public init(
    _ title: LocalizedStringKey, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }

  /// Creates a button of a role with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { Text(title) }
  }
}

extension Button where Label == DefaultButtonLabel {
  /// Creates a button of a role, which says what is on it.
  public init(role: ButtonRole, action: @escaping @MainActor () -> Void) {
    self.init(role: role, action: action) { DefaultButtonLabel(role: role) }
  }
}

extension Button where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a button with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SimulatedUI.Label(title, systemImage: systemImage)
    }
  }

  /// Creates a button with a title and a symbol.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, systemImage: String, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) {
      SimulatedUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Creates the button that a style was given, for the style to draw.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    self.init(role: configuration.role, action: configuration.action) { configuration.label }
  }
}

extension Button where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a button with a localized title and an image of the asset catalogue.
  public init(
    _ title: LocalizedStringKey, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SimulatedUI.Label(title, image: image) }
  }

  /// Creates a button with a title and an image of the asset catalogue.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, image: ImageResource, role: ButtonRole? = nil,
    action: @escaping @MainActor () -> Void
  ) {
    self.init(role: role, action: action) { SimulatedUI.Label(title, image: image) }
  }
}

extension Button: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateButton(label, role: role, action: action) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    var traits: ElementTraits = []
    if role == .destructive { traits.insert(.destructive) }
    if role == .cancel { traits.insert(.cancel) }
    let action = action
    return node.buildButton(
      in: context, traits: traits, isEnabled: node.environment.isEnabled,
      showsParts: context.isInList
    ) { action() }
  }
}

extension LayoutItem {
  /// Makes the item of anything that behaves as a button: one element with the label of all that
  /// is in it.
  ///
  /// In a row of a list, tests see texts and images inside the button too, and a tap on one of them
  /// is a tap on the button: `Button, label: 'Brave New World, Author: Aldous huxley, …'` has a
  /// `StaticText, label: 'Brave New World'` below it in a dump of a list of links (WordsgramUITests),
  /// and recorded tests tap `.cells.buttons["Add New Exercise"].staticTexts["Add New Exercise"]`.
  /// Buttons elsewhere have nothing below them in dumps of iOS 26 and 27, except that what a lazy
  /// stack holds stays, which public suites wrap parts of labels in so as to find them.
  ///
  /// - Parameters:
  ///   - id: Identity of the element.
  ///   - content: What is drawn.
  ///   - padding: Room around the content, in points.
  ///   - traits: What the button is besides.
  ///   - isEnabled: Whether it can be tapped.
  ///   - showsParts: Whether tests see what is inside.
  ///   - action: What a tap does.
  /// - Returns: The item.
  static func button(
    id: Int, content: [LayoutItem], padding: EdgeInsets = EdgeInsets(),
    traits: ElementTraits = [], isEnabled: Bool = true, showsParts: Bool = false,
    action: @escaping () -> Void = {}
  ) -> LayoutItem {
    let inner = LayoutItem(
      id: id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: content)
    let item = LayoutItem(id: id, rule: PaddingRule(insets: padding), children: [inner])
    let elements = item.topElements
    var element = ElementDescription(
      .button, label: item.mergedLabel,
      identifier: elements.lazy.compactMap { $0.element?.identifier }.first { !$0.isEmpty } ?? "",
      traits: traits)
    element.appearance.symbol = inner.symbol
    item.element = element
    item.mergesChildren = !showsParts && !content.contains { $0.holdsContainer }
    item.isEnabled = isEnabled
    item.interaction = .action(action)
    return item
  }

  /// Whether a button has nothing inside.
  var isWithoutContent: Bool {
    noteUse()
    if section != nil || run != nil { return false }
    return children.allSatisfy { $0.element == nil && $0.isWithoutContent }
      && (element == nil || element?.type == .button)
  }

  /// The first symbol that the item shows, whether VoiceOver reads it or not.
  var symbol: String? {
    noteUse()
    if let element {
      if let symbol = element.appearance.symbol { return symbol }
      return element.type == .image && !element.identifier.isEmpty ? element.identifier : nil
    }
    for child in children {
      if let symbol = child.symbol { return symbol }
    }
    return nil
  }
}
