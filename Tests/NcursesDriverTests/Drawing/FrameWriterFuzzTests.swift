import TerminalModel
import TerminalUI
import TestSupport
import Testing

@testable import NcursesDriver

/// Whatever frames follow each other, what a terminal shows after each is the frame.
struct FrameWriterFuzzTests {
  private static let size = (columns: 46, rows: 9)
  private static let texts = [
    "a", "word", "two words", " ", String(repeating: " ", count: 20), "認証", "ログイン", "│",
    "┌────┐", "e\u{301}", "👨\u{200D}👩\u{200D}👧", "✓ 3/5", "…",
  ]

  /// What terminfo says of xterm-256color.
  private static let xterm = TerminalCapabilities(
    cursorAddress: TerminalCapabilities.usualAddress, reset: "\u{1B}(B\u{1B}[m",
    attributes: [
      (.bold, "\u{1B}[1m"), (.dim, "\u{1B}[2m"), (.italic, "\u{1B}[3m"), (.underline, "\u{1B}[4m"),
      (.reverse, "\u{1B}[7m"), (.strikethrough, "\u{1B}[9m"),
    ],
    foreground: color(3, bright: 9), background: color(4, bright: 10),
    eraseCharacters: "\u{1B}[%p1%dX", eraseLine: "\u{1B}[K")

  private static func color(_ base: Int, bright: Int) -> String {
    "\u{1B}[%?%p1%{8}%<%t\(base)%p1%d%e%p1%{16}%<%t\(bright)%p1%{8}%-%d%e\(base)8;5;%p1%d%;m"
  }

  init() { _ = TerminalLocale.activate(environment: ["LC_ALL": "C.UTF-8"]) }

  private func style(_ generator: inout some RandomNumberGenerator) -> Style {
    func color() -> TerminalColor? {
      Bool.random(using: &generator) ? nil : .indexed(.random(in: 0...255, using: &generator))
    }
    return Style(
      foreground: color(), background: color(),
      attributes: TextAttributes(rawValue: UInt8.random(in: 0..<64, using: &generator))
        .intersection(Bool.random(using: &generator) ? [] : [.bold, .dim, .reverse, .underline]))
  }

  private func look(of style: Style) -> EmulatedLook {
    let style = style.quantized(to: .palette)
    func number(_ color: TerminalColor?) -> Int? {
      if case .indexed(let index)? = color { Int(index) } else { nil }
    }
    var look = EmulatedLook()
    look.foreground = number(style.foreground)
    look.background = number(style.background)
    for (attribute, number) in [
      (TextAttributes.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
      (.strikethrough, 9),
    ] where style.attributes.contains(attribute) {
      look.attributes.insert(number)
    }
    return look
  }

  @Test(arguments: 0..<4)
  func afterEachFrameTheTerminalShowsIt(seed: UInt64) {
    var generator = SplitMix(state: seed)
    var writer = FrameWriter(Self.xterm, colorDepth: .palette, showsUnicode: true)
    var screen = EmulatedScreen(columns: Self.size.columns, rows: Self.size.rows)
    var grid = CellGrid(columns: Self.size.columns, rows: Self.size.rows)
    for _ in 0..<500 {
      let old = grid
      for _ in 0..<Int.random(in: 0..<6, using: &generator) {
        grid.write(
          Self.texts.randomElement(using: &generator) ?? "",
          column: .random(in: -3..<Self.size.columns, using: &generator),
          row: .random(in: 0..<Self.size.rows, using: &generator), style: style(&generator))
      }
      writer.compose(grid, changes: grid.changes(since: old))
      screen.write(writer.bytes)
      let wanted = grid.text.split(separator: "\n", omittingEmptySubsequences: false)
      for row in 0..<Self.size.rows {
        let cells = grid.row(row)
        #expect(screen.lines[row] == wanted[row])
        for column in 0..<Self.size.columns
        where !cells[column].isContinuation && !isPlainBlank(cells[column]) {
          #expect(screen.looks[row][column] == look(of: cells[column].style))
        }
      }
    }
  }

  /// Whether nothing but background is seen, whose other attributes do not matter.
  private func isPlainBlank(_ cell: Cell) -> Bool {
    cell.text == " " && cell.style.background == nil
      && cell.style.attributes.isDisjoint(with: [.underline, .reverse, .strikethrough])
  }
}

private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
