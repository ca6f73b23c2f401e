import ElementModel

/// A control that makes a value larger or smaller.
public struct Stepper<Label: View>: View {
  private let label: Label
  private let increment: (() -> Void)?
  private let decrement: (() -> Void)?
  private let onEditing: (Bool) -> Void
  /// The value in words, which VoiceOver reads.
  var value: String?

  /// Creates a stepper that runs actions; nil disables a button.
  public init(
    @ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.label = label()
    increment = onIncrement
    decrement = onDecrement
    onEditing = onEditingChanged
  }

  /// Creates a stepper for a value.
  public init<V: Strideable>(
    value: Binding<V>, step: V.Stride = 1, @ViewBuilder label: () -> Label,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: label, onIncrement: { value.wrappedValue = value.wrappedValue.advanced(by: step) },
      onDecrement: { value.wrappedValue = value.wrappedValue.advanced(by: -step) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper for a value of a range.
  public init<V: Strideable>(
    value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    let current = value.wrappedValue
    func set(_ wanted: V) {
      value.wrappedValue = min(max(bounds.lowerBound, wanted), bounds.upperBound)
    }
    self.init(
      label: label,
      onIncrement: current >= bounds.upperBound
        ? nil : { set(value.wrappedValue.advanced(by: step)) },
      onDecrement: current <= bounds.lowerBound
        ? nil : { set(value.wrappedValue.advanced(by: -step)) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper where Label == Text {
  /// Creates a stepper with a localized title that runs actions.
  public init(
    _ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title that runs actions.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      label: { Text(title) }, onIncrement: onIncrement, onDecrement: onDecrement,
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title for a value.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, step: step, label: { Text(title) }, onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a localized title for a value of a range.
  public init<V: Strideable>(
    _ title: LocalizedStringKey, value: Binding<V>, in bounds: ClosedRange<V>,
    step: V.Stride = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }

  /// Creates a stepper with a title for a value of a range.
  @_disfavoredOverload
  public init<Title: StringProtocol, V: Strideable>(
    _ title: Title, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) {
    self.init(
      value: value, in: bounds, step: step, label: { Text(title) },
      onEditingChanged: onEditingChanged)
  }
}

extension Stepper: PrimitiveView {
  package func update(_ node: ViewNode) { node.updateChild(.role(.label), label) }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let labels = node.child(.role(.label))?.build(in: context) ?? []
    let name = labels.map(\.mergedLabel).joined(separator: ", ")
    let spacer = LayoutItem(id: node.elementID("spacer"), rule: SpacerRule(minLength: 8))
    spacer.isSpacer = true
    let control = LayoutItem(
      id: node.id, rule: StackRule(axis: .horizontal, alignment: .center, spacing: 0),
      children: [
        button("Decrement", "−", action: decrement, node: node),
        button("Increment", "+", action: increment, node: node),
      ], element: ElementDescription(.stepper, label: name, value: value))
    control.isEnabled = node.environment.isEnabled
    control.nameParts = { stepper in
      // The buttons are named after the stepper, as in recorded tests of SwiftUI apps.
      let identifier = stepper.element?.identifier ?? ""
      for (part, word) in zip(stepper.children, ["Decrement", "Increment"]) {
        part.element?.identifier = "\(identifier)-\(word)"
      }
    }
    return [
      LayoutItem(
        id: node.elementID("row"),
        rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil),
        children: node.environment.hidesLabels ? [control] : labels + [spacer, control])
    ]
  }

  private func button(
    _ word: String, _ sign: String, action: (() -> Void)?, node: ViewNode
  ) -> LayoutItem {
    let onEditing = onEditing
    let button = LayoutItem(
      id: node.elementID(word), rule: FixedRule(size: CGSize(width: 47, height: 32)),
      children: [
        LayoutItem(
          id: node.elementID("\(word) sign"),
          rule: TextRule(text: sign, font: .body, lineLimit: 1))
      ],
      element: ElementDescription(
        .button, label: word, identifier: word))
    button.isEnabled = node.environment.isEnabled && action != nil
    button.interaction = .action {
      onEditing(true)
      action?()
      onEditing(false)
    }
    return button
  }
}
