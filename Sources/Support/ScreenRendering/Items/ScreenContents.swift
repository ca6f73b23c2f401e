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
  /// Buttons that lie on a navigation bar without belonging to it, by the bar's index.
  private(set) var barButtons: [Int: [Int]] = [:]
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
    visit(root, Place())
    leaveOutCovered()
    markFloating()
    moveButtonsToBars()
    leaveOutRepeatedCaptions()
  }

  /// Where an element stands.
  private struct Place {
    /// The list's cell it is in.
    var cell: CGRect?
    /// The nearest cell, button or link it is in.
    var owner: Int?
  }

  private mutating func visit(_ index: Int, _ place: Place) {
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
      visitBarRows(index)
    case .tabBar: tabBar = index
    case .statusBar: break
    default:
      if isRowOfParts(index, isInCell: place.cell != nil) {
        visitContainer(index, place)
      } else if let kind = ScreenItem.Kind(element) {
        add(kind, at: index, place)
      } else if element.type == .picker || element.type == .datePicker, !hasControls(in: index) {
        add(.choice, at: index, place)
      } else {
        var inner = place
        if element.type == .cell { inner.cell = element.drawnFrame }
        visitContainer(index, inner)
      }
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

  /// Collects what a navigation bar has below its row of buttons: search fields with their button to
  /// cancel, and scopes.
  private mutating func visitBarRows(_ bar: Int) {
    let inner = tree.descendants(of: bar)
    let rows = inner.filter {
      [.searchField, .segmentedControl, .textField].contains(tree.elements[$0].type)
    }
    for row in rows { visit(row, Place()) }
    let fields = rows.filter { tree.elements[$0].type == .searchField }
    let cancel = inner.first { index in
      tree.elements[index].type == .button
        && fields.contains { field in
          let distance =
            tree.elements[field].drawnFrame.midY - tree.elements[index].drawnFrame.midY
          return abs(distance) <= 22 && !tree.descendants(of: field).contains(index)
        }
    }
    if let cancel { visit(cancel, Place()) }
  }

  private mutating func visitContainer(_ index: Int, _ place: Place) {
    let element = tree.elements[index]
    let count = items.count
    let modalCount = modals.count
    var inner = place
    if [.cell, .button, .link].contains(element.type) { inner.owner = index }
    for child in tree.children(of: index) { visit(child, inner) }
    let isBare = items.count == count && modals.count == modalCount
    if isBare, element.type == .cell || element.type == .other, !element.label.isEmpty {
      add(element.traits.contains(.disclosure) ? .row : .text, at: index, place)
    } else if element.traits.contains(.disclosure) || element.appearance?.style == .menu,
      !items[count...].contains(where: { $0.kind == .row || $0.kind == .button })
    {
      let isCovered = items.count > count && items[count...].allSatisfy(\.isCovered)
      add(.chevron, at: index, place)
      if isCovered { items[items.count - 1].isCovered = true }
    }
  }

  private mutating func add(_ kind: ScreenItem.Kind, at index: Int, _ place: Place) {
    let element = tree.elements[index]
    if element.isSheetGrabber, index != required {
      grabber = index
      return
    }
    let covered = index..<tree.descendants(of: index).upperBound
    let isRequired = required.map(covered.contains) ?? false
    let isShown = !element.drawnFrame.isEmpty && element.drawnFrame.intersects(frame)
    // What lies around a menu or popover to dismiss it is not to be seen.
    guard isShown && !element.isDismissRegion || isRequired else { return }
    let caption = caption(of: index)
    if kind == .text, caption.isEmpty, !isRequired { return }
    var parts: [Int] = []
    if kind == .segments || kind == .stepper {
      parts = tree.descendants(of: index).filter { tree.elements[$0].type == .button }
    }
    items.append(
      ScreenItem(
        kind: kind == .button && place.cell != nil && element.traits.contains(.disclosure)
          ? .row : kind,
        index: index, element: element, caption: caption, cell: place.cell, covered: covered,
        parts: parts, isCovered: !isRequired && isCovered(element, by: place.owner)))
  }

  /// Whether nothing of an element can be touched, although the cell or button it is in is not
  /// covered either: something lies in front of it.
  private func isCovered(_ element: Element, by owner: Int?) -> Bool {
    guard element.hitPoint == nil else { return false }
    guard let owner = owner.map({ tree.elements[$0] }), let point = owner.hitPoint else {
      return true
    }
    return abs(point.y - owner.drawnFrame.midY) > 1
  }

  /// Leaves out what is covered by bars, the keyboard and views in front.
  ///
  /// Below an alert or a sheet nothing can be touched, and all is drawn that is not below a bar.
  private mutating func leaveOutCovered() {
    if modals.isEmpty {
      // Trees of other sources may tell of controls alone whether they can be touched.
      let texts = items.filter { $0.kind == .text }
      let seen = texts.filter { !$0.isCovered }
      guard !seen.isEmpty, seen.count * 2 >= texts.count else { return }
      items.removeAll(where: \.isCovered)
      return
    }
    guard let bar = tabBar.map({ tree.elements[$0].drawnFrame }) else { return }
    items.removeAll { item in
      item.element.drawnFrame.midY > bar.minY
        && !(required.map(item.covered.contains) ?? false)
    }
  }

  /// Marks what has a background and lies over a list or over other items, as toasts do.
  private mutating func markFloating() {
    for position in items.indices {
      let item = items[position]
      guard item.element.appearance?.background != nil, !item.isInCell, item.kind == .text
      else { continue }
      let frame = item.element.drawnFrame
      let middle = CGPoint(x: frame.midX, y: frame.midY)
      let liesOverList = tree.descendants(of: root).contains { index in
        let element = tree.elements[index]
        return [.scrollView, .collectionView, .table].contains(element.type)
          && index < item.index && !tree.descendants(of: index).contains(item.index)
          && element.drawnFrame.contains(middle)
      }
      let liesOverItem = items.contains { other in
        other.index < item.index && other.covered.contains(item.index) == false
          && other.element.drawnFrame.insetBy(dx: 1, dy: 1).intersects(frame)
      }
      items[position].isFloating = liesOverList || liesOverItem
    }
  }

  /// Takes buttons that lie on a navigation bar, such as that for the sidebar, out of the body.
  private mutating func moveButtonsToBars() {
    for bar in navigationBars {
      let element = tree.elements[bar].drawnFrame
      let row = CGRect(x: element.minX, y: element.minY, width: element.width, height: 44)
      let inner = tree.descendants(of: bar)
      let buttons = items.filter { item in
        let frame = item.element.drawnFrame
        return item.kind == .button && !inner.contains(item.index)
          && row.contains(CGPoint(x: frame.midX, y: frame.midY))
      }
      guard !buttons.isEmpty else { continue }
      barButtons[bar] = buttons.map(\.index)
      items.removeAll { item in buttons.contains { $0.index == item.index } }
    }
  }

  /// Leaves the names of sliders, progress bars and spinners out that a text beside them says.
  private mutating func leaveOutRepeatedCaptions() {
    for position in items.indices where items[position].repeatsTexts {
      let caption = items[position].caption
      let isRepeated = items.contains { $0.kind == .text && $0.caption == caption }
      if isRepeated || caption == "In progress" || caption == "Progress" {
        items[position].caption = ""
      }
    }
  }

  /// The buttons and texts in the row of a navigation bar, buttons that lie on it included.
  func parts(ofBar bar: Int) -> (buttons: [Int], texts: [Int]) {
    let drawn = items.flatMap { Array($0.covered) }
    let inner = tree.descendants(of: bar).filter { !drawn.contains($0) }
    let buttons = inner.filter { tree.elements[$0].type == .button }
    let texts = inner.filter { text in
      tree.elements[text].type == .staticText
        && !buttons.contains { tree.descendants(of: $0).contains(text) }
    }
    return ((barButtons[bar] ?? []) + buttons, texts)
  }

  /// What the texts in a button say that has images too, whose names are part of its label.
  private func texts(besideImagesIn button: Int) -> String? {
    let inner = tree.descendants(of: button).map { tree.elements[$0] }
    guard inner.contains(where: { $0.type == .image }) else { return nil }
    let texts = inner.filter { $0.type == .staticText }.map(\.label)
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  /// The label of a button without the name of the symbol that it begins with, which is shown as a
  /// sign: "Cart badge plus, Add" says "Add".
  private func labelWithoutSymbol(of element: Element) -> String? {
    guard let symbol = element.appearance?.symbol else { return nil }
    let name = symbol.replacing(".", with: " ").lowercased() + ", "
    guard element.label.lowercased().hasPrefix(name) else { return nil }
    return String(element.label.dropFirst(name.count))
  }

  /// The only text in a button that VoiceOver reads in other words, as it does the days of a calendar.
  private func shownText(of button: Int) -> String? {
    let texts = tree.children(of: button).filter { tree.elements[$0].type == .staticText }
    guard texts.count == 1, !tree.elements[texts[0]].label.isEmpty else { return nil }
    return tree.elements[texts[0]].label
  }

  /// The label, or what the elements inside say.
  private func caption(of index: Int) -> String {
    let element = tree.elements[index]
    if element.type == .button {
      if let texts = texts(besideImagesIn: index) { return texts }
      if let label = labelWithoutSymbol(of: element) { return label }
      if let text = shownText(of: index) { return text }
    }
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
    // A legend's text is drawn with a sign, but is a text all the same.
    if element.appearance?.drawing != nil, element.type == .other {
      self = .drawing
      return
    }
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

extension Element {
  /// Whether this is the handle by which a sheet is dragged, named as in dumps of iOS.
  fileprivate var isSheetGrabber: Bool { type == .button && label == "Sheet Grabber" }
}
