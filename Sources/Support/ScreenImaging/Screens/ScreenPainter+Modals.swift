import ElementModel
import Foundation
import Pictures

extension ScreenPainter {
  /// Draws the ground of an alert, a sheet or a menu over what it covers.
  mutating func paintModalBacking(_ index: Int) {
    let element = tree.elements[index]
    let frame = element.frame
    around.isInAlert = element.type == .alert || element.type == .sheet
    switch element.type {
    case .alert, .dialog:
      canvas.fill(frame, radius: 14, colors.card)
      let hasText = tree.elements[tree.descendants(of: index)].contains { $0.type == .staticText }
      if !hasText, !element.label.isEmpty {
        canvas.write(
          element.label,
          in: CGRect(x: frame.minX + 16, y: frame.minY + 14, width: frame.width - 32, height: 24),
          TextStyle(weight: .semibold, color: colors.text), .center)
      }
    case .sheet: canvas.fill(frame, radius: 14, colors.card)
    case .popover, .menu:
      canvas.fill(frame, radius: 13, colors.card)
      canvas.stroke(frame, radius: 13, width: 0.5, colors.separator)
    default:
      let isGrouped = tree.elements[tree.descendants(of: index)].contains { $0.type == .cell }
      let ground = isGrouped ? colors.groupedBackground : colors.background
      // Only the upper corners are round, unless it floats: the rest is below the edge of the screen.
      let floats = floats(frame)
      let card = CGRect(
        x: frame.minX, y: frame.minY, width: frame.width,
        height: frame.height + (floats ? 0 : 12))
      canvas.fill(card, radius: floats ? 34 : frame.minY > screen.minY ? 12 : 0, ground)
      if frame.minY > screen.minY {
        canvas.fill(
          CGRect(x: frame.midX - 18, y: frame.minY + 5, width: 36, height: 5), radius: 2.5,
          colors.faintText)
      }
    }
  }

  /// Draws the lines that part an alert's buttons from what is above and beside them.
  mutating func drawAlertSeparators(around frame: CGRect) {
    let line = max(1 / canvas.scale, 0.5)
    canvas.fill(
      CGRect(x: frame.minX, y: frame.minY, width: frame.width, height: line), colors.separator)
    if frame.midX > screen.midX + 4 {
      canvas.fill(
        CGRect(x: frame.minX, y: frame.minY, width: line, height: frame.height), colors.separator)
    }
  }

  /// Draws the software keyboard, with the keys it tells of or the usual ones.
  mutating func paintKeyboard(_ index: Int) {
    let element = tree.elements[index]
    canvas.fill(area(ofKeyboard: index), colors.keyboard)
    let keys = tree.descendants(of: index).filter {
      tree.elements[$0].type == .key || tree.elements[$0].type == .button
    }
    guard keys.isEmpty else {
      for key in keys.prefix(200) {
        let key = tree.elements[key]
        drawKey(
          key.label.isEmpty ? key.identifier : key.label, in: key.frame, isLetter: key.type == .key)
      }
      return
    }
    drawUsualKeys(in: element.frame)
  }

  /// What a keyboard covers: besides the keys, the strip with the buttons below them.
  private func area(ofKeyboard index: Int) -> CGRect {
    let frame = tree.elements[index].frame
    guard let parent = tree.parent(of: index), tree.elements[parent].type == .other else {
      return frame
    }
    return tree.elements[parent].frame
  }

  private mutating func drawKey(_ name: String, in frame: CGRect, isLetter: Bool) {
    let cap = frame.inset(x: min(3, frame.width / 8), y: min(5, frame.height / 8))
    canvas.fill(cap, radius: 5, isLetter ? colors.key : colors.fill)
    canvas.write(
      name, in: cap.inset(x: 2, y: 0),
      TextStyle(size: name.count > 1 ? 14 : 20, color: colors.text), .center)
  }

  private mutating func drawUsualKeys(in frame: CGRect) {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    let area = CGRect(
      x: frame.minX + 3, y: frame.minY + 4, width: frame.width - 6,
      height: min(frame.height - 4, 216))
    let height = area.height / 4
    let width = area.width / 10
    guard height > 8, width > 4 else { return }
    for (row, letters) in rows.enumerated() {
      let y = area.minY + height * CGFloat(row)
      let left = area.midX - width * CGFloat(letters.count) / 2
      for (column, letter) in letters.enumerated() {
        let key = CGRect(x: left + width * CGFloat(column), y: y, width: width, height: height)
        drawKey(String(letter), in: key, isLetter: true)
      }
    }
    let y = area.minY + height * 3
    let parts: [(String, CGFloat, CGFloat, Bool)] = [
      ("123", 0, 2.4, false), ("space", 2.4, 5.2, true), ("return", 7.6, 2.4, false),
    ]
    for (name, from, columns, isLetter) in parts {
      let key = CGRect(
        x: area.minX + from * width, y: y, width: columns * width, height: height)
      drawKey(name, in: key, isLetter: isLetter)
    }
  }
}
