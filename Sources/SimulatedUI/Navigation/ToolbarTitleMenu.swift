import ElementModel

/// Makes the title of the nearest navigation bar a menu.
struct TitleMenuEffect: ViewEffect {
  let content: any View

  func didUpdate(_ node: ViewNode) { node.updateChild(.role(.actions), content) }

  func apply(
    to items: [LayoutItem], node: ViewNode, in context: BuildContext
  ) -> [LayoutItem] {
    context.bar?.titleMenu = { title in
      let menu = node.menu
      let text = LayoutItem(
        id: node.elementID("title"), rule: TextRule(text: title, font: .headline, lineLimit: 1),
        element: ElementDescription(.staticText, label: title))
      let button = LayoutItem.button(id: node.elementID("title button"), content: [text]) {
        menu.show(true)
      }
      button.staysOpen = true
      MenuPopup(node: node, anchor: button).present(in: context) { inner in
        node.child(.role(.actions))?.build(in: inner) ?? []
      }
      return button
    }
    return items
  }
}

/// Makes the title of the navigation bar a menu, as an item of the toolbar.
public struct ToolbarTitleMenu<Content: View>: PrimitiveToolbarContent, CustomizableToolbarContent {
  private let content: Content

  /// Creates the menu of what can be done with a document, which is nothing here.
  public init() where Content == EmptyView { content = EmptyView() }

  /// Creates a menu.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  package var toolbarView: any View {
    EffectView(
      content: Color.clear.frame(width: 0, height: 0), effect: TitleMenuEffect(content: content))
  }
}
