import Foundation
import Testing

@testable import PDFKit

/// Files as they are, and such that say what cannot be.
struct PDFFileTests {
  /// A file of some objects, whose table of objects is left out: nobody here reads it.
  private func read(_ objects: String..., trailer: String = "/Root 1 0 R") -> PDFFile? {
    PDFFile(
      Data(("%PDF-1.4\n" + objects.joined(separator: "\n") + "\ntrailer << \(trailer) >>").utf8))
  }

  @Test func pagesAreInTheirOrderWithWhatTheyArePartOf() throws {
    let file = try #require(
      read(
        "1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj",
        "2 0 obj << /Kids [3 0 R 4 0 R] /MediaBox [0 0 200 100] >> endobj",
        "4 0 obj << /Kids [5 0 R] /Rotate 90 >> endobj",
        "5 0 obj << /Type /Page /MediaBox [0 0 10 20] >> endobj",
        "3 0 obj << /Type /Page >> endobj"))
    let pages = file.pages()
    #expect(pages.count == 2)
    #expect(pages.first?["MediaBox"]?.list?.compactMap(\.number) == [0, 0, 200, 100])
    #expect(pages.last?["MediaBox"]?.list?.compactMap(\.number) == [0, 0, 10, 20])
    #expect(pages.last?["Rotate"]?.number == 90)
    #expect(!file.isEncrypted)
  }

  @Test func aStreamIsAsLongAsItSays() throws {
    let file = try #require(
      read("1 0 obj << /Length 5 >> stream\nHello, all\nendstream endobj"))
    let bytes = try #require(file.contents(of: .reference(1)))
    #expect(String(decoding: bytes, as: UTF8.self) == "Hello")
  }

  @Test(arguments: ["-1", "99999999999999999999999", "1e400", "nan", "inf", "1000000"])
  func aLengthThatCannotBeIsNone(length: String) throws {
    let file = try #require(
      read("1 0 obj << /Length \(length) >> stream\nHello\nendstream endobj"))
    let bytes = try #require(file.contents(of: .reference(1)))
    #expect(String(decoding: bytes, as: UTF8.self) == "Hello\n")
  }

  @Test(arguments: [
    "1 0 obj << /Type /ObjStm /N 99999999999999999999 /First -5 >> stream\n1 2 3\nendstream endobj",
    "1 0 obj << /Type /ObjStm /N 2 /First 1e300 >> stream\n1 2 3 4 5\nendstream endobj",
    "1 0 obj << /Type /ObjStm /N -4 /First 0 >> stream\n1 2 3 4 5\nendstream endobj",
    "1 0 obj 99999999999999999999999999 0 R endobj",
    "1 0 obj << /Type /Catalog /Pages 1 0 R /Kids [1 0 R 1 0 R] >> endobj",
    "1 0 obj [[[[[[[[[[ ( <", "1 0 obj << /Length 3 >> stream",
    "99999999999999999999999 0 obj", " obj",
  ]) func whatCannotBeHasNoPagesWithText(object: String) throws {
    let file = try #require(read(object))
    #expect(file.pages().allSatisfy { $0["Contents"] == nil })
  }

  @Test func whatIsNoneIsNotRead() {
    #expect(PDFFile(Data("Hello".utf8)) == nil)
    #expect(PDFFile(Data()) == nil)
  }

  @Test func aFontWithoutCodesHasNoText() throws {
    let file = try #require(
      read(
        "1 0 obj << /ToUnicode 2 0 R >> endobj",
        """
        2 0 obj << /Length 400 >> stream
        <> <> endcodespacerange
        <0001020304050607> <FF01020304050607> <0041> endbfrange
        <01> <0041> endbfchar
        <02> <04> <0062> endbfrange
        endstream endobj
        """))
    let font = PDFFontText(["ToUnicode": .reference(2)], in: file)
    #expect(font.text(of: [1, 2, 3, 9]) == "Abc")
  }
}
