import ElementModel

/// The screen of an app, laid out: the main window's content and what is presented over it.
@MainActor struct Screen {
  let emitter: ElementEmitter
  let collector: SceneCollector

  /// Builds and lays out the views below a node.
  init(root: ViewNode, name: String, device: Device) {
    let collector = SceneCollector()
    let items = root.build(in: BuildContext(scene: collector))
    let content = LayoutItem.screen(
      id: root.elementID("content"), stackID: root.elementID("stack"), items: items,
      element: ElementDescription(.other))
    let window = LayoutItem(
      id: root.elementID("window"), rule: OverlapRule(alignment: .center),
      children: [content] + collector.presentations.map { Self.layer($0) },
      element: ElementDescription(.window, traits: .mainWindow))
    let application = LayoutItem(
      id: root.id, rule: EdgeToEdgeRule(), children: [window],
      element: ElementDescription(.application, label: name))
    let bounds = CGRect(origin: .zero, size: device.size)
    application.place(in: bounds, insets: device.safeArea)
    emitter = ElementEmitter(root: application, screen: bounds)
    self.collector = collector
  }

  /// Presentations are painted in front of everything in the content, bars included.
  private static func layer(_ item: LayoutItem) -> LayoutItem {
    item.elevation = 10
    return item
  }
}

/// Fills the screen, bars and safe areas included.
private struct EdgeToEdgeRule: LayoutRule {
  func size(for proposal: ProposedSize, _ children: [LayoutItem]) -> CGSize {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }

  func reachesEdges(_ children: [LayoutItem]) -> Bool { true }
}
