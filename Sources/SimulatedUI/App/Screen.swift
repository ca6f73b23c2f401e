import ElementModel

/// The screen of an app: the main window's content and what is presented over it.
///
/// Laid out when somebody looks: a line of typing changes the screen with every character.
@MainActor final class Screen {
  let collector: SceneCollector
  private let application: LayoutItem
  private let device: Device
  /// What bars, the device and the keyboard take of the screen.
  private let insets: EdgeInsets

  /// The elements, each in its place.
  private(set) lazy var emitter: ElementEmitter = {
    let bounds = CGRect(origin: .zero, size: device.size)
    application.place(in: bounds, insets: insets)
    return ElementEmitter(root: application, screen: bounds)
  }()

  /// Builds the views below a node.
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
    let focused = collector.inputs.first { $0.id == root.graph.focus.focused }
    let keyboard = focused.flatMap { input in
      root.graph.keyboard.isEnabled
        ? KeyboardBuilder(root: root, device: device, input: input) : nil
    }
    var insets = device.safeArea
    insets.keyboard = keyboard == nil ? 0 : KeyboardBuilder.height(on: device)
    self.insets = insets
    application = LayoutItem(
      id: root.id, rule: EdgeToEdgeRule(),
      children: [window] + (keyboard.map { [$0.build()] } ?? []),
      element: ElementDescription(.application, label: name))
    self.collector = collector
    self.device = device
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
