import ElementModel
import Foundation
import Pictures

/// Draws elements in the order in which they lie over each other.
struct ScreenPainter {
  /// What elements inside another one inherit.
  struct Surroundings {
    /// The element after the last one inside.
    var end: Int
    var clip: PixelArea
    /// The colour of texts, where the container decides it.
    var textColor: PictureColor?
    /// The frame of the row around, if there is one.
    var cell: CGRect?
    var isInBar = false
    /// Whether lines and areas show what the elements are.
    var isInDrawing = false
    var isInAlert = false
  }

  var canvas: PictureCanvas
  let tree: ElementTree
  let colors: ScreenColors
  let screen: CGRect
  /// What the element being drawn lies in.
  var around: Surroundings
  /// For each element, the next one, itself included, that shows a text.
  private let nextTexts: [Int]
  /// Upper and lower edges of the list rows on the screen, to tell which ones touch.
  var rowEdges = RowEdges()

  init(canvas: PictureCanvas, tree: ElementTree, colors: ScreenColors, screen: CGRect) {
    self.canvas = canvas
    self.tree = tree
    self.colors = colors
    self.screen = screen
    around = Surroundings(end: tree.elements.count, clip: canvas.bounds)
    var next = tree.elements.count
    var nextTexts = Array(repeating: next, count: next + 1)
    for index in tree.elements.indices.reversed() {
      let element = tree.elements[index]
      if !element.label.isEmpty || !(element.value ?? "").isEmpty { next = index }
      nextTexts[index] = next
    }
    self.nextTexts = nextTexts
  }

  /// Draws everything.
  mutating func paint() {
    guard !tree.isEmpty else { return }
    // What lies under dozens of layers is not seen.
    let modals = tree.elements.indices.filter { $0 > 0 && Self.isModal(tree.elements[$0]) }
      .suffix(40)
    let layers = [0] + modals
    rowEdges = RowEdges(of: tree)
    let shading = modals.last { tree.elements[$0].type != .menu } ?? 0
    for layer in layers {
      canvas.isDimmed = layer < shading
      paintLayer(layer)
    }
    canvas.isDimmed = false
    for index in tree.elements.indices where tree.elements[index].type == .keyboard {
      canvas.clip = canvas.bounds
      paintKeyboard(index)
    }
  }

  /// Whether an element covers what is around it.
  static func isModal(_ element: Element) -> Bool {
    switch element.type {
    case .alert, .sheet, .popover, .dialog, .menu: true
    default: element.traits.contains(.modal)
    }
  }

  private static func isBar(_ type: ElementType) -> Bool {
    type == .navigationBar || type == .tabBar || type == .toolbar || type == .statusBar
  }

  private mutating func paintLayer(_ root: Int) {
    let range = root..<tree.descendants(of: root).upperBound
    let inside = tree.elements[range]
    canvas.clip = canvas.bounds
    around = Surroundings(end: range.upperBound, clip: canvas.bounds)
    if root == 0 {
      let isGrouped = inside.contains { $0.type == .cell }
      canvas.fill(screen, isGrouped ? colors.groupedBackground : colors.background)
    } else {
      paintModalBacking(root)
    }
    var bars: [Int] = []
    paint(range, root: root, deferring: &bars)
    for bar in bars {
      let range = bar..<tree.descendants(of: bar).upperBound
      around = Surroundings(end: range.upperBound, clip: canvas.bounds, isInBar: true)
      var none: [Int] = []
      paint(range, root: bar, deferring: &none)
    }
    canvas.clip = canvas.bounds
    if root == 0, !inside.contains(where: { $0.type == .statusBar }) { paintStatusBar() }
  }

  /// Draws a range of elements; those of other layers are left out, bars are only noted.
  private mutating func paint(_ range: Range<Int>, root: Int, deferring bars: inout [Int]) {
    var outer = [around]
    var index = range.lowerBound
    while index < range.upperBound {
      while outer.count > 1, let last = outer.last, last.end <= index { outer.removeLast() }
      around = outer[outer.count - 1]
      let element = tree.elements[index]
      let end = tree.descendants(of: index).upperBound
      if index != root {
        let isElsewhere = Self.isModal(element) || element.type == .keyboard
        if Self.isBar(element.type) { bars.append(index) }
        if isElsewhere || Self.isBar(element.type) {
          index = end
          continue
        }
      }
      canvas.clip = around.clip
      if canvas.clip.isEmpty || !draw(index) {
        index = end
        continue
      }
      if end > index + 1 { outer.append(surroundings(inside: index, end: end)) }
      index += 1
    }
  }

  private func surroundings(inside index: Int, end: Int) -> Surroundings {
    let element = tree.elements[index]
    var inner = around
    inner.end = end
    if element.appearance?.drawing != nil { inner.isInDrawing = true }
    switch element.type {
    case .scrollView, .table, .collectionView, .webView, .textView:
      inner.clip = inner.clip.intersection(PixelArea(element.frame, scale: canvas.scale))
    case .cell:
      inner.clip = inner.clip.intersection(PixelArea(element.frame, scale: canvas.scale))
      inner.cell = element.frame
    case .alert: inner.isInAlert = true
    case .button, .link, .menuItem, .tab:
      let isPlainRow =
        around.cell != nil && element.traits.contains(.disclosure) && element.isEnabled
      inner.textColor = isPlainRow ? nil : textColor(ofButton: element)
    default: break
    }
    return inner
  }

  /// The text that an element shows by itself; empty when elements inside it show it.
  func caption(of index: Int) -> String {
    let element = tree.elements[index]
    let inside = tree.descendants(of: index)
    if nextTexts[inside.lowerBound] < inside.upperBound { return "" }
    return element.label.isEmpty ? element.title : element.label
  }
}

/// Where the rows of lists begin and end.
struct RowEdges {
  /// A height at which rows of one column meet, in whole points.
  private struct Edge: Hashable {
    let x: Int
    let y: Int
  }

  private var upper: Set<Edge> = []
  private var lower: Set<Edge> = []

  init() {}

  /// Notes the rows of a screen.
  init(of tree: ElementTree) {
    for element in tree.elements where element.type == .cell {
      upper.insert(Self.edge(element.frame, y: element.frame.minY))
      lower.insert(Self.edge(element.frame, y: element.frame.maxY))
    }
  }

  /// Whether another row ends where this one begins.
  func hasRow(above frame: CGRect) -> Bool { lower.contains(Self.edge(frame, y: frame.minY)) }

  /// Whether another row begins where this one ends.
  func hasRow(below frame: CGRect) -> Bool { upper.contains(Self.edge(frame, y: frame.maxY)) }

  private static func edge(_ frame: CGRect, y: CGFloat) -> Edge {
    Edge(x: Int(pixels: Double(frame.minX)), y: Int(pixels: Double(y)))
  }
}
