import Foundation
import SimulatedUIKit
import Testing

/// What has been copied, in all its representations.
@MainActor
struct UIPasteboardTests {
  @Test func textsAreOneOrSeveral() {
    let board = UIPasteboard.withUniqueName()
    #expect(board.string == nil)
    #expect(!board.hasStrings)
    board.string = "one"
    #expect(board.strings == ["one"])
    #expect(board.hasStrings)
    board.strings = ["a", "b"]
    #expect(board.string == "a")
    #expect(board.numberOfItems == 2)
    #expect(board.changeCount == 2)
    board.string = nil
    #expect(board.items.isEmpty)
  }

  @Test func aLinkIsAlsoAText() throws {
    let board = UIPasteboard.withUniqueName()
    board.url = try #require(URL(string: "https://example.com/a"))
    #expect(board.hasURLs)
    #expect(board.string == "https://example.com/a")
    #expect(!board.hasImages)
    #expect(!board.hasColors)
  }

  @Test func coloursAndDataAreKept() {
    let board = UIPasteboard.withUniqueName()
    board.color = .red
    #expect(board.color == .red)
    #expect(board.hasColors)
    board.setData(Data("x".utf8), forPasteboardType: "com.example.type")
    #expect(board.data(forPasteboardType: "com.example.type") == Data("x".utf8))
    #expect(board.contains(pasteboardTypes: ["com.example.type", "other"]))
    #expect(!board.hasColors)
    board.addItems([["public.utf8-plain-text": "two"]])
    #expect(board.numberOfItems == 2)
    #expect(board.string == "two")
  }
}
