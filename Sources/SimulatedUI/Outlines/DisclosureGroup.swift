import ElementModel

/// Content that a tap on its label shows or hides.
public struct DisclosureGroup<Label: View, Content: View>: View {
  @State private var isOpen = false
  @Environment(\.disclosureGroupStyle) private var style
  private let isExpanded: Binding<Bool>?
  private let label: Label
  private let content: () -> Content

  /// Creates a group that is closed at first.
  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    isExpanded = nil
    self.content = content
    self.label = label()
  }

  /// Creates a group that the app opens and closes too.
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.isExpanded = isExpanded
    self.content = content
    self.label = label()
  }

  /// The label, and below it the content while it shows.
  @ViewBuilder public var body: some View {
    let state = isExpanded ?? $isOpen
    if let style {
      AnyView(existential: styled(style, state)).environment(\.disclosureGroupStyle, nil)
    } else {
      system(state)
    }
  }

  private func styled(_ style: any DisclosureGroupStyle, _ state: Binding<Bool>) -> any View {
    style.makeBody(
      configuration: DisclosureGroupStyleConfiguration(
        label: .init(content: label), content: .init(content: content()), isExpanded: state))
  }

  private func system(_ state: Binding<Bool>) -> some View {
    let isShown = state.wrappedValue
    return DisclosureRows(
      isExpanded: isShown, toggle: { withAnimation { state.wrappedValue = !isShown } },
      label: label, content: isShown ? content() : nil)
  }
}

extension DisclosureGroup where Label == Text {
  /// Creates a group with a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(content: content) { Text(title) }
  }

  /// Creates a group with a localized title that the app opens and closes too.
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }

  /// Creates a group with a title that the app opens and closes too.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

/// The label of a disclosure group and what it shows: rows in a list, a stack elsewhere.
///
/// The label is a disclosure triangle, as UI tests of iOS apps look for it
/// (`app.disclosureTriangles["…"].tap()`).
private struct DisclosureRows<Label: View, Content: View>: View, PrimitiveView {
  let isExpanded: Bool
  let toggle: () -> Void
  let label: Label
  let content: Content?

  var passesRows: Bool { true }

  func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
    if let content { node.updateChild(.role(.content), content) }
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    var plain = context
    plain.isInList = false
    plain.keepsSections = false
    let spacer = LayoutItem(id: node.elementID("space"), rule: FillRule())
    spacer.isSpacer = true
    let title = node.child(.role(.label))?.build(in: plain) ?? []
    let triangle = LayoutItem.button(
      id: node.id, content: title + [spacer], isEnabled: node.environment.isEnabled,
      action: toggle)
    triangle.element?.type = .disclosureTriangle
    triangle.element?.value = isExpanded ? "Expanded" : "Collapsed"
    triangle.element?.appearance.symbol = isExpanded ? "chevron.down" : "chevron.right"
    let isRow = context.isInList
    let rows = node.child(.role(.content))?.build(in: isRow ? context : plain) ?? []
    if isRow { return [triangle] + rows }
    let rule = StackRule(axis: .vertical, alignment: .topLeading, spacing: nil)
    return [
      LayoutItem(id: node.elementID("group"), rule: rule, children: [triangle] + rows)
    ]
  }
}
