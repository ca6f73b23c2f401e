import Foundation
import TerminalModel

/// An item of a line with the columns it gets.
struct LinePiece {
  /// The item.
  let item: ScreenItem
  /// How it looks.
  var look: ItemLook
  /// The columns at which its frame begins and ends.
  let left: Int
  let right: Int
  /// Rows of its line.
  let rows: Int
  /// The column where it is drawn.
  private(set) var start = 0
  /// Columns it is drawn in.
  private(set) var width = 0

  init(item: ScreenItem, look: ItemLook, left: Int, right: Int, rows: Int) {
    self.item = item
    self.look = look
    // The label of a card is longer than its lines, which brackets would not hold together.
    if rows > 1, let short = look.shortText, look.text.terminalWidth > right - left {
      self.look.text = short
    }
    self.left = left
    self.right = right
    self.rows = rows
  }

  /// Gives each piece of a line its columns: where it is on the device if all have room there.
  ///
  /// Where there is too little room, controls that span their frames give way first, then the
  /// brackets of buttons, then the longest texts; and pieces move aside rather than being cut.
  ///
  /// - Parameters:
  ///   - pieces: The pieces, left to right.
  ///   - columns: The columns there are.
  static func arrange(_ pieces: inout [LinePiece], in columns: Range<Int>) {
    guard !pieces.isEmpty else { return }
    for index in pieces.indices {
      pieces[index].width = pieces[index].naturalWidth(isAlone: pieces.count == 1, in: columns)
    }
    shrink(&pieces, to: columns.count)
    var next = columns.lowerBound
    for index in pieces.indices {
      pieces[index].start = max(next, pieces[index].wantedStart)
      next = pieces[index].start + pieces[index].width + 1
    }
    var limit = columns.upperBound
    for index in pieces.indices.reversed() {
      let latest = limit - pieces[index].width
      pieces[index].start = max(columns.lowerBound, min(pieces[index].start, latest))
      limit = pieces[index].start - 1
    }
  }

  /// Whether the piece is a text in several rows.
  private var isWrapped: Bool { rows > 1 && !look.spans && !item.isBoxed }

  /// The columns it takes where there is room.
  private func naturalWidth(isAlone: Bool, in columns: Range<Int>) -> Int {
    if look.spans { return max(6, right - left) }
    let text = look.text.terminalWidth + (item.isFloating ? 4 : 0)
    guard isWrapped else { return text }
    guard isAlone else { return min(text, max(6, right - left, item.longestWord)) }
    // A long text keeps its margin where its rows have room for it.
    let kept = columns.upperBound - left
    let fits = look.alignment == .leading && look.text.wrapped(toWidth: kept).count <= rows
    return min(text, fits ? kept : columns.count)
  }

  /// The fewest columns in which it can be recognised.
  private var leastWidth: Int {
    if look.spans { return min(width, max(8, look.trailing.terminalWidth + 4)) }
    return min(width, 4)
  }

  private var wantedStart: Int {
    if look.spans { return left }
    switch look.alignment {
    case .leading: return left
    case .trailing: return right - width
    case .center: return (left + right - width) / 2
    }
  }

  private static func shrink(_ pieces: inout [LinePiece], to columns: Int) {
    func excess() -> Int { pieces.reduce(pieces.count - 1) { $0 + $1.width } - columns }
    for index in pieces.indices where pieces[index].look.spans {
      let taken = min(max(0, excess()), pieces[index].width - pieces[index].leastWidth)
      pieces[index].width -= taken
    }
    if excess() > 0 {
      for index in pieces.indices {
        guard let short = pieces[index].look.shortText, !pieces[index].isWrapped else { continue }
        pieces[index].look.text = short
        pieces[index].width = min(pieces[index].width, short.terminalWidth)
      }
    }
    while excess() > 0 {
      // The longest gives way; when all are short those at the end are left out.
      let widest = pieces.indices.max { pieces[$0].width < pieces[$1].width }
      guard let widest, pieces[widest].width > pieces[widest].leastWidth else { break }
      pieces[widest].width -= 1
    }
    while excess() > 0, let last = pieces.lastIndex(where: { $0.width > 0 }), last > 0 {
      pieces.removeLast(pieces.count - last)
    }
    if pieces.count == 1 { pieces[0].width = min(pieces[0].width, columns) }
  }
}
