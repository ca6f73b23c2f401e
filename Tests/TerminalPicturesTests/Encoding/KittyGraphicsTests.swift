import TerminalModel
import Testing

@testable import TerminalPictures

struct KittyGraphicsTests {
  @Test func aPictureIsHandedOverInPieces() throws {
    let raster = Raster.gradient(61, 47)
    let pieces = KittyGraphics.transmission(of: raster, image: 9, packing: .none)
    #expect(pieces.count > 2)
    var text = ""
    for (index, piece) in pieces.enumerated() {
      let (keys, part) = try #require(Sequences.kitty(piece))
      #expect(part.utf8.count <= 4096)
      #expect(keys["m"] == (index == pieces.count - 1 ? "0" : "1"))
      #expect(keys["q"] == "2")
      // All but the last one have whole groups.
      if index < pieces.count - 1 { #expect(part.utf8.count.isMultiple(of: 4)) }
      if index == 0 {
        #expect(keys["a"] == "t" && keys["f"] == "32" && keys["i"] == "9")
        #expect(keys["s"] == "61" && keys["v"] == "47" && keys["o"] == nil)
      } else {
        #expect(keys.count == 2)
      }
      text += part
    }
    #expect(Sequences.bytes(ofBase64: text) == raster.pixels)
  }

  @Test func whatCanBePackedIsSaidToBe() throws {
    let packing = PicturePacking(deflate: { Array($0.prefix(5)) })
    let raster = Raster.gradient(8, 8)
    let pieces = KittyGraphics.transmission(of: raster, image: 1, packing: packing)
    #expect(pieces.count == 1)
    let (keys, text) = try #require(Sequences.kitty(pieces[0]))
    #expect(keys["o"] == "z" && keys["m"] == "0")
    #expect(Sequences.bytes(ofBase64: text) == Array(raster.pixels.prefix(5)))
  }

  @Test func aPlaceIsNamedByCellsAndTheCursorStays() throws {
    let cells = CellRectangle(column: 3, row: 4, columns: 20, rows: 10)
    let placing = KittyGraphics.placing(image: 9, placement: 2, cells: cells)
    let (keys, text) = try #require(Sequences.kitty(placing))
    #expect(text.isEmpty)
    #expect(
      keys == ["a": "p", "q": "2", "i": "9", "p": "2", "c": "20", "r": "10", "C": "1"])
    let removing = try #require(Sequences.kitty(KittyGraphics.removing(image: 9, placement: 2)))
    #expect(removing.keys == ["a": "d", "q": "2", "d": "i", "i": "9", "p": "2"])
    let forgetting = try #require(Sequences.kitty(KittyGraphics.forgetting(image: 9)))
    #expect(forgetting.keys == ["a": "d", "q": "2", "d": "I", "i": "9"])
  }

  @Test func tmuxIsAskedToHandSequencesOn() {
    let wrapped = Passthrough.tmux.wrapped(Array("\u{1B}_Ga=d\u{1B}\\".utf8))
    #expect(
      String(decoding: wrapped, as: UTF8.self)
        == "\u{1B}Ptmux;\u{1B}\u{1B}_Ga=d\u{1B}\u{1B}\\\u{1B}\\")
    #expect(Passthrough.none.wrapped([0x1B, 1]) == [0x1B, 1])
    #expect(Passthrough.tmux.wrapped([]).isEmpty)
  }
}
