import ElementModel

/// A button that opens the system's sheet to share something.
public struct ShareLink<Data: RandomAccessCollection, PreviewImage, PreviewIcon, Label: View>:
  View
{
  private let items: [String]
  private let title: String
  private let label: Label

  /// Creates a button that shares what some items are when they are written, under a title.
  init(_ items: Data, title: String? = nil, label: Label) {
    self.items = items.map { ShareText.of($0, title: title) }
    self.title = title ?? ""
    self.label = label
  }
}

/// What is written of something that is shared.
enum ShareText {
  /// A text or an address as it is; something else by what its preview calls it.
  static func of<Item>(_ item: Item, title: String?) -> String {
    switch item {
    case let text as String: text
    case let text as AttributedString: String(text.characters)
    case let url as URL: url.absoluteString
    default: title ?? ""
    }
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
          label: "ActivityListView", title: title, rows: [copy(node)])
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
