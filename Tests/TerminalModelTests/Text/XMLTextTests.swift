import Foundation
import Testing

@testable import TerminalModel

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct XMLTextTests {
  /// Reads a document's only element.
  private final class Reader: NSObject, XMLParserDelegate {
    var text = ""
    var attribute: String?

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { attribute = attributes["a"] }

    func parser(_ parser: XMLParser, foundCharacters string: String) { text += string }
  }

  private func readBack(_ text: String) throws -> (text: String, attribute: String?) {
    let escaped = XMLText.escaped(text)
    let parser = XMLParser(data: Data("<x a=\"\(escaped)\">\(escaped)</x>".utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    return (reader.text, reader.attribute)
  }

  @Test(arguments: [
    "a<b>&\"'</x>", "]]><![CDATA[", "line\r\nline\tend", "é日本👍🏽 👩\u{200D}🍳",
    "\u{202E}\u{2066}\u{61C}\u{2028}\u{FEFF}\u{E0041}", "&amp;&#0;", "",
  ])
  func aParserReadsWhatWasWritten(text: String) throws {
    let read = try readBack(text)
    #expect(read.text.unicodeScalars.elementsEqual(text.unicodeScalars))
    #expect(read.attribute?.unicodeScalars.elementsEqual(text.unicodeScalars) == true)
  }

  @Test func whatNoDocumentHoldsIsReplacedVisibly() throws {
    let controls = (0..<0x20).filter { ![9, 10, 13].contains($0) } + Array(0x7F...0x9F)
    for value in controls + [0xFFFE, 0xFFFF] {
      let scalar = try #require(Unicode.Scalar(UInt32(value)))
      #expect(try readBack("a\(scalar)b").text == "a\u{FFFD}b")
    }
  }

  @Test func nothingInItSteersATerminal() {
    let escaped = XMLText.escaped("\u{1B}[2J\u{9B}31m\u{202E}\u{200F}\u{2029}\n")
    #expect(escaped == "\u{FFFD}[2J\u{FFFD}31m&#8238;&#8207;&#8233;&#10;")
  }
}
