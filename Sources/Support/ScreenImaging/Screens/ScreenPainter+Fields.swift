import ElementModel
import Foundation
import Pictures

extension ScreenPainter {
  /// Draws a field of one line: its frame, what it holds or its placeholder, and the cursor.
  mutating func drawField(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    var inner = frame
    if element.type == .searchField {
      canvas.fill(frame, radius: 10, colors.fill)
      drawMagnifier(in: frame)
      inner = CGRect(
        x: frame.minX + 32, y: frame.minY, width: max(0, frame.width - 40), height: frame.height)
    } else if around.cell == nil {
      let edge = element.hasFocus ? colors.tint : colors.separator
      canvas.fill(frame, radius: 6, element.isEnabled ? colors.row : colors.fill)
      canvas.stroke(frame, radius: 6, width: 1, edge)
      inner = frame.inset(x: min(8, frame.width / 8), y: 0)
    } else {
      inner = frame.inset(x: rowInset(of: frame), y: 0)
    }
    let placeholder = element.placeholderValue ?? (element.label.isEmpty ? "" : element.label)
    let value = element.value ?? ""
    let isEmpty = value.isEmpty || value == placeholder
    var style = TextStyle(color: isEmpty || !element.isEnabled ? colors.faintText : colors.text)
    style.font.size = min(17, max(8, Double(frame.height) / 1.193))
    var text = isEmpty ? placeholder : value
    if element.type == .secureTextField, !isEmpty {
      text = String(repeating: "•", count: min(64, value.count))
    }
    canvas.write(text, in: inner, style)
    if element.hasFocus {
      let width = isEmpty ? 0 : min(canvas.width(of: text, style), Double(inner.width))
      drawCursor(
        x: Double(inner.minX) + width + (isEmpty ? -1 : 1), middle: Double(inner.midY), style)
    }
  }

  private mutating func drawCursor(x: Double, middle: Double, _ style: TextStyle) {
    let height = style.font.size * 1.25
    canvas.fill(
      CGRect(x: x, y: middle - height / 2, width: 2, height: height), radius: 1, colors.tint)
  }

  private mutating func drawMagnifier(in frame: CGRect) {
    let glass = CGRect(x: frame.minX + 10, y: frame.midY - 8, width: 12, height: 12)
    canvas.stroke(glass, radius: 6, width: 1.8, colors.secondaryText)
    canvas.stroke(
      [
        CGPoint(x: glass.maxX - 1.5, y: glass.maxY - 1.5),
        CGPoint(x: glass.maxX + 3.5, y: glass.maxY + 3.5),
      ], width: 1.8, colors.secondaryText)
  }

  /// Draws a field of several lines, its text from the top.
  mutating func drawTextView(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    if around.cell == nil {
      canvas.fill(frame, radius: 6, colors.row)
      canvas.stroke(
        frame, radius: 6, width: 1, element.hasFocus ? colors.tint : colors.separator)
    }
    let value = element.value ?? ""
    let text = value.isEmpty ? element.placeholderValue ?? "" : value
    let style = TextStyle(color: value.isEmpty ? colors.faintText : colors.text)
    let inner = frame.inset(6)
    let needed = canvas.height(of: text, width: Double(inner.width), style)
    let height = min(needed, Double(inner.height))
    canvas.writeLines(
      text, in: CGRect(x: inner.minX, y: inner.minY, width: inner.width, height: CGFloat(height)),
      style)
    if element.hasFocus, value.isEmpty {
      drawCursor(x: Double(inner.minX), middle: Double(inner.minY) + 11, style)
    }
  }
}
