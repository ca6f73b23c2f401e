import ElementModel

/// Shows content over the screen while a condition holds.
private struct SheetEffect: ViewEffect {
  let key: AnyHashable?
  let coversAll: Bool
  let content: () -> any View
  let onDismiss: (() -> Void)?
  let dismiss: () -> Void

  /// Shows content while a condition holds.
  init(
    while isPresented: Binding<Bool>, coversAll: Bool, onDismiss: (() -> Void)?,
    content: @escaping () -> any View
  ) {
    key = isPresented.wrappedValue ? AnyHashable(true) : nil
    self.coversAll = coversAll
    self.content = content
    self.onDismiss = onDismiss
    dismiss = { isPresented.wrappedValue = false }
  }

  /// Shows content for an item while there is one.
  init<Item: Identifiable, Content: View>(
    for item: Binding<Item?>, coversAll: Bool, onDismiss: (() -> Void)?,
    content: @escaping (Item) -> Content
  ) {
    let current = item.wrappedValue
    key = current.map { AnyHashable($0.id) }
    self.coversAll = coversAll
    self.content = { current.map(content) }
    self.onDismiss = onDismiss
    dismiss = { item.wrappedValue = nil }
  }

  func didUpdate(_ node: ViewNode) {
    if let key {
      var environment = node.environment
      environment.navigation = nil
      let dismiss = dismiss
      environment.dismiss = DismissAction(isPresented: true) { dismiss() }
      node.updateChild(.id(key, 0), content(), environment: environment)
    }
    let hasEnded = node.memory(PresentationMemory())
      .follow(key, graph: node.graph, duration: .milliseconds(500), label: "sheet transition")
    if hasEnded, let onDismiss { node.graph.afterUpdate(onDismiss) }
  }

  func buildsLike(_ old: Self) -> Bool { key == nil && old.key == nil }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let key, let child = node.child(.id(key, 0)) else { return items }
    context.scene.present(takesFocus: true) { inner in
      let sheet = LayoutItem.screen(
        id: node.elementID("sheet"), stackID: node.elementID("stack"),
        items: child.build(in: inner),
        element: ElementDescription(.other, traits: [.modal, .opaque]))
      sheet.isOpaque = true
      sheet.clips = true
      let dimming = LayoutItem(
        id: node.elementID("dimming"), rule: SheetRule(coversAll: coversAll), children: [sheet])
      dimming.isOpaque = true
      dimming.onEscape = dismiss
      return dimming
    }
    return items
  }
}

/// Places a sheet a little below the top of the screen.
private struct SheetRule: LayoutRule {
  let coversAll: Bool

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var inner = insets
    var frame = rect
    if !coversAll {
      let gap = insets.top + 10
      frame = rect.inset(by: EdgeInsets(top: gap, leading: 0, bottom: 0, trailing: 0))
      inner.top = 0
    }
    for child in children { child.place(in: frame, insets: inner) }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}

extension View {
  /// Shows a sheet while a condition holds.
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(
        while: isPresented, coversAll: false, onDismiss: onDismiss, content: content))
  }

  /// Shows a sheet while there is an item.
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(for: item, coversAll: false, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole screen while a condition holds.
  public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(
        while: isPresented, coversAll: true, onDismiss: onDismiss, content: content))
  }

  /// Covers the whole screen while there is an item.
  public func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    EffectView(
      content: self,
      effect: SheetEffect(for: item, coversAll: true, onDismiss: onDismiss, content: content))
  }
}
