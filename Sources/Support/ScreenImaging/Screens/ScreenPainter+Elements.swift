import ElementModel
import Foundation
import Pictures

extension ScreenPainter {
  /// Draws one element.
  ///
  /// - Returns: Whether the elements inside it are to be drawn too.
  mutating func draw(_ index: Int) -> Bool {
    let element = tree.elements[index]
    if element.isDismissRegion { return true }
    if let ground = element.appearance?.background { drawGround(ground, of: element) }
    if let drawing = element.appearance?.drawing { draw(drawing, at: element.frame.origin) }
    switch element.type {
    case .navigationBar: return drawNavigationBar(index)
    case .tabBar: return drawTabBar(index)
    case .toolbar: return drawToolbar(index)
    case .cell, .tableRow, .outlineRow: drawRow(index)
    case .staticText: if !hasContent { drawText(index) }
    case .button, .radioButton, .popUpButton, .menuButton, .toolbarButton, .tab, .menuItem, .link,
      .disclosureTriangle, .comboBox, .colorWell:
      drawButton(index)
    case .image, .icon: if !hasContent { drawImage(index) }
    case .textField, .searchField, .secureTextField: drawField(index)
    case .textView: drawTextView(index)
    case .switch, .toggle, .checkBox: drawSwitch(index)
    case .slider: drawSlider(index)
    case .stepper: return drawStepper(index)
    case .segmentedControl: return drawSegments(index)
    case .progressIndicator, .levelIndicator, .ratingIndicator: drawProgress(index)
    case .activityIndicator: drawActivity(index)
    case .pageIndicator: drawPages(index)
    case .picker, .datePicker: drawPicker(index)
    case .pickerWheel: drawWheel(index)
    case .map, .webView: drawPane(index)
    case .scrollBar: return false
    default: drawOther(index)
    }
    return true
  }

  /// Draws what is behind an element.
  private func drawGround(_ color: ElementColor, of element: Element) {
    let isRow = [.cell, .tableRow, .outlineRow].contains(element.type)
    guard hasSteps ? isRow : ![.button, .switch, .slider].contains(element.type) else { return }
    canvas.fill(element.frame, PictureColor(color))
  }

  /// Draws a text in its frame.
  private mutating func drawText(_ index: Int) {
    let element = tree.elements[index]
    let text = shownText(of: element)
    let height = Double(element.frame.size.height)
    var style = TextStyle(color: colors.text)
    if element.traits.contains(.large) {
      style.font.size = 34
    } else if height <= 42, height > 0 {
      style.font.size = min(34, height / 1.193)
    }
    if element.traits.contains(.header) || element.traits.contains(.large) {
      style.font.weight = .semibold
    }
    if let color = around.textColor {
      style.color = color
    } else if element.traits.contains(.secondary) {
      style.color = colors.secondaryText
    }
    style.take(element.appearance)
    if !element.isEnabled { style.color = colors.faintText }
    var frame = element.frame
    if let symbol = element.appearance?.symbol {
      let side = min(frame.height, frame.width)
      let box = CGRect(x: frame.minX, y: frame.minY, width: side, height: frame.height)
      if canvas.drawSymbol(symbol, in: box, style.color) {
        frame.origin.x += side + 4
        frame.size.width = max(0, frame.width - side - 4)
      }
    }
    canvas.writeLines(
      text, in: frame, style, placement(of: element.frame, element.appearance?.alignment))
  }

  /// The label of a text, or its value where only that has room: the other one is only spoken.
  private mutating func shownText(of element: Element) -> String {
    guard let value = element.value, !value.isEmpty else { return element.label }
    if element.label.isEmpty { return value }
    let style = TextStyle(
      size: min(17, max(8, Double(element.frame.height) / 1.193)), color: colors.text)
    let room = Double(element.frame.width) * 1.3
    let hasRoom = canvas.width(of: element.label.prefix(500), style) <= room
    let valueHasRoom = canvas.width(of: value.prefix(500), style) <= room
    return hasRoom || !valueHasRoom ? element.label : value
  }

  /// Where texts stand in a frame: in the middle where the frame is in the middle of the screen.
  func placement(
    of frame: CGRect, _ alignment: ElementAppearance.Alignment? = nil
  ) -> TextPlacement {
    switch alignment {
    case .left: return .leading
    case .center: return .center
    case .right: return .trailing
    case nil: break
    }
    if around.isInAlert { return .center }
    let isCentered = abs(frame.midX - screen.midX) < 4 && frame.minX - screen.minX > 24
    guard let cell = around.cell else { return isCentered ? .center : .leading }
    return frame.minX > cell.midX ? .trailing : .leading
  }

  /// Points between the edge of something that fills its row and what it shows.
  func rowInset(of frame: CGRect) -> CGFloat {
    guard let cell = around.cell else { return 0 }
    return frame.minX - cell.minX < 8 && frame.width > 60 ? 16 : 0
  }

  /// Draws an element without a look of its own: the text that nothing inside it shows.
  private mutating func drawOther(_ index: Int) {
    let element = tree.elements[index]
    if element.type == .application || element.type == .window || Self.isModal(element) { return }
    if element.frame.height > 2, element.label.hasSuffix("page") || element.label.hasSuffix("pages")
    {
      // A scroll bar; iOS shows it only while scrolling.
      return
    }
    let text = caption(of: index)
    guard !text.isEmpty, tree.elements[index].descendantCount == 0, !around.isInDrawing else {
      return
    }
    canvas.writeLines(
      text, in: element.frame, TextStyle(color: around.textColor ?? colors.text),
      placement(of: element.frame))
  }

  /// Draws a row of a list: its ground, the line to the next one and a chevron.
  private mutating func drawRow(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    let hasAbove = rowEdges.hasRow(above: frame)
    let hasBelow = rowEdges.hasRow(below: frame)
    let ground = element.isSelected ? colors.fill : colors.row
    let isInset = frame.minX > screen.minX + 4
    if isInset {
      canvas.fill(frame, radius: 10, ground)
      let half = CGSize(width: frame.width, height: frame.height / 2)
      if hasAbove { canvas.fill(CGRect(origin: frame.origin, size: half), ground) }
      if hasBelow {
        let origin = CGPoint(x: frame.minX, y: frame.midY)
        canvas.fill(CGRect(origin: origin, size: half), ground)
      }
    } else {
      canvas.fill(frame, ground)
    }
    if hasBelow || !isInset {
      let line = 1 / canvas.scale
      canvas.fill(
        CGRect(
          x: frame.minX + 16, y: frame.maxY - line, width: max(0, frame.width - 16), height: line),
        colors.separator)
    }
    if element.traits.contains(.disclosure) { drawChevron(in: frame) }
    let text = caption(of: index)
    if !text.isEmpty {
      canvas.write(text, in: frame.inset(x: 16, y: 0), TextStyle(color: colors.text))
    }
  }

  /// Draws the sign that a row leads to another screen.
  mutating func drawChevron(in frame: CGRect) {
    let x = frame.maxX - 20
    let middle = frame.midY
    guard frame.width > 60 else { return }
    canvas.stroke(
      [
        CGPoint(x: x, y: middle - 5.5), CGPoint(x: x + 5.5, y: middle),
        CGPoint(x: x, y: middle + 5.5),
      ], width: 2, colors.faintText)
  }

  /// Draws a symbol, or what stands for a picture.
  private mutating func drawImage(_ index: Int) {
    let element = tree.elements[index]
    if let symbol = element.appearance?.symbol {
      let own = element.appearance?.foreground.map(PictureColor.init)
      let color =
        own ?? around.textColor ?? (element.isEnabled ? colors.text : colors.faintText)
      if canvas.drawSymbol(symbol, in: element.frame, color) { return }
    }
    drawPlaceholder(
      element.label.isEmpty ? element.identifier : element.label, in: element.frame)
  }

  /// Draws a map or a web page as a framed pane.
  private mutating func drawPane(_ index: Int) {
    let element = tree.elements[index]
    if element.type == .map { canvas.fill(element.frame, colors.fill) }
    canvas.stroke(element.frame, radius: 0, width: 1, colors.separator)
    guard tree.elements[index].descendantCount == 0 else { return }
    canvas.write(
      caption(of: index).isEmpty ? element.type.name : caption(of: index), in: element.frame,
      TextStyle(color: colors.secondaryText), .center)
  }
}
