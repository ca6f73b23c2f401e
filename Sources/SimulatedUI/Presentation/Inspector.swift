import ElementModel

/// Shows details in a column beside the content, or as a sheet where there is little room.
private struct InspectorEffect: ViewEffect {
  /// The width of the column while the content does not say, in points.
  static let width: CGFloat = 270

  let isPresented: Binding<Bool>
  let content: any View

  private func isColumn(_ node: ViewNode) -> Bool {
    node.environment.horizontalSizeClass == .regular
  }

  private var sheet: SheetEffect {
    SheetEffect(while: isPresented, style: .sheet) { content }
  }

  func didUpdate(_ node: ViewNode) {
    let isShown = node.read(isPresented)
    guard isColumn(node) else { return sheet.didUpdate(node) }
    if isShown {
      let isPresented = isPresented
      var environment = node.environment
      environment.dismiss = DismissAction(isPresented: true) {
        isPresented.wrappedValue = false
      }
      node.updateChild(.role(.presented), content, environment: environment)
    }
    _ = node.memory(PresentationMemory()).follow(
      isShown ? AnyHashable(true) : nil, node: node,
      duration: .milliseconds(350), label: "inspector transition")
  }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard isColumn(node) else { return sheet.apply(to: items, node: node, in: context) }
    guard let column = node.child(.role(.presented)) else { return items }
    var inner = context
    inner.bar = nil
    inner.isInList = false
    let main = LayoutItem.screen(
      id: node.elementID("main"), stackID: node.elementID("main stack"), items: items)
    let side = LayoutItem.screen(
      id: node.elementID("inspector"), stackID: node.elementID("inspector stack"),
      items: column.build(in: inner), element: ElementDescription(.other))
    side.isOpaque = true
    return [
      LayoutItem(
        id: node.elementID("columns"),
        rule: ColumnsRule(leading: [], trailing: [Self.width]), children: [main, side])
    ]
  }
}

extension View {
  /// Shows details in a column beside the view, or as a sheet where there is little room.
  @available(iOS17 )
  public func inspector<Content: View>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> Content
  ) -> some View {
    EffectView(
      content: self, effect: InspectorEffect(isPresented: isPresented, content: content()))
  }

  /// Sets the width of an inspector's column, which a terminal shows at its usual width.
  @available(iOS17 )
  public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    self
  }

  /// Sets the width of an inspector's column, which a terminal shows at its usual width.
  @available(iOS17 )
  public func inspectorColumnWidth(_ width: CGFloat) -> some View { self }
}
