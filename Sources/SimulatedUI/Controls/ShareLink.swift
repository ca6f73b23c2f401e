import ElementModel

/// A button that opens the system's sheet to share something.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>:
  View
{
  private let items: [String]
  private let label: Label

  private init(texts: [String], label: Label) {
    items = texts
    self.label = label
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never
{
  /// Shares a text, by a button with a label of its own.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(texts: [item], label: label())
  }
}

extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never {
  /// Shares an address, by a button with a label of its own.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(texts: [item.absoluteString], label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == String {
  /// Shares texts, by a button with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(texts: Array(items), label: label())
  }
}

extension ShareLink where PreviewImage == Never, PreviewIcon == Never, Data.Element == URL {
  /// Shares addresses, by a button with a label of its own.
  public init(
    items: Data, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) {
    self.init(texts: items.map(\.absoluteString), label: label())
  }
}

/// The label of a share link that was given none.
public struct DefaultShareLinkLabel: View {
  let title: Text

  /// A title with the symbol of sharing.
  public var body: some View {
    SimulatedUI.Label {
      title
    } icon: {
      Image(systemName: "square.and.arrow.up")
    }
  }
}

extension ShareLink
where
  Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(texts: [item], label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares a text, by a button with a localized title.
  public init(
    _ title: LocalizedStringKey, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(texts: [item], label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares a text, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: String, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(texts: [item], label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink
where
  Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never,
  Label == DefaultShareLinkLabel
{
  /// Shares an address.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(
      texts: [item.absoluteString], label: DefaultShareLinkLabel(title: Text("Share…")))
  }

  /// Shares an address, by a button with a localized title.
  public init(
    _ title: LocalizedStringKey, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(texts: [item.absoluteString], label: DefaultShareLinkLabel(title: Text(title)))
  }

  /// Shares an address, by a button with a title.
  @_disfavoredOverload
  public init<Title: StringProtocol>(
    _ title: Title, item: URL, subject: Text? = nil, message: Text? = nil
  ) {
    self.init(texts: [item.absoluteString], label: DefaultShareLinkLabel(title: Text(title)))
  }
}

extension ShareLink: PrimitiveView {
  package func update(_ node: ViewNode) {
    node.updateChild(.role(.label), label)
  }

  package func build(_ node: ViewNode, in context: BuildContext) -> [LayoutItem] {
    let menu = node.menu
    let button = LayoutItem.button(
      id: node.id, content: node.child(.role(.label))?.build(in: context) ?? [],
      isEnabled: node.environment.isEnabled, showsParts: context.isInList && !context.isInMenu
    ) { menu.show(true) }
    if menu.isOpen {
      context.scene.present(takesFocus: false) { _ in
        SystemSheet(node: node, close: { menu.show(false) }).build(
          label: "ActivityListView", rows: [copy(node)])
      }
    }
    return [button]
  }

  private func copy(_ node: ViewNode) -> LayoutItem {
    let text = items.joined(separator: "\n")
    let menu = node.menu
    let button = LayoutItem.button(
      id: node.elementID("copy"),
      content: [
        .text(
          "Copy", id: node.elementID("copy title"), typeSize: node.environment.dynamicTypeSize)
      ],
      padding: EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    ) {
      UIPasteboard.general.string = text
      menu.show(false)
    }
    return LayoutItem(
      id: node.elementID("copy cell"), rule: CellRule(), children: [button],
      element: ElementDescription(.cell, label: "Copy"))
  }
}
