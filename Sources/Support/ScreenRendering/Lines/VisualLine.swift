import ElementModel
import Foundation
import TerminalModel

/// Items that stand side by side on the screen and share a row of the terminal.
struct VisualLine {
  /// The items, left to right.
  var items: [ScreenItem]
  /// Top, in points.
  var top: CGFloat
  /// Bottom, in points.
  var bottom: CGFloat
  /// Rows it takes.
  var rows = 1
  /// Whether its fields have frames around them.
  var isBoxed = false
  /// Whether its pictures are drawn as tiles: in frames as wide as they are.
  var isTiled = false
  /// Whether its upper frame is the lower one of the line before.
  var sharesFrame = false

  /// Groups items into lines by their vertical position.
  ///
  /// - Parameters:
  ///   - items: The items of a layer.
  ///   - columns: Width available, for texts that need several rows.
  ///   - width: What those columns show, in points.
  /// - Returns: The lines, top to bottom.
  static func lines(of items: [ScreenItem], columns: Int, width: CGFloat) -> [VisualLine] {
    let sorted = items.enumerated().sorted { first, second in
      let (one, other) = (first.element.element.drawnFrame, second.element.element.drawnFrame)
      return (one.midY, one.minX, first.offset) < (other.midY, other.minX, second.offset)
    }
    var lines: [VisualLine] = []
    for (_, item) in sorted {
      let frame = item.element.drawnFrame
      if let last = lines.last, last.takes(item) {
        lines[lines.count - 1].items.append(item)
        lines[lines.count - 1].top = min(last.top, frame.minY)
        lines[lines.count - 1].bottom = max(last.bottom, frame.maxY)
      } else {
        lines.append(VisualLine(items: [item], top: frame.minY, bottom: frame.maxY))
      }
    }
    for index in lines.indices {
      lines[index].items.sort { $0.element.drawnFrame.minX < $1.element.drawnFrame.minX }
      lines[index].rows = lines[index].naturalRows(columns: columns, width: width)
      lines[index].isBoxed = lines[index].items.contains(where: \.isBoxed)
      lines[index].isTiled = lines[index].isRowOfTiles(after: index > 0 ? lines[index - 1] : nil)
      if index > 0, lines[index].isBoxed, lines[index - 1].isBoxed,
        lines[index].top - lines[index - 1].bottom < 16
      {
        lines[index].sharesFrame = true
      }
    }
    return lines
  }

  /// Whether an item stands beside those of the line.
  private func takes(_ item: ScreenItem) -> Bool {
    guard let first = items.first?.element.drawnFrame,
      items[0].isFloating == item.isFloating
    else { return false }
    let frame = item.element.drawnFrame
    // A text in the middle of two lines stands beside the first of them.
    let shared = min(frame.maxY, first.maxY) - max(frame.minY, first.minY)
    let isBeside = frame.midY >= first.minY && frame.midY <= first.maxY
    guard isBeside || shared > 0.4 * min(frame.height, first.height) else { return false }
    return items.allSatisfy { other in
      other.kind == .chevron || item.kind == .chevron
        || other.element.drawnFrame.maxX <= frame.minX + 1
        || frame.maxX <= other.element.drawnFrame.minX + 1
    }
  }

  /// Rows that the texts need: one by itself where it is wider than the screen, several each in
  /// the columns of its frame.
  private func naturalRows(columns: Int, width: CGFloat) -> Int {
    if items.count == 1, let item = items.first, item.kind == .text {
      let room = max(1, columns - 2)
      guard item.element.drawnFrame.height > 30 || item.caption.terminalWidth > room else {
        return 1
      }
      return max(1, min(6, item.caption.wrapped(toWidth: room).count))
    }
    return items.map { $0.rows(columns: columns, width: width) }.max() ?? 1
  }

  /// Whether it is a row of a grid of pictures: several of them side by side, or what is left of
  /// them below such a row.
  private func isRowOfTiles(after last: VisualLine?) -> Bool {
    guard items.allSatisfy(\.isTile), let width = items.first?.element.drawnFrame.width else {
      return false
    }
    guard items.count == 1 else { return true }
    guard let last, last.isTiled, let above = last.items.first?.element.drawnFrame.width else {
      return false
    }
    return abs(above - width) < 1
  }

  /// Whether something in it is drawn by lines and areas.
  var isDrawing: Bool { items.contains { $0.kind == .drawing } }

  /// Rows that it takes beyond those of the line before.
  var height: Int { isTiled ? 3 : isBoxed ? (sharesFrame ? 2 : 3) : rows }

  /// Whether one of its items draws an element.
  func draws(_ element: Int, in tree: ElementTree) -> Bool {
    let family = element..<tree.descendants(of: element).upperBound
    return items.contains { $0.covered.contains(element) || family.contains($0.index) }
  }
}
