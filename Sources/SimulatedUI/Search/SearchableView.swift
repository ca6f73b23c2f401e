import ElementModel

/// What a view that is searchable was told.
struct SearchSettings {
  var text: Binding<String>
  var isPresented: Binding<Bool>?
  var prompt: Text?
  /// The tokens in the field.
  var tokens: (any View)?
  /// Takes all tokens out of the field.
  var clearTokens: () -> Void = {}
  /// What to choose from while people search.
  var suggestions: (any View)?
}

/// A view with a search field above it, in the navigation bar if there is one.
struct SearchableView<Content: View>: View, PrimitiveView {
  let content: Content
  let settings: SearchSettings

  func update(_ node: ViewNode) {
    let model = node.searchModel
    model.text = settings.text
    model.clearTokens = settings.clearTokens
    model.follow(settings.isPresented)
    let outer = node.environment
    var inner = outer
    inner.searchModel = model
    inner.searchScopes = nil
    inner.searchSuggestions = nil
    node.updateChild(.role(.content), content, environment: inner)
    var field = outer
    field.keyboard.submitLabel = .search
    field.focusTargets = [model.focusTarget] + outer.searchFocusTargets
    node.updateChild(
      .role(.header),
      SearchField(
        model: model, text: settings.text, prompt: settings.prompt ?? Text("Search"),
        tokens: settings.tokens), environment: field)
    guard model.isPresented else { return }
    if let scopes = outer.searchScopes { node.updateChild(.role(.footer), scopes) }
    if let suggestions = settings.suggestions ?? outer.searchSuggestions {
      let list = List { AnyView(existential: suggestions) }
      node.updateChild(.role(.overlay), list.listStyle(.plain), environment: inner)
    }
  }

  func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    var plain = context
    plain.isInList = false
    plain.keepsSections = false
    var parts = [row(node, in: plain)]
    if let scopes = node.child(.role(.footer))?.build(in: plain), !scopes.isEmpty {
      parts.append(bar("scopes", scopes, node: node))
    }
    let items = covered(node.child(.role(.content))?.build(in: context) ?? [], node, in: plain)
    if let bar = context.bar {
      bar.search += parts
      return items
    }
    return [
      LayoutItem(
        id: node.id, rule: SearchBarRule(fields: parts.count), children: parts + items)
    ]
  }

  /// The field, and a button that ends the search.
  private func row(_ node: ViewNode, in context: BuildContext) -> LayoutItem {
    var parts = node.child(.role(.header))?.build(in: context) ?? []
    let model = node.searchModel
    if model.isPresented {
      parts.append(
        .button(
          id: node.elementID("cancel"),
          content: [
            .text(
              "Cancel", id: node.elementID("cancel title"),
              typeSize: node.environment.dynamicTypeSize)
          ]
        ) { model.dismiss() })
    }
    return bar("field", parts, node: node)
  }

  private func bar(_ part: String, _ items: [LayoutItem], node: ViewNode) -> LayoutItem {
    let row = LayoutItem(
      id: node.elementID("\(part) row"),
      rule: StackRule(axis: .horizontal, alignment: .center, spacing: nil), children: items)
    return LayoutItem(
      id: node.elementID("\(part) bar"),
      rule: PaddingRule(insets: EdgeInsets(top: 1, leading: 16, bottom: 15, trailing: 16)),
      children: [row])
  }

  /// The content, below the suggestions while there are any.
  private func covered(
    _ items: [LayoutItem], _ node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    guard let list = node.child(.role(.overlay))?.build(in: context).first,
      list.first(where: { $0.element?.type == .cell }) != nil
    else { return items }
    list.noteUse()
    for item in items { item.isAccessibilityHidden = true }
    return [
      LayoutItem(
        id: node.elementID("suggestions"), rule: OverlapRule(alignment: .center),
        children: items + [list])
    ]
  }
}

extension ViewNode {
  /// What is searched for in this node, which is a searchable view's.
  fileprivate var searchModel: SearchModel {
    memory(SearchModel { [weak self] in self })
  }
}

/// Places bars of a search above the rest.
struct SearchBarRule: LayoutRule {
  /// How many of the children are bars.
  let fields: Int

  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 320, height: proposal.height ?? 480)
  }

  func place(_ children: [LayoutItem], in rect: CGRect, insets: EdgeInsets) {
    var inner = insets
    for child in children.prefix(fields) {
      let height = child.size(for: ProposedSize(width: rect.width, height: nil)).height
      child.place(
        in: CGRect(x: rect.minX, y: rect.minY + inner.top, width: rect.width, height: height))
      inner.top += height
    }
    for child in children.dropFirst(fields) {
      child.place(filling: rect, insets: inner, alignment: .center)
    }
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
