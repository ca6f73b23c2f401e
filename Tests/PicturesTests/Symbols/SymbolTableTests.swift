import Foundation
import Testing

@testable import Pictures

@Suite struct SymbolTableTests {
  @Test func allSignsAreInTheFont() throws {
    let libraries = try PictureLibraries.shared.get()
    let face = try FontBook.shared.face(.symbols, libraries).get()

    for (symbol, signs) in SymbolTable.signs {
      for sign in signs.split(separator: " ") {
        #expect(face.glyph(named: String(sign)) != nil, "\(symbol): \(sign)")
      }
    }
  }

  @Test(arguments: [
    ("star", "star-outline"), ("star.fill", "star"), ("cart.badge.plus", "cart-plus"),
    ("cart.circle.fill", "cart"), ("trash.fill", "delete"), ("nothing.like.it", nil), ("", nil),
  ])
  func aNameIsShortenedUntilThereIsASign(_ name: String, _ sign: String?) {
    #expect(SymbolTable.sign(of: name) == sign)
  }

  @Test func aSymbolIsDrawnInTheMiddle() throws {
    let picture = try Drawing.picture(width: 60, height: 60) { canvas in
      #expect(
        canvas.drawSymbol(
          "checkmark.circle.fill", in: CGRect(x: 15, y: 15, width: 30, height: 30),
          PictureColor(grey: 0)))
      #expect(
        !canvas.drawSymbol("none", in: CGRect(x: 0, y: 0, width: 9, height: 9), PictureColor(0)))
    }

    let inked = picture.inked
    #expect(abs(inked.x + inked.width / 2 - 30) <= 1 && abs(inked.y + inked.height / 2 - 30) <= 1)
    #expect((20...30).contains(inked.width))
  }
}
