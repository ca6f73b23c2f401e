import Conformances
import ElementModel

/// The screen of an app: the main window's content and what is presented over it.
///
/// Laid out when somebody looks: a line of typing changes the screen with every character.
@MainActor final class Screen {
  let collector: SceneCollector
  let application: LayoutItem
  /// What the app shows, without its margins; nil when it shows nothing.
  let content: LayoutItem?
  private let device: Device
  private let version: ScreenVersion
  let graph: ViewGraph
  private var known: ElementEmitter?
  /// What bars, the device and the keyboard take of the screen.
  private let insets: EdgeInsets
  /// Whether the keyboard is up.
  let showsKeyboard: Bool
  /// What the keyboard that is up looks like.
  private let keyboardLook: KeyboardLook?
  /// As few items as this are read again one by one after they have moved.
  private static let fewItems = 16

  /// Builds the views below a node.
  init(root: ViewNode, name: String, device: Device, version: ScreenVersion) {
    let collector = SceneCollector(pass: root.graph.beginPass(), isMain: true)
    let items = root.build(in: BuildContext(scene: collector))
    let content = LayoutItem.screen(
      id: root.elementID("content"), stackID: root.elementID("stack"), items: items,
      element: ElementDescription(.other))
    self.content = items.count == 1 ? items.first : content.children.first
    let layers = [content] + collector.presentations.map { Self.layer($0) }
    if let cover = layers.lastIndex(where: \.coversScreen) {
      for layer in layers[..<cover] { layer.presence.isCovered = true }
    }
    let window = LayoutItem(
      id: root.elementID("window"), rule: OverlapRule(alignment: .center), children: layers,
      element: ElementDescription(.window, traits: .mainWindow))
    window.layoutDirection = root.environment.layoutDirection
    let focused = collector.textInputs.first { $0.id == root.graph.focus.focused }
    let keyboard = focused.flatMap { input in
      root.graph.keyboard.isEnabled
        ? KeyboardBuilder(root: root, device: device, input: input) : nil
    }
    var insets = device.safeArea
    insets.keyboard = keyboard == nil ? 0 : KeyboardBuilder.height(on: device)
    self.insets = insets
    showsKeyboard = keyboard != nil
    keyboardLook = keyboard.map { KeyboardLook(root.graph.keyboard, for: $0.input) }
    application = LayoutItem(
      id: root.id, rule: EdgeToEdgeRule(),
      children: [window] + (keyboard.map { [$0.build()] } ?? []),
      element: ElementDescription(.application, label: name))
    self.collector = collector
    self.device = device
    self.version = version
    graph = root.graph
  }

  /// The elements, each in its place.
  var emitter: ElementEmitter {
    if let known { return known }
    let bounds = CGRect(origin: .zero, size: device.size)
    layout { application.place(in: bounds, insets: insets) }
    let emitter = ElementEmitter(root: application, screen: bounds, version: version)
    known = emitter
    return emitter
  }

  /// Whether a keyboard for the inputs as they are now would look otherwise.
  func needsKeyboard(of graph: ViewGraph) -> Bool {
    guard showsKeyboard else { return false }
    let input = collector.textInputs.first { $0.id == graph.focus.focused }
    return keyboardLook != input.map { KeyboardLook(graph.keyboard, for: $0) }
  }

  /// Measures and places items.
  ///
  /// What closures such as those of alignment guides read meanwhile, they read on behalf of the whole
  /// screen.
  private func layout<Result>(_ body: () -> Result) -> Result {
    ReadTracker.reading(as: graph.layoutReader, body)
  }

  /// Lets go of the tree: the screen is to be replaced.
  func leave() { known?.dropTree() }

  /// Puts an item where another was, and lays out again what depends on its size.
  ///
  /// Sizes are compared upwards from the item. The first ancestor that still takes the sizes its
  /// own container has been told stays where it is, and only what is below it is placed again. A
  /// row of a list whose text changes is such an ancestor at once. A stack whose height or width
  /// does change measures all its children: a look at a kept size for each; children that stay
  /// where they are, are not placed.
  ///
  /// - Returns: Whether the item could be put there.
  func replace(_ old: LayoutItem, with new: LayoutItem) -> Bool {
    guard new.takePlace(of: old) else { return false }
    guard let known else { return true }
    let moved = layout { layOut(new, insteadOf: old) + placeAnchored() }
    for changed in moved { known.update(changed) }
    return true
  }

  /// Places the layers again that follow an item of another layer, such as menus.
  ///
  /// - Returns: The outermost items that have moved.
  private func placeAnchored() -> [LayoutItem] {
    let layers = application.children.first?.children ?? []
    return layers.filter { Conformance.holds($0.rule, (any AnchoredRule).self) }
      .flatMap { $0.placeAgain(limit: Self.fewItems) }
  }

  /// Places an item where another was, or what has to be placed anew because its size has changed.
  ///
  /// - Returns: The outermost items that have moved, the new one among them or below.
  private func layOut(_ new: LayoutItem, insteadOf old: LayoutItem) -> [LayoutItem] {
    // A container may treat its children by what they are.
    let isSameKind = new.isSpacer == old.isSpacer && new.element?.type == old.element?.type
    if new.measures(like: old), isSameKind {
      new.place(like: old)
      return [new]
    }
    var place = new
    var isSettled = false
    while !isSettled, let parent = place.parent {
      isSettled = parent.remeasure()
      place = parent
    }
    let moved = place.placeAgain(limit: Self.fewItems)
    let isNewThere = moved.contains { new.isDescendant(of: $0) }
    return isNewThere ? moved : moved + [new]
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
