package import ElementModel

/// What is on a screen at one moment, and how it is drawn.
package struct ScreenDrawing: Sendable {
  /// The elements.
  package var tree: ElementTree
  /// What is drawn, what is in front last; `nil` where only the elements are known.
  package var steps: [ScreenStep]?
  /// Whether the colour of screens is behind it.
  package var hasGround = true
  /// Whether it asks for the dark or the light appearance; `nil` where it takes what there is.
  package var prefersDark: Bool?
  /// Whether time and battery are shown above it, where the elements leave room for them.
  package var hasStatusBar = true

  /// Creates a description.
  package init(tree: ElementTree, steps: [ScreenStep]? = nil) {
    (self.tree, self.steps) = (tree, steps)
  }

  /// The same below something else.
  ///
  /// - Parameters:
  ///   - layer: What is in front: all below its root.
  ///   - tree: The elements of both.
  /// - Returns: How both are drawn.
  package func behind(_ layer: ElementTree, showing tree: ElementTree) -> ScreenDrawing {
    guard let steps, !self.tree.isEmpty else { return ScreenDrawing(tree: tree) }
    let shift = self.tree.elements.count - 1
    let others = Self.steps(of: layer).compactMap { step -> ScreenStep? in
      guard case .element(var element) = step, element.index > 0 else { return nil }
      element.index += shift
      return .element(element)
    }
    var drawing = self
    (drawing.tree, drawing.steps) = (tree, steps + others)
    return drawing
  }

  /// What is drawn.
  var allSteps: [ScreenStep] { steps ?? Self.steps(of: tree) }

  /// The elements in the order in which they usually lie over each other: bars over what scrolls below
  /// them, then what is presented, and the keyboard over all.
  private static func steps(of tree: ElementTree) -> [ScreenStep] {
    guard !tree.isEmpty else { return [] }
    // What lies under dozens of layers is not seen.
    let modals = tree.elements.indices.filter { $0 > 0 && ScreenPainter.isModal(tree.elements[$0]) }
      .suffix(40)
    var order: [Int] = []
    for layer in [0] + modals {
      var bars: [Int] = []
      add(layer, of: tree, to: &order, deferring: &bars)
      for bar in bars {
        var none: [Int] = []
        add(bar, of: tree, to: &order, deferring: &none)
      }
    }
    order += tree.elements.indices.filter { tree.elements[$0].type == .keyboard }
    return order.map { .element(ScreenStep.ElementStep(index: $0)) }
  }

  /// Adds an element and those in it; those of other layers are left out, bars are only noted.
  private static func add(
    _ root: Int, of tree: ElementTree, to order: inout [Int], deferring bars: inout [Int]
  ) {
    let end = tree.descendants(of: root).upperBound
    var index = root
    while index < end {
      let element = tree.elements[index]
      let isBar = ScreenPainter.isBar(element.type)
      if index != root, isBar || ScreenPainter.isModal(element) || element.type == .keyboard {
        if isBar { bars.append(index) }
        index = tree.descendants(of: index).upperBound
        continue
      }
      order.append(index)
      index += 1
    }
  }
}
