import ElementModel

/// A control that selects a colour.
public struct ColorPicker<Label: View>: View {
  private let label: Label
  private let selection: Binding<Color>

  /// Creates a picker with a label of its own.
  public init(
    selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label
  ) {
    self.selection = selection
    self.label = label()
  }
}

extension ColorPicker where Label == Text {
  /// Creates a picker with a localized title.
  public init(
    _ title: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }

  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, selection: Binding<Color>, supportsOpacity: Bool = true
  ) {
    self.init(selection: selection) { Text(title) }
  }
}

extension ColorPicker: PrimitiveView {
  private static var choices: [(name: String, color: Color)] {
    [
      ("red", .red), ("orange", .orange), ("yellow", .yellow), ("green", .green),
      ("mint", .mint), ("teal", .teal), ("cyan", .cyan), ("blue", .blue), ("indigo", .indigo),
      ("purple", .purple), ("pink", .pink), ("brown", .brown), ("white", .white),
      ("gray", .gray), ("black", .black),
    ]
  }

  package func update(_ node: ViewNode) { node.updateChild(.role(.label), label) }

  /// A title and a colour well, which opens a sheet of colours.
  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let name = labels.map(\.mergedLabel).filter { !$0.isEmpty }.joined(separator: ", ")
    let current = node.read(selection)
    let well = LayoutItem(
      id: node.id, rule: FixedRule(size: CGSize(width: 28, height: 28)),
      element: ElementDescription(
        .colorWell, label: name, value: Self.choices.first { $0.color == current }?.name))
    well.isEnabled = node.environment.isEnabled
    let menu = node.menu
    well.interaction = .action { menu.show(true) }
    if menu.isOpen {
      context.scene.present(takesFocus: false) { _ in
        SystemSheet(node: node, close: { menu.show(false) }).build(
          label: "UIColorPickerView", title: "Colors", rows: [grid(current, node)])
      }
    }
    if node.environment.hidesLabels { return [well] }
    let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    return [
      LayoutItem(
        id: node.elementID("row"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
        children: labels + [spacer, well])
    ]
  }

  private func grid(_ current: Color, _ node: ViewNode) -> LayoutItem {
    let selection = selection
    let rows = stride(from: 0, to: Self.choices.count, by: 5).map { start in
      LayoutItem(
        id: node.elementID("colors \(start)"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
        children: Self.choices[start..<start + 5].map { choice in
          let button = LayoutItem(
            id: node.elementID("color \(choice.name)"),
            rule: FixedRule(size: CGSize(width: 60, height: 44)),
            element: ElementDescription(.button, label: choice.name))
          button.element?.isSelected = choice.color == current
          button.interaction = .action { selection.wrappedValue = choice.color }
          return button
        })
    }
    return LayoutItem(
      id: node.elementID("colors"),
      rule: StackRule(axis: .vertical, alignment: .leading, spacing: nil), children: rows)
  }
}
