import ElementModel

/// Shows an alert, or a choice of actions, while a condition holds.
struct AlertEffect: ViewEffect {
  /// The two ways a question is put to the person.
  enum Style {
    /// In the middle of the screen.
    case alert
    /// At the bottom, as a confirmation dialog.
    case sheet
  }

  var style = Style.alert
  let title: String?
  let isPresented: Binding<Bool>
  let actions: () -> any View
  let message: () -> any View

  func didUpdate(_ node: ViewNode) {
    let isShown = isPresented.wrappedValue
    if isShown {
      var environment = node.environment
      environment.isEnabled = true
      environment.navigation = nil
      node.updateChild(.role(.actions), actions(), environment: environment)
      node.updateChild(.role(.message), message(), environment: environment)
    }
    _ = node.memory(PresentationMemory()).follow(
      isShown ? AnyHashable(true) : nil, graph: node.graph, duration: .milliseconds(250),
      label: "alert transition")
  }

  // Actions and message have nodes of their own.
  func buildsLike(_ old: Self) -> Bool {
    style == old.style && title == old.title
      && ValueComparison.areSame(isPresented, old.isPresented)
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let actions = node.child(.role(.actions)) else { return items }
    context.scene.present(takesFocus: false) { inner in
      var texts: [LayoutItem] = []
      if let title, !title.isEmpty { texts.append(titleItem(title, node: node)) }
      texts += node.child(.role(.message))?.build(in: inner) ?? []
      let buttons = closing(actions.build(in: inner), node: node)
      let box = LayoutItem(
        id: node.elementID("alert"), rule: AlertRule(texts: texts.count),
        children: texts + buttons,
        element: ElementDescription(
          style == .alert ? .alert : .sheet, label: title ?? "", traits: [.modal, .opaque]))
      box.isOpaque = true
      let dimming = LayoutItem(
        id: node.elementID("dimming"),
        rule: AlertPlacement(isAtBottom: style == .sheet), children: [box])
      dimming.isOpaque = true
      return dimming
    }
    return items
  }

  private func titleItem(_ title: String, node: ViewNode) -> LayoutItem {
    LayoutItem(
      id: node.elementID("title"),
      rule: TextRule(text: title, font: .headline, lineLimit: nil),
      element: ElementDescription(.staticText, label: title, traits: .header))
  }

  /// Makes each button end the alert before it acts; without one there is a button to confirm.
  private func closing(_ items: [LayoutItem], node: ViewNode) -> [LayoutItem] {
    let isPresented = isPresented
    var items = items
    let buttons = items.flatMap(\.topElements).filter { $0.element?.type == .button }
    let needsButton =
      style == .alert
      ? buttons.isEmpty : !buttons.contains { $0.element?.traits.contains(.cancel) ?? false }
    for button in buttons {
      guard case .action(let action) = button.interaction else { continue }
      button.interaction = .action {
        isPresented.wrappedValue = false
        action()
      }
    }
    if needsButton {
      let label = style == .alert ? "OK" : "Cancel"
      items.append(
        .button(
          id: node.elementID("default"),
          content: [
            LayoutItem(
              id: node.elementID("default title"),
              rule: TextRule(text: label, font: .body, lineLimit: 1),
              element: ElementDescription(.staticText, label: label))
          ], traits: style == .alert ? [] : .cancel
        ) { isPresented.wrappedValue = false })
    }
    return items
  }
}

/// Places texts and buttons of an alert below each other.
private struct AlertRule: LayoutRule {
  static let width: CGFloat = 270
  let texts: Int

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    let heights = children.prefix(texts).map { $0.size(for: textProposal).height + 4 }
    let buttons = CGFloat(children.count - texts) * CellRule.minimumHeight
    return CGSize(width: Self.width, height: heights.reduce(40, +) + buttons)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var y = rect.minY + 20
    for child in children.prefix(texts) {
      let size = child.size(for: textProposal)
      child.place(
        in: CGRect(
          x: rect.midX - size.width / 2, y: y, width: size.width, height: size.height))
      y += size.height + 4
    }
    y += 20
    for child in children.dropFirst(texts) {
      child.place(
        in: CGRect(x: rect.minX, y: y, width: rect.width, height: CellRule.minimumHeight))
      y += CellRule.minimumHeight
    }
  }

  private var textProposal: ProposedSize { ProposedSize(width: Self.width - 32, height: nil) }
}

/// Places the box of an alert on the screen.
private struct AlertPlacement: LayoutRule {
  let isAtBottom: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    let safe = rect.inset(by: insets)
    let alignment = isAtBottom ? Alignment.bottom : .center
    for child in children {
      child.place(in: alignment.place(child.size(for: ProposedSize(safe.size)), in: safe))
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

/// Whether the title of a dialog is shown.
public enum Visibility: Sendable, CaseIterable {
  /// As the place suggests, always, or never.
  case automatic, visible, hidden
}

extension View {
  private func alert(
    text: String, isPresented: Binding<Bool>, actions: @escaping () -> any View,
    message: @escaping () -> any View
  ) -> some View {
    EffectView(
      content: self,
      effect: AlertEffect(
        title: text, isPresented: isPresented, actions: actions, message: message))
  }

  /// Shows an alert with a localized title.
  public func alert<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(text: title.text, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert with a title.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(text: String(title), isPresented: isPresented, actions: actions) { EmptyView() }
  }

  /// Shows an alert with a localized title and a message.
  public func alert<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    @ViewBuilder actions: @escaping () -> Actions, @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(text: title.text, isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert with a title and a message.
  @_disfavoredOverload
  public func alert<Title: StringProtocol, Actions: View, Message: View>(
    _ title: Title, isPresented: Binding<Bool>, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    alert(text: String(title), isPresented: isPresented, actions: actions, message: message)
  }

  /// Shows an alert about some data with a localized title and a message.
  public func alert<Data, Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions,
    @ViewBuilder message: @escaping (Data) -> Message
  ) -> some View {
    alert(
      text: title.text, isPresented: isPresented, actions: { data.map(actions) },
      message: { data.map(message) })
  }

  /// Shows an alert about some data with a localized title.
  public func alert<Data, Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: Data?,
    @ViewBuilder actions: @escaping (Data) -> Actions
  ) -> some View {
    alert(text: title.text, isPresented: isPresented, actions: { data.map(actions) }) {
      EmptyView()
    }
  }

  /// Shows an alert for an error.
  public func alert<Failure: LocalizedError, Actions: View>(
    isPresented: Binding<Bool>, error: Failure?, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    alert(
      text: error?.errorDescription ?? "", isPresented: isPresented, actions: actions
    ) { EmptyView() }
  }

  /// Shows a choice of actions with a localized title.
  public func confirmationDialog<Actions: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions
  ) -> some View {
    confirmationDialog(
      title, isPresented: isPresented, titleVisibility: titleVisibility, actions: actions
    ) { EmptyView() }
  }

  /// Shows a choice of actions with a localized title and a message.
  public func confirmationDialog<Actions: View, Message: View>(
    _ title: LocalizedStringKey, isPresented: Binding<Bool>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: @escaping () -> Actions,
    @ViewBuilder message: @escaping () -> Message
  ) -> some View {
    EffectView(
      content: self,
      effect: AlertEffect(
        style: .sheet, title: titleVisibility == .visible ? title.text : nil,
        isPresented: isPresented, actions: actions, message: message))
  }
}
