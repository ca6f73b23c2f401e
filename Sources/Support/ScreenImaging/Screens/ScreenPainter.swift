import ElementModel
import Foundation
import Pictures

/// Draws what is on a screen.
struct ScreenPainter {
  /// What elements inside another one inherit.
  struct Surroundings {
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

  let canvas: PictureCanvas
  let tree: ElementTree
  let colors: ScreenColors
  let screen: CGRect
  /// What the element being drawn lies in.
  var around: Surroundings
  /// Whether the texts and images of the element being drawn are drawn after it.
  private(set) var hasContent = false
  /// Whether what lies behind the elements is drawn by steps of its own.
  private(set) var hasSteps = false
  /// What elements inside each element inherit, once it is known.
  private var insides: [Surroundings?]
  /// For each element, the next one, itself included, that shows a text.
  private let nextTexts: [Int]
  /// Upper and lower edges of the list rows on the screen, to tell which ones touch.
  let rowEdges: RowEdges

  init(canvas: PictureCanvas, tree: ElementTree, colors: ScreenColors, screen: CGRect) {
    self.canvas = canvas
    self.tree = tree
    self.colors = colors
    self.screen = screen
    around = Surroundings(clip: canvas.bounds)
    insides = Array(repeating: nil, count: tree.elements.count)
    var next = tree.elements.count
    var nextTexts = Array(repeating: next, count: next + 1)
    for index in tree.elements.indices.reversed() {
      let element = tree.elements[index]
      if !element.label.isEmpty || !(element.value ?? "").isEmpty { next = index }
      nextTexts[index] = next
    }
    self.nextTexts = nextTexts
    rowEdges = RowEdges(of: tree)
  }

  /// Draws everything.
  mutating func paint(_ drawing: ScreenDrawing) {
    guard !tree.isEmpty else { return }
    if drawing.hasGround {
      let isGrouped = tree.elements.contains { $0.type == .cell }
      canvas.fill(screen, isGrouped ? colors.groupedBackground : colors.background)
    }
    hasSteps = drawing.steps != nil
    paint(drawing.allSteps)
    canvas.clip = canvas.bounds
    let hasBar = tree.elements.contains { $0.type == .statusBar }
    if drawing.hasStatusBar, !hasBar,
      !tree.elements.contains(where: { $0.type == .keyboard && $0.frame.minY < 40 })
    {
      paintStatusBar()
    }
  }

  private mutating func paint(_ steps: [ScreenStep]) {
    var place = 0
    // What is inside of an element that draws it all by itself.
    var done = 0..<0
    // The elements that the step is in, each with the step after its last.
    var open: [(index: Int, end: Int)] = []
    while place < steps.count {
      while let last = open.last, last.end <= place { open.removeLast() }
      let step = steps[place]
      place += 1
      guard case .element(let element) = step else {
        paint(step, inside: open.last?.index)
        continue
      }
      guard tree.elements.indices.contains(element.index), !done.contains(element.index) else {
        continue
      }
      if !paint(element) {
        done = tree.descendants(of: element.index)
        place += element.count
      } else if element.count > 0 {
        open.append((element.index, place + element.count))
      }
    }
  }

  /// Draws an element.
  ///
  /// - Returns: Whether what is inside of it is to be drawn too.
  private mutating func paint(_ step: ScreenStep.ElementStep) -> Bool {
    let element = tree.elements[step.index]
    hasContent = step.hasContent
    around =
      step.index == 0
      ? Surroundings(clip: canvas.bounds) : inside(of: tree.parent(of: step.index) ?? 0)
    canvas.clip = around.clip
    if element.type == .keyboard {
      canvas.clip = canvas.bounds
      paintKeyboard(step.index)
      return false
    }
    if step.index > 0, Self.isModal(element) {
      canvas.clip = canvas.bounds
      if element.type != .menu {
        canvas.fill(screen, PictureColor(red: 0, green: 0, blue: 0, alpha: 76))
      }
      paintModalBacking(step.index)
    }
    return canvas.clip.isEmpty ? false : draw(step.index)
  }

  /// Draws what is no element.
  private mutating func paint(_ step: ScreenStep, inside index: Int?) {
    // Layers say what of it is seen.
    canvas.clip = canvas.bounds
    let color = index.map { textColor(inside: $0) } ?? colors.text
    switch step {
    case .element: break
    case .fill(let area, let paint, let isEvenOdd): canvas.fill(area, paint, isEvenOdd: isEvenOdd)
    case .stroke(let area, let paint, let style): canvas.stroke(area, paint, style)
    case .text(let text, let frame): canvas.write(text, in: frame, color)
    case .symbol(let name, let frame, let own):
      if !canvas.drawSymbol(name, in: frame, own ?? color) {
        drawPlaceholder(name, in: frame)
      }
    case .image(let data, let frame):
      if let picture = try? Picture.picture(ofPNG: data) {
        canvas.draw(picture, in: frame)
      } else {
        drawPlaceholder("", in: frame)
      }
    case .placeholder(let name, let frame): drawPlaceholder(name, in: frame)
    case .begin(let layer): canvas.begin(layer)
    case .end: canvas.end()
    }
  }

  /// The colour of texts in an element that have none of their own.
  private mutating func textColor(inside index: Int) -> PictureColor {
    let element = tree.elements[index]
    if let color = inside(of: index).textColor { return color }
    if !element.isEnabled { return colors.faintText }
    return element.traits.contains(.secondary) ? colors.secondaryText : colors.text
  }

  /// Whether an element covers what is around it.
  static func isModal(_ element: Element) -> Bool {
    switch element.type {
    case .alert, .sheet, .popover, .dialog, .menu: true
    default: element.traits.contains(.modal)
    }
  }

  /// Whether elements of a type lie over what scrolls.
  static func isBar(_ type: ElementType) -> Bool {
    type == .navigationBar || type == .tabBar || type == .toolbar || type == .statusBar
  }

  /// What elements inside of one inherit.
  private mutating func inside(of index: Int) -> Surroundings {
    var path: [Int] = []
    var place = index
    while insides[place] == nil {
      path.append(place)
      if place == 0 { break }
      place = tree.parent(of: place) ?? 0
    }
    var inner = insides[place] ?? Surroundings(clip: canvas.bounds)
    for place in path.reversed() {
      inner = surroundings(inside: place, from: inner)
      insides[place] = inner
    }
    return inner
  }

  private func surroundings(inside index: Int, from outer: Surroundings) -> Surroundings {
    let element = tree.elements[index]
    // What is presented lies in nothing.
    var inner = Self.isModal(element) ? Surroundings(clip: canvas.bounds) : outer
    if Self.isBar(element.type) { inner.isInBar = true }
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
        outer.cell != nil && element.traits.contains(.disclosure) && element.isEnabled
      inner.textColor = isPlainRow ? nil : textColor(ofButton: element)
    default: break
    }
    return inner
  }

  /// The text that an element shows by itself; empty when elements inside it show it.
  func caption(of index: Int) -> String {
    if hasContent { return "" }
    let element = tree.elements[index]
    let inside = tree.descendants(of: index)
    if nextTexts[inside.lowerBound] < inside.upperBound { return "" }
    return element.label.isEmpty ? element.title : element.label
  }
}
