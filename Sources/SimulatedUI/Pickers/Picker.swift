import ElementModel

/// A control that selects one of several values.
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: View {
  let selection: Binding<SelectionValue>
  private let label: Label
  private let content: Content
  /// Shows the value of a menu instead of the choice itself.
  private var valueLabel: (any View)?

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

  /// Creates a picker that shows its value in words of its own.
  public init<Value: View>(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Value
  ) {
    self.init(selection: selection, content: content, label: label)
    valueLabel = currentValueLabel()
  }
}

extension Picker: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
    node.updateChild(.role(.content), content)
    if let valueLabel { node.updateChild(.role(.footer), AnyView(existential: valueLabel)) }
    guard let model = node.environment.navigation, model.isPresented(by: node) else { return }
    open(in: model, title: node.slot("title") { PickerTitle() }.text, node: node)
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
    if style is NavigationLinkPickerStyle, let model = node.environment.navigation {
      return [link(options, model: model, node: node, in: context)]
    }
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
      isEnabled: node.environment.isEnabled, showsParts: context.isInList && !context.isInMenu
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
    control.element?.appearance.style = .segmented
    control.isEnabled = node.environment.isEnabled
    return control
  }

  private func wheel(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let model = WheelModel(
      values: options.map { $0.label(in: context) },
      selected: options.firstIndex(where: isSelected), select: { select(options[$0]) })
    let picker = LayoutItem(
      id: node.id, rule: PassthroughRule(),
      children: [.wheel(id: node.elementID("wheel"), model: model, node: node, part: "")],
      element: ElementDescription(.picker, label: name(node, in: context)))
    picker.element?.appearance.style = .wheel
    return picker
  }

  /// A button with title and value that opens a menu of the choices.
  private func menu(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let menu = node.menu
    let button = opener(options, node: node, in: context) { menu.show(true) }
    button.element?.appearance.style = .menu
    MenuPopup(node: node, anchor: button).present(in: context) { inner in
      buttons(options, node: node, in: inner)
    }
    return button
  }

  /// A button with title and value that pushes a screen of the choices.
  private func link(
    _ options: [PickerOption], model: NavigationModel, node: ViewNode, in context: BuildContext
  ) -> LayoutItem {
    let title = name(node, in: context)
    node.slot("title") { PickerTitle() }.text = title
    let button = opener(options, node: node, in: context) { [weak node] in
      if let node { open(in: model, title: title, node: node) }
    }
    if context.isInList { button.element?.traits.insert(.disclosure) }
    return button
  }

  private func open(in model: NavigationModel, title: String, node: ViewNode) {
    let choices = PickerChoices(title: title, selection: selection, content: content) {
      [weak node] in
      if let node { model.withdraw(by: node) }
    }
    model.present(by: node, content: choices)
  }

  private func opener(
    _ options: [PickerOption], node: ViewNode, in context: BuildContext,
    action: @escaping () -> Void
  ) -> LayoutItem {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    var current = options.first(where: isSelected)?.label(in: context) ?? ""
    if let own = node.child(.role(.footer))?.build(in: context) {
      current = own.map(\.mergedLabel).joined(separator: ", ")
    }
    let value = LayoutItem.text(
      current, id: node.elementID("value"), typeSize: node.environment.dynamicTypeSize)
    let showsLabel = context.isInList && !node.environment.hidesLabels
    let button = LayoutItem.button(
      id: node.id, content: showsLabel ? labels + [spacer, value] : [value],
      isEnabled: node.environment.isEnabled, showsParts: context.isInList, action: action)
    // Title and value are read together, whether the title is drawn or not.
    button.element?.label =
      [name(node, in: context), current].filter { !$0.isEmpty }.joined(separator: ", ")
    button.element?.value = current
    return button
  }
}

/// The title that a picker's label made when it was last built.
@MainActor private final class PickerTitle {
  var text = ""
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
