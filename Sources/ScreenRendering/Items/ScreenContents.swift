import ElementModel
import Foundation

/// The pieces of one layer of a screen: the app's windows, or one alert or sheet on them.
struct ScreenContents {
  /// The bars at the top, side by side where there are several.
  private(set) var navigationBars: [Int] = []
  /// The bar at the bottom.
  private(set) var tabBar: Int?
  /// The keyboard, which lies over everything else.
  private(set) var keyboard: Int?
  /// Everything between, in document order.
  private(set) var items: [ScreenItem] = []
  /// The handle at the top edge of a sheet.
  private(set) var grabber: Int?
  /// Layers above this one, lowest first.
  private(set) var modals: [Int] = []
  /// The part of the screen that shows, in points.
  let frame: CGRect

  private let tree: ElementTree
  private let root: Int
  private let required: Int?

  /// Collects a layer.
  ///
  /// - Parameters:
  ///   - tree: The screen.
  ///   - root: The application or the layer's element.
  ///   - required: An element to keep even when its frame lies outside the screen.
  init(tree: ElementTree, root: Int, required: Int?) {
    self.tree = tree
    self.root = root
    self.required = required
    let own = tree.elements[root].drawnFrame
    let screen = tree.elements[0].drawnFrame
    frame = own.isEmpty ? screen : own
    visit(root, isInCell: false)
  }

  private mutating func visit(_ index: Int, isInCell: Bool) {
    let element = tree.elements[index]
    if index != root, element.traits.contains(.modal) || element.type == .alert {
      modals.append(index)
      return
    }
    if element.type == .window, let keys = keyboard(in: index) {
      keyboard = keys
      return
    }
    switch element.type {
    case .navigationBar where isBesideBars(element):
      navigationBars.append(index)
      visitSearch(inBar: index)
    case .tabBar: tabBar = index
    case .statusBar: break
    default:
      if isRowOfParts(index, isInCell: isInCell) {
        visitContainer(index, isInCell: isInCell)
      } else if let kind = ScreenItem.Kind(element) {
        add(kind, at: index, isInCell: isInCell)
      } else if element.type == .picker || element.type == .datePicker, !hasControls(in: index) {
        add(.choice, at: index, isInCell: isInCell)
      } else {
        visitContainer(index, isInCell: isInCell || element.type == .cell)
      }
    }
  }

  /// A search in a bar is drawn below it, with what stands beside and below the field.
  private mutating func visitSearch(inBar bar: Int) {
    for child in tree.children(of: bar) where tree.isInSearch(child, ofBar: bar) {
      visit(child, isInCell: false)
    }
  }

  /// Whether an element is a list's button or link of several texts: they are drawn where they are,
  /// rather than its label that joins them.
  private func isRowOfParts(_ index: Int, isInCell: Bool) -> Bool {
    guard isInCell, tree.elements[index].type == .button else { return false }
    return tree.descendants(of: index).filter { tree.elements[$0].type == .staticText }.count > 1
  }

  /// Whether a bar stands beside those found before, as the bars of a split view do.
  private func isBesideBars(_ bar: Element) -> Bool {
    navigationBars.allSatisfy { index in
      let other = tree.elements[index].drawnFrame
      return other.maxX <= bar.drawnFrame.minX + 1 || bar.drawnFrame.maxX <= other.minX + 1
    }
  }

  /// Whether a picker shows wheels or buttons that are drawn instead of it.
  private func hasControls(in picker: Int) -> Bool {
    tree.descendants(of: picker).contains {
      tree.elements[$0].type == .pickerWheel || tree.elements[$0].type == .button
    }
  }

  /// The keyboard that a window of its own holds.
  private func keyboard(in window: Int) -> Int? {
    guard !tree.elements[window].traits.contains(.mainWindow) else { return nil }
    return tree.descendants(of: window).first { tree.elements[$0].type == .keyboard }
  }

  private mutating func visitContainer(_ index: Int, isInCell: Bool) {
    let element = tree.elements[index]
    let count = items.count
    let modalCount = modals.count
    for child in tree.children(of: index) { visit(child, isInCell: isInCell) }
    let isBare = items.count == count && modals.count == modalCount
    if isBare, element.type == .cell || element.type == .other, !element.label.isEmpty {
      add(
        element.traits.contains(.disclosure) ? .row : .text, at: index, isInCell: isInCell)
    } else if element.traits.contains(.disclosure),
      !items[count...].contains(where: { $0.kind == .row })
    {
      add(.chevron, at: index, isInCell: isInCell)
    }
  }

  private mutating func add(_ kind: ScreenItem.Kind, at index: Int, isInCell: Bool) {
    let element = tree.elements[index]
    if element.isSheetGrabber, index != required {
      grabber = index
      return
    }
    let covered = index..<tree.descendants(of: index).upperBound
    let isRequired = required.map(covered.contains) ?? false
    let isShown = !element.drawnFrame.isEmpty && element.drawnFrame.intersects(frame)
    guard isShown || isRequired else { return }
    let caption = caption(of: index)
    if kind == .text, caption.isEmpty, !isRequired { return }
    // A spinner with a title has the same words below it.
    if kind == .text, let last = items.last, last.kind == .spinner, last.caption == caption {
      items[items.count - 1].caption = ""
    }
    var parts: [Int] = []
    if kind == .segments || kind == .stepper {
      parts = tree.descendants(of: index).filter { tree.elements[$0].type == .button }
    }
    items.append(
      ScreenItem(
        kind: kind == .button && isInCell && element.traits.contains(.disclosure) ? .row : kind,
        index: index, element: element, caption: caption, isInCell: isInCell, covered: covered,
        parts: parts))
  }

  /// The label, or what the elements inside say.
  private func caption(of index: Int) -> String {
    let element = tree.elements[index]
    if !element.label.isEmpty { return element.label }
    if !element.title.isEmpty { return element.title }
    let inner = tree.descendants(of: index).compactMap { child -> String? in
      let label = tree.elements[child].label
      return label.isEmpty ? nil : label
    }
    if !inner.isEmpty { return inner.joined(separator: " ") }
    if element.type == .staticText { return element.value ?? "" }
    return element.type == .button ? element.identifier : ""
  }
}

extension ScreenItem.Kind {
  /// How an element is drawn; `nil` for a container whose children are drawn instead.
  init?(_ element: Element) {
    switch element.type {
    case .staticText: self = .text
    case .button, .menuButton, .toolbarButton, .popUpButton, .radioButton, .menuItem, .key, .tab:
      self = element.traits.contains(.disclosure) ? .row : .button
    case .textField, .secureTextField, .searchField, .textView, .comboBox: self = .field
    case .switch, .toggle, .checkBox: self = .toggle
    case .activityIndicator: self = .spinner
    case .progressIndicator, .levelIndicator, .ratingIndicator: self = .progress
    case .image, .icon: self = .image
    case .map, .webView: self = .picture
    case .link: self = .link
    case .colorWell: self = .color
    case .segmentedControl: self = .segments
    case .stepper: self = .stepper
    case .pickerWheel: self = .wheel
    case .pageIndicator: self = .pages
    case .slider: self = .slider
    case .keyboard: self = .keyboard
    default: return nil
    }
  }
}

extension ElementTree {
  /// Where the search in a navigation bar begins, in points from the top of the screen; `nil` for a
  /// bar without one.
  func topOfSearch(inBar bar: Int) -> CGFloat? {
    descendants(of: bar).lazy.map { elements[$0] }.first { $0.type == .searchField }?.drawnFrame
      .minY
  }

  /// Whether an element of a navigation bar belongs to the search below the bar's own row.
  func isInSearch(_ index: Int, ofBar bar: Int) -> Bool {
    topOfSearch(inBar: bar).map { $0 <= elements[index].drawnFrame.midY } ?? false
  }
}

extension Element {
  /// Whether this is the handle by which a sheet is dragged, named as in dumps of iOS.
  fileprivate var isSheetGrabber: Bool { type == .button && label == "Sheet Grabber" }
}
