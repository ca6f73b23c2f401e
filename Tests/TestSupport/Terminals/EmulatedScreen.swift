/// What a terminal shows after the bytes that were written to it: enough of xterm for ncurses.
package struct EmulatedScreen: Sendable, CustomStringConvertible {
  private let columns: Int
  private let rows: Int
  private var cells: [[String]]
  /// How each cell is drawn.
  package private(set) var looks: [[EmulatedLook]]
  private var pen = EmulatedLook()
  private var column = 0
  private var row = 0
  private var saved = (column: 0, row: 0)
  private var scrolled: Range<Int>
  private var pending: [UInt8] = []
  private var lastCharacter: Unicode.Scalar = " "
  /// Whether the second screen is shown.
  package private(set) var isAlternate = false

  /// Creates a blank screen.
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    scrolled = 0..<rows
    cells = Array(repeating: Array(repeating: " ", count: columns), count: rows)
    looks = Array(repeating: Array(repeating: EmulatedLook(), count: columns), count: rows)
  }

  /// The rows, without blanks at their ends.
  package var lines: [String] {
    cells.map { cells in
      var line = cells.joined()
      while line.last == " " { line.removeLast() }
      return line
    }
  }

  /// All rows.
  package var text: String { lines.joined(separator: "\n") }

  /// The rows: what a failing test prints.
  package var description: String { text }

  /// Shows bytes; an incomplete sequence at the end waits for the next ones.
  package mutating func write(_ bytes: some Sequence<UInt8>) {
    pending += bytes
    var index = 0
    while index < pending.count, let length = consume(at: index) { index += length }
    pending.removeFirst(index)
  }

  /// Handles one character or sequence; its length, or `nil` when it is incomplete.
  private mutating func consume(at start: Int) -> Int? {
    let byte = pending[start]
    switch byte {
    case 0x1B:
      return consumeEscape(at: start)
    case 0x0D:
      column = 0
    case 0x0A:
      lineFeed()
    case 0x08:
      column = max(0, column - 1)
    case 0x09:
      column = min(columns - 1, (column / 8 + 1) * 8)
    case 0x20...0x7E:
      put(Unicode.Scalar(byte))
    case 0xC0...:
      let length = byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : 2
      guard start + length <= pending.count else { return nil }
      let scalars = String(decoding: pending[start..<start + length], as: UTF8.self).unicodeScalars
      scalars.forEach { put($0) }
      return length
    default:
      break
    }
    return 1
  }

  /// Handles a sequence that begins with ESC.
  private mutating func consumeEscape(at start: Int) -> Int? {
    guard start + 1 < pending.count else { return nil }
    switch pending[start + 1] {
    case UInt8(ascii: "["):
      guard let end = pending[(start + 2)...].firstIndex(where: { (0x40...0x7E).contains($0) })
      else { return nil }
      let body = String(decoding: pending[(start + 2)..<end], as: UTF8.self)
      control(Character(Unicode.Scalar(pending[end])), body: body)
      return end - start + 1
    case UInt8(ascii: "("), UInt8(ascii: ")"):
      return start + 2 < pending.count ? 3 : nil
    case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"):
      // Strings, such as pictures, end by BEL or ST.
      guard let end = pending[(start + 2)...].firstIndex(where: { $0 == 0x07 || $0 == 0x1B }),
        pending[end] == 0x07 || end + 1 < pending.count
      else { return nil }
      return end - start + (pending[end] == 0x07 ? 1 : 2)
    case UInt8(ascii: "7"):
      saved = (column, row)
      return 2
    case UInt8(ascii: "8"):
      move(row: saved.row, column: saved.column)
      return 2
    case UInt8(ascii: "M"):
      if row == scrolled.lowerBound { scroll(scrolled, up: false) } else { row = max(0, row - 1) }
      return 2
    default:
      return 2
    }
  }

  /// Obeys a control sequence.
  private mutating func control(_ final: Character, body: String) {
    if body.hasPrefix("?") {
      if body == "?1049" {
        isAlternate = final == "h"
        erase(rows: 0..<rows)
      }
      return
    }
    let numbers = body.split(separator: ";", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
    let first = numbers.first ?? 0
    let count = max(1, first)
    switch final {
    case "H", "f":
      move(row: count - 1, column: max(1, numbers.count > 1 ? numbers[1] : 1) - 1)
    case "d": move(row: count - 1, column: column)
    case "G": move(row: row, column: count - 1)
    case "A": move(row: row - count, column: column)
    case "B": move(row: row + count, column: column)
    case "C": move(row: row, column: column + count)
    case "D": move(row: row, column: column - count)
    case "Z": column = max(0, (column - 1) / 8 * 8 - (count - 1) * 8)
    case "J":
      erase(columns: column..<columns, row: row)
      erase(rows: min(rows, first == 2 ? 0 : row + 1)..<rows)
    case "K":
      erase(columns: first == 1 ? 0..<min(column + 1, columns) : column..<columns, row: row)
    case "m": pen.select(numbers)
    case "X": erase(columns: column..<min(columns, column + count), row: row)
    case "P":
      let removed = min(count, columns - column)
      cells[row].removeSubrange(column..<column + removed)
      cells[row] += Array(repeating: " ", count: removed)
      looks[row].removeSubrange(column..<column + removed)
      looks[row] += Array(repeating: pen, count: removed)
    case "@":
      cells[row].insert(contentsOf: Array(repeating: " ", count: count), at: column)
      cells[row].removeLast(cells[row].count - columns)
      looks[row].insert(contentsOf: Array(repeating: pen, count: count), at: column)
      looks[row].removeLast(looks[row].count - columns)
    case "r":
      let end = numbers.count > 1 && numbers[1] > 0 ? min(numbers[1], rows) : rows
      scrolled = min(count - 1, end - 1)..<end
      move(row: 0, column: 0)
    case "S": (0..<count).forEach { _ in scroll(scrolled, up: true) }
    case "T": (0..<count).forEach { _ in scroll(scrolled, up: false) }
    case "L":
      (0..<count).forEach { _ in scroll(row..<max(row + 1, scrolled.upperBound), up: false) }
    case "M": (0..<count).forEach { _ in scroll(row..<max(row + 1, scrolled.upperBound), up: true) }
    case "b": (0..<count).forEach { _ in put(lastCharacter) }
    default: break
    }
  }

  /// Shows a character where the cursor is.
  private mutating func put(_ scalar: Unicode.Scalar) {
    guard !scalar.properties.isGraphemeExtend, scalar != "\u{200D}" else {
      if column > 0 {
        cells[row][cells[row][column - 1].isEmpty ? column - 2 : column - 1] += String(scalar)
      }
      return
    }
    lastCharacter = scalar
    if column >= columns {
      column = 0
      lineFeed()
    }
    cells[row][column] = String(scalar)
    looks[row][column] = pen
    column += 1
    let isWide =
      (0x1100...0x115F).contains(scalar.value)
      || (0x2E80...0xFFDC).contains(scalar.value) && !(0xFF61...0xFFDC).contains(scalar.value)
      || (0x1F300...0x1FAFF).contains(scalar.value)
    if isWide, column < columns {
      cells[row][column] = ""
      looks[row][column] = pen
      column += 1
    }
  }

  /// Goes to the next row, scrolling at the last one of the region.
  private mutating func lineFeed() {
    if row == scrolled.upperBound - 1 {
      scroll(scrolled, up: true)
    } else {
      row = min(row + 1, rows - 1)
    }
  }

  /// Moves the rows of a region by one.
  private mutating func scroll(_ region: Range<Int>, up: Bool) {
    let blank = Array(repeating: " ", count: columns)
    cells.remove(at: up ? region.lowerBound : region.upperBound - 1)
    cells.insert(blank, at: up ? region.upperBound - 1 : region.lowerBound)
    looks.remove(at: up ? region.lowerBound : region.upperBound - 1)
    looks.insert(
      Array(repeating: erased, count: columns), at: up ? region.upperBound - 1 : region.lowerBound)
  }

  /// Goes to a position, or as near as the screen has it.
  private mutating func move(row: Int, column: Int) {
    self.row = min(max(0, row), rows - 1)
    self.column = min(max(0, column), columns - 1)
  }

  /// Blanks whole rows.
  private mutating func erase(rows: Range<Int>) {
    for row in rows { erase(columns: 0..<columns, row: row) }
  }

  /// Blanks a part of a row.
  private mutating func erase(columns: Range<Int>, row: Int) {
    for column in columns {
      cells[row][column] = " "
      looks[row][column] = erased
    }
  }

  /// What erased cells look like: they keep the colour behind them.
  private var erased: EmulatedLook {
    var look = EmulatedLook()
    look.background = pen.background
    return look
  }
}
