import ElementModel
import Foundation
import Pictures

extension ScreenPainter {
  /// The colour of the text of a button.
  func textColor(ofButton element: Element) -> PictureColor {
    if !element.isEnabled { return colors.faintText }
    if element.traits.contains(.prominent) { return colors.onTint }
    return element.traits.contains(.destructive) ? colors.destructive : colors.tint
  }

  /// Draws a button: coloured text, filled when it is the main one, a chevron when it leads on.
  mutating func drawButton(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    var text = caption(of: index)
    if element.traits.contains(.prominent) {
      let ground =
        !element.isEnabled
        ? colors.fill
        : element.traits.contains(.destructive) ? colors.destructive : colors.tint
      canvas.fill(frame, radius: min(10, Double(frame.height) / 2), ground)
    } else if element.isSelected, !around.isInBar {
      canvas.fill(frame, radius: 7, colors.fill)
    }
    if around.isInAlert { drawAlertSeparators(around: frame) }
    var style = TextStyle(color: textColor(ofButton: element))
    if frame.height < 26 { style.font.size = max(10, Double(frame.height) / 1.193) }
    if element.traits.contains(.cancel) && around.isInAlert { style.font.weight = .semibold }
    style.take(element.appearance)
    if element.traits.contains(.backButton) { return drawBackButton(frame, text, style) }
    let isRow = around.cell != nil && frame.width > screen.width * 0.6
    if isRow, element.traits.contains(.disclosure) {
      drawChevron(in: frame)
      style.color = element.isEnabled ? colors.text : colors.faintText
    }
    if element.type == .popUpButton || element.type == .comboBox {
      if let value = element.value, !value.isEmpty { text += text.isEmpty ? value : "  \(value)" }
    }
    let insetFrame = frame.inset(x: rowInset(of: frame), y: 0)
    if let symbol = element.appearance?.symbol, element.descendantCount == 0, !hasContent,
      text.isEmpty || frame.width < 60,
      canvas.drawSymbol(
        symbol, in: frame.inset(x: 0, y: max(0, (frame.height - 24) / 2)), style.color)
    {
      return
    }
    guard !text.isEmpty else {
      if hasContent { return }
      if element.descendantCount == 0, !element.identifier.isEmpty { drawUnnamed(element) }
      return
    }
    if frame.height > 52, !isRow {
      canvas.writeLines(text, in: insetFrame, style, .center)
    } else {
      canvas.write(text, in: insetFrame, style, isRow ? .leading : .center)
    }
    if element.type == .link {
      let width = min(canvas.width(of: text, style), Double(frame.width))
      canvas.fill(
        CGRect(
          x: frame.midX - width / 2, y: frame.midY + style.font.size * 0.45, width: width, height: 1
        ),
        style.color)
    }
  }

  /// Draws a button without a label as a ring, so that it can be seen where it is.
  private mutating func drawUnnamed(_ element: Element) {
    let side = min(min(element.frame.width, element.frame.height), 24)
    let box = CGRect(
      x: element.frame.midX - side / 2, y: element.frame.midY - side / 2, width: side, height: side)
    canvas.stroke(
      box, radius: Double(side) / 2, width: 1.5, textColor(ofButton: element))
  }

  private mutating func drawBackButton(_ frame: CGRect, _ text: String, _ style: TextStyle) {
    let x = frame.minX + 8
    canvas.stroke(
      [
        CGPoint(x: x + 8, y: frame.midY - 8.5), CGPoint(x: x, y: frame.midY),
        CGPoint(x: x + 8, y: frame.midY + 8.5),
      ], width: 2.5, style.color)
    let label = CGRect(
      x: x + 16, y: frame.minY, width: max(0, frame.width - 24), height: frame.height)
    canvas.write(text, in: label, style)
  }

  /// Whether a control says that it is on.
  private func isOn(_ element: Element) -> Bool {
    element.value == "1" || element.value == "true" || (element.value == nil && element.isSelected)
  }

  /// Draws a switch at the end of its frame, its label at the beginning.
  mutating func drawSwitch(_ index: Int) {
    let element = tree.elements[index]
    let height = min(31, element.frame.height)
    let width = min(height * 51 / 31, element.frame.width)
    let track = CGRect(
      x: element.frame.maxX - width, y: element.frame.midY - height / 2, width: width,
      height: height)
    let isOn = isOn(element)
    let radius = Double(height) / 2
    var ground = isOn ? colors.on : colors.fill
    if !element.isEnabled, isOn { ground = ground.mixed(with: colors.row, part: 1, of: 2) }
    canvas.fill(track, radius: radius, ground)
    let side = max(0, height - 4)
    let knob = CGRect(
      x: isOn ? track.maxX - side - 2 : track.minX + 2, y: track.minY + 2, width: side, height: side
    )
    canvas.fill(knob, radius: Double(side) / 2, colors.onTint)
    drawLabel(of: index, until: track.minX - 8)
  }

  /// Writes the label of a control at the left of its frame.
  private mutating func drawLabel(of index: Int, until maxX: CGFloat) {
    let element = tree.elements[index]
    let x = element.frame.minX + rowInset(of: element.frame)
    guard maxX - x > 20, !hasContent else { return }
    canvas.write(
      caption(of: index),
      in: CGRect(x: x, y: element.frame.minY, width: maxX - x, height: element.frame.height),
      TextStyle(color: element.isEnabled ? colors.text : colors.faintText))
  }

  /// The part of its way that a control has gone, from `50%` or `0.5`.
  private func fraction(of value: String?) -> Double {
    let text = (value ?? "").prefix(40)
    let number = Double(text.filter { $0.isNumber || $0 == "." || $0 == "-" }) ?? 0
    let fraction = text.contains("%") || number > 1 ? number / 100 : number
    return min(1, max(0, fraction.isFinite ? fraction : 0))
  }

  /// Draws a slider's track and thumb.
  mutating func drawSlider(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    let side = min(28, frame.height)
    let way = max(0, frame.width - side)
    let x = frame.minX + way * CGFloat(fraction(of: element.value))
    let track = CGRect(x: frame.minX, y: frame.midY - 2, width: frame.width, height: 4)
    canvas.fill(track, radius: 2, colors.fill)
    canvas.fill(
      CGRect(x: frame.minX, y: track.minY, width: x - frame.minX + side / 2, height: 4), radius: 2,
      element.isEnabled ? colors.tint : colors.faintText)
    let knob = CGRect(x: x, y: frame.midY - side / 2, width: side, height: side)
    canvas.fill(knob, radius: Double(side) / 2, colors.onTint)
    canvas.stroke(knob, radius: Double(side) / 2, width: 0.5, colors.separator)
  }

  /// Draws a stepper's two halves and its label.
  mutating func drawStepper(_ index: Int) -> Bool {
    let element = tree.elements[index]
    let width = min(94, element.frame.width)
    let height = min(32, element.frame.height)
    let box = CGRect(
      x: element.frame.maxX - width, y: element.frame.midY - height / 2, width: width,
      height: height)
    canvas.fill(box, radius: 8, colors.fill)
    canvas.fill(
      CGRect(x: box.midX - 0.5, y: box.minY + 7, width: 1, height: max(0, height - 14)),
      colors.separator)
    let style = TextStyle(size: 22, color: element.isEnabled ? colors.text : colors.faintText)
    let half = CGSize(width: box.width / 2, height: box.height)
    canvas.write("–", in: CGRect(origin: box.origin, size: half), style, .center)
    canvas.write(
      "+", in: CGRect(origin: CGPoint(x: box.midX, y: box.minY), size: half), style, .center)
    let maxX = box.minX - 8
    let x = element.frame.minX
    if maxX - x > 20, !element.label.isEmpty, !hasContent {
      canvas.write(
        element.label, in: CGRect(x: x, y: element.frame.minY, width: maxX - x, height: height),
        TextStyle(color: colors.text))
    }
    return false
  }

  /// Draws a row of segments, the selected one raised.
  mutating func drawSegments(_ index: Int) -> Bool {
    let element = tree.elements[index]
    canvas.fill(element.frame, radius: 8, colors.fill)
    let segments = tree.children(of: index)
    for (position, segment) in segments.enumerated() {
      let inner = tree.elements[segment]
      if isOn(inner) || inner.isSelected {
        canvas.fill(inner.frame.inset(2), radius: 6, colors.raised)
      } else if position > 0, !tree.elements[segments[position - 1]].isSelected {
        canvas.fill(
          CGRect(
            x: inner.frame.minX, y: inner.frame.minY + 8, width: 1,
            height: max(0, inner.frame.height - 16)), colors.separator)
      }
      canvas.write(
        inner.label.isEmpty ? inner.identifier : inner.label, in: inner.frame.inset(x: 4, y: 0),
        TextStyle(
          size: 13, weight: inner.isSelected ? .semibold : .regular,
          color: element.isEnabled ? colors.text : colors.faintText), .center)
    }
    return false
  }

  /// Draws a bar that fills up.
  mutating func drawProgress(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    let text = caption(of: index)
    let hasLabel = !text.isEmpty && frame.height > 20
    let y = hasLabel ? frame.maxY - 5 : frame.midY - 2
    let track = CGRect(x: frame.minX, y: y, width: frame.width, height: 4)
    canvas.fill(track, radius: 2, colors.fill)
    let width = frame.width * CGFloat(fraction(of: element.value))
    canvas.fill(
      CGRect(x: track.minX, y: y, width: width, height: 4), radius: 2, colors.tint)
    if hasLabel {
      canvas.write(
        text, in: CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: y - frame.minY),
        TextStyle(color: colors.text))
    }
  }

  /// Draws the spokes that turn while something is going on.
  mutating func drawActivity(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    let text = caption(of: index)
    let isBeside = !text.isEmpty && frame.width > 60 && frame.height < 36
    let isAbove = !text.isEmpty && frame.height >= 36
    let radius = min(10, min(frame.width, frame.height) / 2)
    let center = CGPoint(
      x: isBeside ? frame.minX + radius : frame.midX,
      y: isAbove ? frame.minY + radius : frame.midY)
    for spoke in 0..<8 {
      let angle = Double(spoke) * .pi / 4
      let way = CGPoint(x: cos(angle), y: sin(angle))
      let color = colors.faintText.mixed(with: colors.secondaryText, part: spoke, of: 7)
      canvas.stroke(
        [
          CGPoint(x: center.x + way.x * radius * 0.45, y: center.y + way.y * radius * 0.45),
          CGPoint(x: center.x + way.x * radius * 0.9, y: center.y + way.y * radius * 0.9),
        ], width: Double(radius) / 5, color)
    }
    let style = TextStyle(size: 15, color: colors.secondaryText)
    if isBeside {
      canvas.write(text, in: frame.inset(x: radius * 2 + 6, y: 0), style)
    } else if isAbove {
      canvas.write(
        text,
        in: CGRect(
          x: frame.minX, y: frame.minY + radius * 2, width: frame.width,
          height: frame.height - radius * 2), style, .center)
    }
  }

  /// Draws a dot for each page.
  mutating func drawPages(_ index: Int) {
    let element = tree.elements[index]
    let numbers = (element.value ?? "").prefix(40).split { !$0.isNumber }.compactMap { Int($0) }
    let count = min(20, max(1, numbers.last ?? 3))
    let current = numbers.count > 1 ? numbers[0] - 1 : 0
    let start = element.frame.midX - CGFloat(count - 1) * 8
    for page in 0..<count {
      let dot = CGRect(
        x: start + CGFloat(page) * 16 - 3.5, y: element.frame.midY - 3.5, width: 7, height: 7)
      canvas.fill(dot, radius: 3.5, page == current ? colors.text : colors.faintText)
    }
  }

  /// Draws a picker as a grey box around its value, unless wheels inside it show more.
  mutating func drawPicker(_ index: Int) {
    let element = tree.elements[index]
    guard element.descendantCount == 0 else { return }
    let value = element.value ?? ""
    let style = TextStyle(color: element.isEnabled ? colors.tint : colors.faintText)
    let width = min(canvas.width(of: value, style) + 24, Double(element.frame.width))
    let height = min(34, element.frame.height)
    let box = CGRect(
      x: Double(element.frame.maxX) - width, y: Double(element.frame.midY - height / 2),
      width: width, height: Double(height))
    canvas.fill(box, radius: 7, colors.fill)
    canvas.write(value, in: box.inset(x: 6, y: 0), style, .center)
    drawLabel(of: index, until: box.minX - 8)
  }

  /// Draws a wheel at rest: the value between two lines.
  mutating func drawWheel(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    let band = CGRect(
      x: frame.minX, y: frame.midY - min(16, frame.height / 2), width: frame.width,
      height: min(32, frame.height))
    canvas.fill(band, radius: 8, colors.fill)
    let text = element.value ?? element.label
    canvas.write(
      text, in: band.inset(x: 6, y: 0), TextStyle(size: 21, color: colors.text), .center)
  }
}
