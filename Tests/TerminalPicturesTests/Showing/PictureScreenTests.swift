import TerminalModel
import Testing

@testable import TerminalPictures

struct PictureScreenTests {
  private static let size = TerminalSize(columns: 80, rows: 24)
  private static let blue = PixelColor(red: 0, green: 122, blue: 255)
  private static let green = PixelColor(red: 52, green: 199, blue: 89)

  private func placement(
    _ identity: Int = 1, column: Int = 10, row: Int = 5, _ color: PixelColor = blue
  ) -> RasterPlacement {
    RasterPlacement(
      identity: identity, raster: Raster(width: 80, height: 80, filledWith: color),
      rectangle: CellRectangle(column: column, row: row, columns: 8, rows: 4))
  }

  private func screen(
    _ way: PictureProtocol, _ passthrough: Passthrough = .none
  ) -> PictureScreen {
    PictureScreen(way: way, passthrough: passthrough, packing: .none)
  }

  /// What kitty is asked to do, in order.
  private func actions(_ update: PictureUpdate) -> [String] {
    update.pieces.compactMap { Sequences.kitty($0.bytes) }.compactMap { sequence in
      sequence.keys["a"].map { $0 + (sequence.keys["d"] ?? "") }
    }
  }

  @Test func kittyIsHandedAPictureOnceWhereverItIsShown() throws {
    var screen = screen(.kitty)
    let first = screen.update(to: [placement()], size: Self.size)
    #expect(actions(first) == ["t", "p"])
    #expect(first.pieces.last?.position == CellPosition(column: 10, row: 5))
    #expect(first.standing.isEmpty && first.rewritten.isEmpty)
    let same = screen.update(to: [placement()], size: Self.size)
    #expect(same.pieces.isEmpty)
    #expect(same.standing == [placement().rectangle])
    let moved = screen.update(to: [placement(column: 12)], size: Self.size)
    #expect(actions(moved) == ["p"])
    #expect(moved.pieces[0].position == CellPosition(column: 12, row: 5))
    // Another picture in its place, and back: the new one is there before the old one goes.
    let other = screen.update(to: [placement(column: 12, Self.green)], size: Self.size)
    #expect(actions(other) == ["t", "p", "di"])
    let back = screen.update(to: [placement(column: 12)], size: Self.size)
    #expect(actions(back) == ["p", "di"])
    let gone = screen.update(to: [], size: Self.size)
    #expect(actions(gone) == ["di"])
    #expect(screen.update(to: [], size: Self.size).pieces.isEmpty)
  }

  @Test func twoPlacesOfOnePictureHaveNumbersOfTheirOwn() throws {
    var screen = screen(.kitty)
    let update = screen.update(to: [placement(0), placement(1, column: 30)], size: Self.size)
    #expect(actions(update) == ["t", "p", "p"])
    let places = update.pieces.compactMap { Sequences.kitty($0.bytes)?.keys["p"] }
    #expect(Set(places).count == 2 && !places.contains("0"))
  }

  @Test func kittyForgetsWhatWasNotShownForLong() {
    var screen = screen(.kitty)
    var forgotten = 0
    for shade in 0..<40 {
      let color = PixelColor(red: UInt8(shade), green: 0, blue: 0)
      let update = screen.update(to: [placement(1, color)], size: Self.size)
      forgotten += actions(update).filter { $0 == "dI" }.count
    }
    #expect(forgotten == 24)
  }

  @Test func afterTheScreenWasClearedAllIsSentAgain() {
    for way in [PictureProtocol.kitty, .sixel, .iterm] {
      var screen = screen(way)
      let first = screen.update(to: [placement()], size: Self.size)
      screen.forget()
      let again = screen.update(to: [placement()], size: Self.size)
      #expect(again.standing.isEmpty && again.rewritten.isEmpty)
      if way == .kitty {
        #expect(actions(again) == ["dA", "t", "p"])
      } else {
        #expect(again.pieces == first.pieces)
      }
    }
  }

  @Test func atTheEndKittyForgetsAll() {
    var kitty = screen(.kitty)
    #expect(kitty.clear().isEmpty)
    _ = kitty.update(to: [placement()], size: Self.size)
    #expect(kitty.clear() == KittyGraphics.forgettingAll)
    #expect(kitty.clear().isEmpty)
    #expect(kitty.lastWords == KittyGraphics.forgettingAll)
    #expect(screen(.sixel).lastWords.isEmpty)
  }

  @Test(arguments: [PictureProtocol.sixel, .iterm])
  func cellsAreWrittenAgainWhereAPictureWas(way: PictureProtocol) {
    var screen = screen(way)
    let first = screen.update(to: [placement(), placement(2, column: 30)], size: Self.size)
    #expect(first.pieces.count == 2 && first.rewritten.isEmpty)
    let moved = screen.update(
      to: [placement(column: 12), placement(2, column: 30)], size: Self.size)
    #expect(moved.rewritten == [placement().rectangle])
    #expect(moved.standing == [placement(column: 30).rectangle])
    #expect(moved.pieces.map(\.position) == [CellPosition(column: 12, row: 5)])
    // In the same cells, a picture hides the one before.
    let other = screen.update(
      to: [placement(column: 12, Self.green), placement(2, column: 30)], size: Self.size)
    #expect(other.rewritten.isEmpty && other.pieces.count == 1)
    let gone = screen.update(to: [placement(2, column: 30)], size: Self.size)
    #expect(gone.rewritten == [placement(column: 12).rectangle])
    #expect(gone.pieces.isEmpty)
  }

  @Test func whatAnotherPictureTouchesIsSentAgain() {
    var screen = screen(.sixel)
    let under = placement(2, column: 14, row: 7)
    _ = screen.update(to: [placement(), under], size: Self.size)
    let update = screen.update(to: [under], size: Self.size)
    #expect(update.rewritten == [placement().rectangle])
    #expect(update.standing.isEmpty)
    #expect(update.pieces.map(\.position) == [CellPosition(column: 14, row: 7)])
  }

  @Test func sixelsStayOffTheLastRow() throws {
    var screen = screen(.sixel)
    let update = screen.update(to: [placement(row: 20)], size: Self.size)
    let decoded = try #require(DecodedSixels(update.pieces[0].bytes))
    #expect(decoded.size == PixelSize(width: 80, height: 60))
    #expect(screen.update(to: [placement(row: 23)], size: Self.size).pieces.isEmpty)
  }

  @Test func throughTmuxTheCursorIsMovedInside() {
    var screen = screen(.iterm, .tmux)
    let update = screen.update(to: [placement()], size: Self.size)
    let text = String(decoding: update.pieces[0].bytes, as: UTF8.self)
    #expect(
      text.hasPrefix("\u{1B}Ptmux;\u{1B}\u{1B}7\u{1B}\u{1B}[6;11H\u{1B}\u{1B}]1337;File="))
    #expect(text.hasSuffix("\u{7}\u{1B}\u{1B}8\u{1B}\\"))
  }

  @Test func waysOfCellsSendNothing() {
    var screen = screen(.halfBlocks)
    let update = screen.update(to: [placement()], size: Self.size)
    #expect(update.pieces.isEmpty && update.standing.isEmpty && update.rewritten.isEmpty)
    #expect(screen.isEmpty)
  }
}
