import ElementModel

/// A control that selects a date.
public struct DatePicker<Label: View>: View {
  /// Which parts of the date it changes.
  public typealias Components = DatePickerComponents

  private let label: Label
  private let selection: Binding<Date>
  private let range: ClosedRange<Date>
  private let components: Components

  init(
    _ label: Label, _ selection: Binding<Date>, _ range: ClosedRange<Date>,
    _ components: Components
  ) {
    self.label = label
    self.selection = selection
    self.range = range
    self.components = components
  }

  /// Creates a picker with a label of its own.
  public init(
    selection: Binding<Date>, displayedComponents: Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, .distantPast ... .distantFuture, displayedComponents)
  }

  /// Creates a picker of dates of a range with a label of its own.
  public init(
    selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date], @ViewBuilder label: () -> Label
  ) {
    self.init(label(), selection, range, displayedComponents)
  }
}

extension DatePicker: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let name = labels.map(\.mergedLabel).joined(separator: ", ")
    _ = node.read(selection)
    let selection = DateSelection(selection, in: range, environment: node.environment)
    let style = node.environment.datePickerStyle
    if style is WheelDatePickerStyle {
      return [wheels(components, of: selection, name: name, id: node.id, node: node)]
    }
    if style is GraphicalDatePickerStyle {
      return [calendar(of: selection, name: name, node: node)]
    }
    var buttons: [LayoutItem] = []
    if components.contains(.date) {
      buttons.append(
        opener("Date Picker", value: selection.dayText, node: node, in: context) { part in
          LayoutItem(
            id: part.elementID("popover"), rule: PassthroughRule(),
            children: [DateCalendar(node: part, selection: selection).build()],
            element: ElementDescription(.datePicker))
        })
    }
    if components.contains(.hourAndMinute) {
      buttons.append(
        opener("Time Picker", value: selection.timeText, node: node, in: context) { part in
          wheels(
            .hourAndMinute, of: selection, name: "", id: part.elementID("wheels"), node: part)
        })
    }
    let control = LayoutItem(
      id: node.id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
      children: buttons, element: ElementDescription(.datePicker, label: name))
    if node.environment.hidesLabels { return [control] }
    let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    return [
      LayoutItem(
        id: node.elementID("row"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
        children: labels + [spacer, control])
    ]
  }

  /// A button that opens what changes a part of the date.
  private func opener(
    _ label: String, value: String, node: ViewNode, in context: BuildContext,
    build: @escaping (ViewNode) -> LayoutItem
  ) -> LayoutItem {
    let menu = node.slot(label) { MenuMemory { [weak node] in node } }
    let button = LayoutItem.button(
      id: node.elementID(label),
      content: [
        .text(
          value, id: node.elementID("\(label) value"),
          typeSize: node.environment.dynamicTypeSize)
      ],
      padding: EdgeInsets(top: 6, leading: 11, bottom: 6, trailing: 11),
      isEnabled: node.environment.isEnabled
    ) { menu.show(true) }
    button.element?.label = label
    button.element?.value = value
    if menu.isOpen {
      context.scene.present(takesFocus: false) { _ in
        DatePopup(node: node, menu: menu, part: label).build(build(node))
      }
    }
    return button
  }

  private func wheels(
    _ components: Components, of selection: DateSelection, name: String, id: Int, node: ViewNode
  ) -> LayoutItem {
    let models = selection.wheels(components)
    let wheels = models.map { part, model in
      LayoutItem.wheel(
        id: node.elementID("wheel \(part)"), model: model, node: node, part: part,
        width: 320 / CGFloat(models.count))
    }
    let picker = LayoutItem(
      id: id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: 0),
      children: wheels, element: ElementDescription(.datePicker, label: name))
    picker.element?.appearance.style = .wheel
    return picker
  }

  private func calendar(
    of selection: DateSelection, name: String, node: ViewNode
  ) -> LayoutItem {
    var parts = [DateCalendar(node: node, selection: selection).build()]
    if components.contains(.hourAndMinute) {
      parts.append(
        wheels(
          .hourAndMinute, of: selection, name: "", id: node.elementID("wheels"), node: node))
    }
    let picker = LayoutItem(
      id: node.id, rule: StackRule(axis: .vertical, alignment: .top, spacing: nil),
      children: parts, element: ElementDescription(.datePicker, label: name))
    picker.element?.appearance.style = .graphical
    return picker
  }
}

/// What a button of a compact date picker opens, over the screen.
@MainActor private struct DatePopup {
  let node: ViewNode
  let menu: MenuMemory
  let part: String

  func build(_ content: LayoutItem) -> LayoutItem {
    let region = LayoutItem(
      id: node.elementID("\(part) region"), rule: CoverRule(),
      element: ElementDescription(
        .button, label: "dismiss popup", identifier: Element.dismissRegion))
    region.interaction = .action { [menu] in menu.show(false) }
    let box = LayoutItem(
      id: node.elementID("\(part) box"), rule: FrameRule(width: 320, alignment: .center),
      children: [content], element: ElementDescription(.other, traits: [.modal, .opaque]))
    box.isOpaque = true
    let layer = LayoutItem(
      id: node.elementID("\(part) layer"), rule: OverlapRule(alignment: .center),
      children: [region, box])
    layer.isOpaque = true
    return layer
  }
}
