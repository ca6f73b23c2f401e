import ElementModel

/// A control that pushes a screen.
public struct NavigationLink<Label: View, Destination: View>: View {
  /// What is pushed, and when.
  private enum Target {
    case view(Destination)
    case active(Destination, Binding<Bool>)
    case value(AnyHashable?)
  }

  private let target: Target
  private let label: Label

  private init(target: Target, label: Label) {
    self.target = target
    self.label = label
  }

  /// Pushes a screen.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination()), label: label())
  }

  /// Pushes a screen, in the older spelling.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.init(target: .view(destination), label: label())
  }

  /// Pushes a screen while a condition holds.
  public init(
    isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination,
    @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(destination(), isActive), label: label())
  }

  /// Pushes a screen while a condition holds, in the older spelling.
  public init(
    destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label
  ) {
    self.init(target: .active(destination, isActive), label: label())
  }

  /// Pushes a screen while a selection has a value.
  public init<Value: Hashable>(
    destination: Destination, tag: Value, selection: Binding<Value?>,
    @ViewBuilder label: () -> Label
  ) {
    let isActive = Binding(
      get: { selection.wrappedValue == tag },
      set: { selection.wrappedValue = $0 ? tag : nil })
    self.init(target: .active(destination, isActive), label: label())
  }
}

extension NavigationLink where Destination == Never {
  /// Pushes the screen that a `navigationDestination(for:)` makes of a value.
  public init<Value: Hashable>(value: Value?, @ViewBuilder label: () -> Label) {
    self.init(target: .value(value.map { AnyHashable($0) }), label: label())
  }

  /// Pushes the screen of a value; the link has a localized title.
  public init<Value: Hashable>(_ title: LocalizedStringKey, value: Value?) where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }

  /// Pushes the screen of a value; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol, Value: Hashable>(_ title: Title, value: Value?)
  where Label == Text {
    self.init(target: .value(value.map { AnyHashable($0) }), label: Text(title))
  }
}

extension NavigationLink where Label == Text {
  /// Pushes a screen; the link has a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Pushes a screen; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, @ViewBuilder destination: () -> Destination
  ) {
    self.init(target: .view(destination()), label: Text(title))
  }

  /// Pushes a screen, in the older spelling; the link has a localized title.
  public init(_ title: LocalizedStringKey, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// Pushes a screen, in the older spelling; the link has a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, destination: Destination) {
    self.init(target: .view(destination), label: Text(title))
  }

  /// Pushes a screen while a condition holds; the link has a localized title.
  public init(
    _ title: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>
  ) {
    self.init(target: .active(destination, isActive), label: Text(title))
  }
}

extension NavigationLink: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
    guard let model = node.environment.navigation else { return }
    switch target {
    case .view(let destination):
      if model.isPresented(by: node) { model.present(by: node, content: destination) }
    case .active(let destination, let isActive):
      if isActive.wrappedValue {
        model.present(by: node, content: destination) { isActive.wrappedValue = false }
      } else {
        model.withdraw(by: node)
      }
    case .value: break
    }
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let content = node.child(.role(.label))?.build(in: context) ?? []
    // A link without a label is driven by its condition alone.
    guard !content.isEmpty else { return [] }
    let target = target
    var isEnabled = node.environment.isEnabled && node.environment.navigation != nil
    if case .value(nil) = target { isEnabled = false }
    return [
      .button(
        id: node.id, content: content, traits: context.isInList ? .disclosure : [],
        isEnabled: isEnabled
      ) { [weak node] in
        guard let node, let model = node.environment.navigation else { return }
        switch target {
        case .view(let destination): model.present(by: node, content: destination)
        case .active(_, let isActive): isActive.wrappedValue = true
        case .value(let value): if let value { model.push(value) }
        }
      }
    ]
  }
}
