import ElementModel
import Pictures
package import ScreenImaging

/// Reads a laid-out screen off into what is drawn, what is in front last.
@MainActor struct PaintEmitter {
  private let tree: ElementTree
  private var steps: [ScreenStep] = []
  /// Texts and pictures among them.
  private var contents = 0
  /// Light or dark, as what is in front asks for.
  private var colorScheme: ColorScheme?

  private init(tree: ElementTree) { self.tree = tree }

  /// What is drawn of an item and all in it.
  ///
  /// - Parameters:
  ///   - root: The item, placed.
  ///   - tree: Its elements.
  /// - Returns: How they are drawn.
  static func drawing(of root: LayoutItem, showing tree: ElementTree) -> ScreenDrawing {
    var emitter = PaintEmitter(tree: tree)
    emitter.emit(root, isHidden: false)
    var drawing = ScreenDrawing(tree: tree, steps: emitter.steps)
    drawing.prefersDark = emitter.colorScheme.map { $0 == .dark }
    return drawing
  }

  private mutating func emit(_ item: LayoutItem, isHidden: Bool) {
    guard item.isShown else { return }
    if let scheme = item.preferredColorScheme { colorScheme = scheme }
    let paint = item.paint
    let layers = paint?.layers.map { $0(item.frame) } ?? []
    guard layers.allSatisfy({ $0.opacity > 0 }) else { return }
    for layer in layers.reversed() { steps.append(.begin(layer)) }
    let isHidden = isHidden || item.isAccessibilityHidden
    let isElement = !isHidden && item.element != nil
    let start = steps.count
    let former = contents
    if isElement, let index = tree.index(ofElementWithID: item.id) {
      steps.append(.element(ScreenStep.ElementStep(index: index)))
    }
    let hasStep = steps.count > start
    if item.slot.isVisible, let content = paint?.content { add(content(item.frame)) }
    if item.clips { steps.append(.begin(.clipped(to: item.frame))) }
    for child in item.childrenInPaintingOrder {
      emit(child, isHidden: isHidden || item.mergesChildren)
    }
    if item.clips { steps.append(.end) }
    for cover in paint?.covers ?? [] { add(cover(item.frame)) }
    if hasStep, case .element(var element) = steps[start] {
      element.count = steps.count - start - 1
      element.hasContent = contents > former
      steps[start] = .element(element)
    }
    for _ in layers { steps.append(.end) }
  }

  private mutating func add(_ own: [ScreenStep]) {
    steps += own
    contents += own.count(where: \.isContent)
  }
}

extension PictureLayer {
  /// A layer of which nothing is seen outside of a frame.
  static func clipped(to frame: CGRect) -> PictureLayer {
    var layer = PictureLayer()
    layer.clip = PictureOutline(frame)
    return layer
  }
}

extension SimulatedApp {
  /// What the app shows, and how it is drawn.
  ///
  /// - Returns: The elements, which are those of ``snapshot()``, and what is drawn.
  package func drawing() -> ScreenDrawing {
    let tree = snapshot()
    guard isRunning, let root = screen?.emitter.root else { return ScreenDrawing(tree: tree) }
    return PaintEmitter.drawing(of: root, showing: tree)
  }
}
