import ElementModel

/// Rows that belong together, with a header and a footer.
public struct Section<Parent: View, Content: View, Footer: View>: View {
  let header: Parent
  let content: Content
  let footer: Footer
  private let isExpanded: Binding<Bool>?

  private init(
    parts header: Parent, _ content: Content, _ footer: Footer,
    isExpanded: Binding<Bool>? = nil
  ) {
    self.isExpanded = isExpanded
    self.header = header
    self.content = content
    self.footer = footer
  }

  /// Creates a section with header and footer.
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(parts: header(), content(), footer())
  }

  /// Creates a section with header and footer, in the older spelling.
  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), footer)
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section with a header.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(parts: header(), content(), EmptyView())
  }

  /// Creates a section with a header, in the older spelling.
  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(parts: header, content(), EmptyView())
  }
}

extension Section where Parent == EmptyView {
  /// Creates a section with a footer.
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(parts: EmptyView(), content(), footer())
  }

  /// Creates a section with a footer, in the older spelling.
  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), footer)
  }
}

extension Section where Parent == EmptyView, Footer == EmptyView {
  /// Creates a section without header and footer.
  public init(@ViewBuilder content: () -> Content) {
    self.init(parts: EmptyView(), content(), EmptyView())
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title.
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }

  /// Creates a section with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(_ title: Title, @ViewBuilder content: () -> Content) {
    self.init(parts: Text(title), content(), EmptyView())
  }
}

extension Section where Footer == EmptyView {
  /// Creates a section that shows its rows or hides them.
  @available(iOS17 )
  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(parts: header(), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Footer == EmptyView {
  /// Creates a section with a localized title that shows its rows or hides them.
  @available(iOS17 )
  public init(
    _ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }

  /// Creates a section with a title that shows its rows or hides them.
  @_disfavoredOverload
  @available(iOS17 )
  public init<Title: StringProtocol>(
    _ title: Title, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(parts: Text(title), content(), EmptyView(), isExpanded: isExpanded)
  }
}

extension Section: PrimitiveView {
  package var passesRows: Bool { true }

  package func update(_ node: ViewNode) {
    var small = node.environment
    small.font = .footnote
    node.updateChild(.role(.header), header, environment: small)
    node.updateChild(.role(.content), content)
    node.updateChild(.role(.footer), footer, environment: small)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let header = node.child(.role(.header))?.build(in: context) ?? []
    let isOpen = isExpanded.map { node.read($0) } ?? true
    let rows = isOpen ? node.child(.role(.content))?.build(in: context) ?? [] : []
    let footer = node.child(.role(.footer))?.build(in: context) ?? []
    // Outside a list a section is nothing but its parts in a row.
    guard context.keepsSections else { return header + rows + footer }
    let item = LayoutItem(id: node.id, rule: PassthroughRule())
    item.section = ItemSection(
      header: folding(header, of: node, isOpen: isOpen), rows: rows, footer: footer)
    return [item]
  }

  /// A header that shows and hides the rows when it is tapped: in sidebars only, as on iOS.
  private func folding(
    _ header: [LayoutItem], of node: ViewNode, isOpen: Bool
  ) -> [LayoutItem] {
    guard let isExpanded, node.environment.isListSidebar else { return header }
    return header.enumerated().map { index, item in
      guard item.run == nil, item.section == nil else { return item }
      let wrapper = LayoutItem(
        id: node.elementID("header \(index)"), rule: PassthroughRule(), children: [item],
        inheriting: item)
      wrapper.adjustElements {
        $0.appearance.symbol = isOpen ? "chevron.down" : "chevron.right"
      }
      wrapper.interaction = .action { withAnimation { isExpanded.wrappedValue = !isOpen } }
      return wrapper
    }
  }
}

extension Section: StructuralView {}
