import Foundation
import TerminalModel
import Testing

@testable import HeadlessDriver

#if canImport(FoundationXML)
  import FoundationXML
#endif

struct SVGFrameTests {
  /// Reads the title of a picture.
  private final class Reader: NSObject, XMLParserDelegate {
    var title = ""
    private var isInTitle = false

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) { isInTitle = elementName == "title" }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName: String?
    ) { isInTitle = false }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      if isInTitle { title += string }
    }
  }

  @Test func whateverItShowsAPictureIsXML() {
    var grid = CellGrid(columns: 20, rows: 1)
    grid.write("<a>&\"]]>\u{1B}👩\u{200D}🍳", column: 0, row: 0)
    let picture = SVGFrame.draw(grid, title: "ev\u{1B}]52;c\u{7}\u{9B}\u{202E}<&\"\u{FFFE}il")
    let parser = XMLParser(data: Data(picture.utf8))
    let reader = Reader()
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.title == "ev\u{FFFD}]52;c\u{FFFD}\u{FFFD}\u{202E}<&\"\u{FFFD}il")
    #expect(
      !picture.unicodeScalars.contains("\u{1B}") && !picture.unicodeScalars.contains("\u{202E}"))
  }
}
