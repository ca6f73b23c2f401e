import ElementModel

/// A control that selects one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content

  /// Creates a picker with a label of its own.
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.content = content()
    self.label = label()
  }

  /// Creates a picker with a label of its own, in the older spelling.
  public init(
    selection: Binding<SelectionValue>, label: Label, @ViewBuilder content: () -> Content
  ) {
    self.selection = selection
    self.content = content()
    self.label = label
  }
}

extension Picker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) { Text(title) }
  }
}

extension Picker where Label == SimulatedUI.Label<Text, Image> {
  /// Creates a picker with a localized title and a symbol.
  public init(
    _ title: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(selection: selection, content: content) {
      SimulatedUI.Label(title, systemImage: systemImage)
    }
  }
}

extension Picker: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
    node.updateChild(.role(.content), content)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    _ = node.read(selection)
    let options = node.child(.role(.content)).map { PickerOption.options(below: $0) } ?? []
    let style = node.environment.pickerStyle
    if context.isInMenu || style is InlinePickerStyle {
      return rows(options, node: node, in: context)
    }
    if style is SegmentedPickerStyle || style is PalettePickerStyle {
      return [segments(options, node: node, in: context)]
    }
    if style is WheelPickerStyle { return [wheel(options, node: node, in: context)] }
    return [menu(options, node: node, in: context)]
  }

  /// Whether a choice is the one selected.
  private func isSelected(_ option: PickerOption) -> Bool {
    (option.tag.base as? SelectionValue) == selection.wrappedValue
  }

  private func select(_ option: PickerOption) {
    guard let value = option.tag.base as? SelectionValue else { return }
    if value != selection.wrappedValue { selection.wrappedValue = value }
  }

  private func name(_ node: ViewNode, in context: BuildContext) -> String {
    (node.child(.role(.label))?.build(in: context) ?? []).map(\.mergedLabel)
      .joined(separator: ", ")
  }

  private func button(
    _ option: PickerOption, at index: Int, node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let button = LayoutItem.button(
      id: option.node.elementID("option"), content: option.node.build(in: context),
      isEnabled: node.environment.isEnabled
    ) { select(option) }
    button.element?.isSelected = isSelected(option)
    return button
  }

  private func buttons(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    var inner = context
    inner.isInList = false
    inner.keepsSections = false
    return options.enumerated().map { button($1, at: $0, node: node, in: inner) }
  }

  /// Rows of a list or menu, of which one has a check mark.
  private func rows(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    let buttons = buttons(options, node: node, in: context)
    if context.isInList || context.isInMenu { return buttons }
    return [
      LayoutItem(
        id: node.id, rule: StackRule(axis: .vertical, alignment: .top, spacing: nil),
        children: buttons)
    ]
  }

  private func segments(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let control = LayoutItem(
      id: node.id, rule: SegmentsRule(),
      children: buttons(options, node: node, in: context),
      element: ElementDescription(.segmentedControl, label: name(node, in: context)))
    control.isEnabled = node.environment.isEnabled
    return control
  }

  private func wheel(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let model = WheelModel(
      values: options.map { $0.label(in: context) },
      selected: options.firstIndex(where: isSelected), select: { select(options[$0]) })
    return LayoutItem(
      id: node.id, rule: PassthroughRule(),
      children: [.wheel(id: node.elementID("wheel"), model: model, node: node, part: "")],
      element: ElementDescription(.picker, label: name(node, in: context)))
  }

  /// A button with title and value that opens a menu of the choices.
  private func menu(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    let current = options.first(where: isSelected)?.label(in: context) ?? ""
    let value = LayoutItem.text(current, id: node.elementID("value"))
    let menu = node.menu
    let content = context.isInList ? labels + [spacer, value] : [value]
    let button = LayoutItem.button(
      id: node.id, content: content, isEnabled: node.environment.isEnabled
    ) { menu.show(true) }
    // Title and value are read together, whether the title is drawn or not.
    button.element?.label =
      [name(node, in: context), current].filter { !$0.isEmpty }.joined(separator: ", ")
    button.element?.value = current
    MenuPopup(node: node, anchor: button).present(in: context) { inner in
      buttons(options, node: node, in: inner)
    }
    return button
  }
}

/// Shares the width of a segmented control among its buttons.
private struct SegmentsRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let widest = children.map { $0.size(for: .unspecified).width }.max() ?? 0
    let ideal = (widest + 20) * CGFloat(children.count)
    return CGSize(width: proposal.width ?? ideal, height: 32)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let width = rect.width / CGFloat(max(1, children.count))
    for (index, child) in children.enumerated() {
      child.place(
        in: CGRect(
          x: rect.minX + CGFloat(index) * width, y: rect.minY, width: width,
          height: rect.height))
    }
  }
}
