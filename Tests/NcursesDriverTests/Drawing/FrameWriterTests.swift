import TerminalModel
import TerminalUI
import TestSupport
import Testing

@testable import NcursesDriver
@testable import TerminalPictures

/// What a terminal is sent.
struct FrameWriterTests {
  /// A terminal such as xterm, its sequences written so that they can be read.
  private static let capabilities = TerminalCapabilities(
    cursorAddress: TerminalCapabilities.usualAddress, reset: "<plain>",
    attributes: [(.bold, "<bold>"), (.dim, "<dim>"), (.reverse, "<reverse>")],
    foreground: "<ink %p1%d>", background: "<paper %p1%d>")

  init() { _ = TerminalLocale.activate(environment: ["LC_ALL": "C.UTF-8"]) }

  private func sent(
    _ grid: CellGrid, over old: CellGrid? = nil, showsUnicode: Bool = true,
    _ change: (inout TerminalCapabilities) -> Void = { _ in }
  ) -> String {
    var capabilities = Self.capabilities
    change(&capabilities)
    var writer = FrameWriter(capabilities, colorDepth: .palette, showsUnicode: showsUnicode)
    writer.compose(grid, changes: grid.changes(since: old))
    return String(decoding: writer.bytes, as: UTF8.self)
      .replacing("\u{1B}[", with: "<").replacing(/<(\d+);(\d+)H/) { "<\($0.1),\($0.2)>" }
  }

  private func grid(
    _ text: String, columns: Int = 8, rows: Int = 2, style: Style = .plain, row: Int = 0
  ) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    grid.write(text, column: 0, row: row, style: style)
    return grid
  }

  @Test func aFirstFrameIsWrittenWhole() {
    #expect(sent(grid("abc")) == "<1,1>abc     <2,1>        ")
  }

  @Test func ofALaterOneOnlyWhatChangedIsWrittenAndTheWaysThere() {
    var new = grid("abcdef")
    new.write("X", column: 1, row: 0)
    new.write("Y", column: 4, row: 0)
    #expect(sent(new, over: grid("abcdef")) == "<1,2>XcdY")
    new.write("Z", column: 1, row: 1)
    #expect(sent(new, over: grid("abcdef")) == "<1,2>XcdY<2,2>Z")
    #expect(sent(new, over: new).isEmpty)
  }

  @Test func whatStandsBetweenIsWrittenAgainOnlyWhereThatIsShorterThanAMove() {
    let old = grid("abcdefghijklmnop", columns: 20)
    var near = old
    near.write("X", column: 1, row: 0)
    near.write("Y", column: 8, row: 0)
    #expect(sent(near, over: old) == "<1,2>XcdefghY")
    var far = old
    far.write("X", column: 1, row: 0)
    far.write("Y", column: 9, row: 0)
    #expect(sent(far, over: old) == "<1,2>X<1,10>Y")
    var bold = near
    bold[4, 0].style = Style(attributes: .bold)
    var boldOld = old
    boldOld[4, 0].style = Style(attributes: .bold)
    #expect(sent(bold, over: boldOld) == "<1,2>X<1,9>Y")
  }

  /// Cells under a picture are not written to save a move over them.
  @Test func whatStandsUnderAPictureIsNeverWritten() {
    let old = grid("a     b", columns: 20)
    var new = old
    new.write("X", column: 0, row: 0)
    new.write("Y", column: 6, row: 0)
    var update = PictureUpdate()
    update.standing = [CellRectangle(column: 2, row: 0, columns: 2, rows: 1)]
    var writer = FrameWriter(Self.capabilities, colorDepth: .palette, showsUnicode: true)
    writer.compose(new, changes: new.changes(since: old), pictures: update)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self) == "\u{1B}[1;1HX\u{1B}[1;7HY")
    #expect(sent(new, over: old) == "<1,1>X     Y")
  }

  @Test func picturesFollowTheCellsAndTheCursorComesLast() {
    var new = grid("a")
    new.cursor = CellPosition(column: 0, row: 0)
    var update = PictureUpdate()
    let position = CellPosition(column: 4, row: 1)
    update.pieces = [
      PictureUpdate.Piece(position: position, bytes: Array("<picture>".utf8)),
      PictureUpdate.Piece(position: nil, bytes: Array("<gone>".utf8)),
    ]
    var writer = FrameWriter(Self.capabilities, colorDepth: .palette, showsUnicode: true)
    writer.compose(new, changes: [], pictures: update)
    #expect(
      String(decoding: writer.bytes, as: UTF8.self)
        == "\u{1B}[?2026h\u{1B}[2;5H<picture><gone>\u{1B}[?2026l\u{1B}[1;1H")
  }

  @Test func manyBlanksAreErasedWhereTheyAreNothingButBackground() {
    let old = grid("abcdefghijklmnopqrst", columns: 20)
    var new = old
    new.write(String(repeating: " ", count: 14), column: 2, row: 0)
    new.write("XY", column: 16, row: 0)
    let text = sent(new, over: old) { $0.eraseCharacters = "<erase %p1%d>" }
    #expect(text == "<1,3><erase 14><1,17>XY")
    #expect(sent(new, over: old) == "<1,3>\(String(repeating: " ", count: 14))XY")
    var reversed = old
    let style = Style(attributes: .reverse)
    reversed.write(String(repeating: " ", count: 14), column: 2, row: 0, style: style)
    let written = sent(reversed, over: old) { $0.eraseCharacters = "<erase %p1%d>" }
    #expect(written == "<1,3><reverse>\(String(repeating: " ", count: 14))<plain>")
  }

  @Test func aStyleIsBegunOnceAndEndedWithTheFrame() {
    let bold = Style(attributes: .bold)
    #expect(sent(grid("ab", style: bold), over: grid("")) == "<1,1><bold>ab<plain>")
  }

  @Test func attributesAndColoursAreAddedAndTakenAwayTogether() {
    let red = Style(foreground: .indexed(1))
    var new = grid("ab", style: red)
    new.write("cd", column: 2, row: 0, style: Style(foreground: .indexed(1), attributes: .bold))
    new.write("ef", column: 4, row: 0, style: Style(foreground: .indexed(2)))
    #expect(
      sent(new, over: grid(""))
        == "<1,1><ink 1>ab<bold>cd<plain><ink 2>ef<plain>")
    var colored = grid("ab", style: red)
    colored.write(
      "cd", column: 2, row: 0, style: Style(foreground: .indexed(3), background: .indexed(4)))
    #expect(sent(colored, over: grid("")) == "<1,1><ink 1>ab<ink 3><paper 4>cd<plain>")
  }

  @Test func attributesThatATerminalCannotShowWithColoursAreLeftOutThere() {
    let style = Style(foreground: .indexed(1), attributes: [.dim, .bold])
    let text = sent(grid("a", style: style), over: grid("")) { $0.uncolored = .dim }
    #expect(text == "<1,1><bold><ink 1>a<plain>")
    let plain = sent(grid("a", style: Style(attributes: .dim)), over: grid("")) {
      $0.uncolored = .dim
    }
    #expect(plain == "<1,1><dim>a<plain>")
  }

  @Test func wideCharactersAndFramesAreWrittenAsTheyAreOrAsASCIIWhereThereIsNoOther() {
    #expect(sent(grid("認│e\u{301}"), over: grid("")) == "<1,1>認│e\u{301}")
    #expect(sent(grid("認│✓"), over: grid(""), showsUnicode: false) == "<1,1>? |*")
  }

  @Test func theLastCellOfTheScreenIsLeftAloneWhereItWouldScroll() {
    let new = grid("abcdefgh", row: 1)
    #expect(sent(new, over: grid("")) == "<2,1>abcdefgh")
    #expect(sent(new, over: grid("")) { $0.wrapsAtOnce = true } == "<2,1>abcdefg")
    let wide = grid("abcdef認", row: 1)
    #expect(sent(wide, over: grid("")) { $0.wrapsAtOnce = true } == "<2,1>abcdef")
  }

  @Test func blanksUpToTheEndOfALineAreErasedTogether() {
    let old = grid("abcdefgh")
    let text = sent(grid("ab"), over: old) { $0.eraseLine = "<erase line>" }
    #expect(text == "<1,3><erase line>")
    let short = sent(grid("abcdef"), over: old) { $0.eraseLine = "<erase line>" }
    #expect(short == "<1,7>  ")
    var reversed = grid("")
    reversed.write("        ", column: 0, row: 0, style: Style(attributes: .reverse))
    let plain = sent(grid("ab"), over: reversed) { $0.eraseLine = "<erase line>" }
    #expect(plain == "<1,1>ab<erase line>")
  }

  @Test func whatATerminalDoesNotHaveIsNeitherTurnedOnNorOff() {
    let style = Style(attributes: [.bold, .italic])
    let text = sent(grid("a", style: style), over: grid("")) { $0.attributes = [] }
    #expect(text == "<1,1>a")
    let mixed = sent(grid("a", style: style), over: grid("")) {
      $0.attributes = [(.bold, "<bold>")]
    }
    #expect(mixed == "<1,1><bold>a<plain>")
  }

  @Test func whereAttributesShiftTheCursorsWayTheyAreTakenBackBeforeItMoves() {
    let style = Style(attributes: .bold)
    var new = grid("ab", style: style)
    new.write("cd", column: 0, row: 1, style: style)
    #expect(sent(new, over: grid("")) == "<1,1><bold>ab<2,1>cd<plain>")
    let careful = sent(new, over: grid("")) { $0.movesInAnyStyle = false }
    #expect(careful == "<1,1><bold>ab<plain><2,1><bold>cd<plain>")
  }

  @Test func theCursorIsMovedByTheTerminalsOwnSequenceAndToWhereItIsSeen() {
    var new = grid("a")
    new.cursor = CellPosition(column: 4, row: 1)
    #expect(sent(new, over: grid("")) == "<1,1>a<2,5>")
    var outside = new
    outside.cursor = CellPosition(column: -2, row: 99)
    #expect(sent(outside, over: grid("")) == "<1,1>a")
    let moved = sent(new, over: grid("")) { $0.cursorAddress = "<row %p1%d column %p2%d>" }
    #expect(moved == "<row 0 column 0>a<row 1 column 4>")
  }
}
