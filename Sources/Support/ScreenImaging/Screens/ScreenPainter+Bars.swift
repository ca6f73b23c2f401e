import ElementModel
import Foundation
import Pictures

extension ScreenPainter {
  /// Draws the ground of a navigation bar, and its name where no element inside says it.
  mutating func drawNavigationBar(_ index: Int) -> Bool {
    let element = tree.elements[index]
    var ground = element.frame
    if ground.minY > 0, ground.minY < 70 {
      // The bar's colour goes on behind the status bar.
      ground = CGRect(x: ground.minX, y: 0, width: ground.width, height: ground.maxY)
    }
    let hasLargeTitle = tree.elements[tree.descendants(of: index)].contains {
      $0.traits.contains(.large)
    }
    if hasContent(under: ground, of: index) {
      let isGrouped = hasLargeTitle && tree.elements.contains { $0.type == .cell }
      canvas.fill(
        ground,
        hasLargeTitle ? (isGrouped ? colors.groupedBackground : colors.background) : colors.bar)
      if !hasLargeTitle { drawHairline(y: ground.maxY, ground) }
    }
    let hasText = tree.elements[tree.descendants(of: index)].contains { $0.type == .staticText }
    if !hasText {
      let title = element.label.isEmpty ? element.identifier : element.label
      canvas.write(
        title, in: element.frame.inset(x: element.frame.width / 4, y: 0),
        TextStyle(weight: .semibold, color: colors.text), .center)
    }
    return true
  }

  private mutating func drawGround(ofLowerBar index: Int) {
    let frame = tree.elements[index].frame
    // One that floats always has a ground.
    if floats(frame) {
      canvas.fill(frame, radius: frame.height / 2, colors.bar)
      canvas.stroke(frame, radius: frame.height / 2, width: 0.5, colors.separator)
      return
    }
    guard hasContent(under: frame, of: index) else { return }
    canvas.fill(frame, colors.bar)
    drawHairline(y: frame.minY + 1 / canvas.scale, frame)
  }

  /// Whether something is a little off both sides of the screen, and off its lower edge, as bars and low
  /// sheets are since iOS 26.
  func floats(_ frame: CGRect) -> Bool {
    let (left, right) = (frame.minX - screen.minX, screen.maxX - frame.maxX)
    return (1..<32).contains(left) && abs(left - right) < 1 && frame.maxY < screen.maxY
  }

  /// Whether something of a bar's screen has been scrolled under the bar's ground: only then it has one,
  /// since iOS 15.
  private func hasContent(under frame: CGRect, of bar: Int) -> Bool {
    let inner = frame.inset(1)
    var root = bar
    while root > 0, !Self.isModal(tree.elements[root]) { root = tree.parent(of: root) ?? 0 }
    var index = root + 1
    let end = tree.descendants(of: root).upperBound
    while index < end {
      let element = tree.elements[index]
      if Self.isBar(element.type) || Self.isModal(element) || element.type == .keyboard {
        index = tree.descendants(of: index).upperBound
        continue
      }
      if Self.isScrolled(element), element.frame.intersects(inner) { return true }
      index += 1
    }
    return false
  }

  /// Whether an element is content, rather than something around it.
  private static func isScrolled(_ element: Element) -> Bool {
    switch element.type {
    case .cell, .staticText, .button, .image, .textField, .secureTextField, .textView, .switch,
      .slider, .link:
      true
    default: false
    }
  }

  private mutating func drawHairline(y: CGFloat, _ frame: CGRect) {
    let line = 1 / canvas.scale
    canvas.fill(
      CGRect(x: frame.minX, y: y - line, width: frame.width, height: line), colors.separator)
  }

  /// Draws the ground of a toolbar.
  mutating func drawToolbar(_ index: Int) -> Bool {
    drawGround(ofLowerBar: index)
    return true
  }

  /// Draws a tab bar: a sign and a name for each tab, the current one coloured.
  mutating func drawTabBar(_ index: Int) -> Bool {
    drawGround(ofLowerBar: index)
    let tabs = tree.descendants(of: index).filter {
      tree.elements[$0].type == .button || tree.elements[$0].type == .tab
    }
    for tab in tabs.prefix(20) {
      let item = tree.elements[tab]
      let isSelected = item.isSelected || item.value == "1"
      let color =
        isSelected ? colors.tint : item.isEnabled ? colors.secondaryText : colors.faintText
      let side = min(22, item.frame.height / 2)
      let sign = CGRect(
        x: item.frame.midX - side / 2, y: item.frame.minY + 7, width: side, height: side)
      let symbol = symbol(in: tab)
      if let symbol, canvas.drawSymbol(symbol + ".fill", in: sign.inset(-2), color) {
        // It is drawn.
      } else if isSelected {
        canvas.fill(sign, radius: Double(side) / 4, color)
      } else {
        canvas.stroke(sign, radius: Double(side) / 4, width: 2, color)
      }
      let name = item.label.isEmpty ? item.identifier : item.label
      canvas.write(
        name,
        in: CGRect(
          x: item.frame.minX + 2, y: sign.maxY + 2, width: max(0, item.frame.width - 4), height: 14),
        TextStyle(size: 11, color: color), .center)
    }
    return false
  }

  /// The symbol that an element shows, or the first one in it.
  private func symbol(in index: Int) -> String? {
    (index..<tree.descendants(of: index).upperBound).lazy
      .compactMap { tree.elements[$0].appearance?.symbol }.first
  }

  /// Draws the clock and the battery, as every phone shows them.
  mutating func paintStatusBar() {
    guard screen.width >= 200, screen.height >= 500 else { return }
    let height: CGFloat = 50
    canvas.write(
      "9:41", in: CGRect(x: 0, y: 8, width: screen.width / 3, height: height - 16),
      TextStyle(weight: .semibold, color: colors.text), .center)
    let battery = CGRect(x: screen.maxX - 58, y: height / 2 - 6, width: 25, height: 12)
    canvas.stroke(
      battery, radius: 3.5, width: 1, colors.secondaryText)
    canvas.fill(battery.inset(2), radius: 2, colors.text)
    canvas.fill(
      CGRect(x: battery.maxX + 1, y: battery.midY - 2, width: 1.5, height: 4), colors.secondaryText)
  }
}
