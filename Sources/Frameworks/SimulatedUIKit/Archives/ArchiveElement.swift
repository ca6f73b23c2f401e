import FoundationXML

/// An element of a storyboard's or xib's XML.
final class ArchiveElement {
  let name: String
  let attributes: [String: String]
  private(set) var children: [ArchiveElement] = []
  private(set) var text = ""

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// Reads a file.
  ///
  /// - Returns: Its outermost element; nil where the file cannot be read or is no XML.
  static func read(_ path: String) -> ArchiveElement? {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let parser = XMLParser(data: data)
    let builder = Builder()
    parser.delegate = builder
    return parser.parse() ? builder.root : nil
  }

  subscript(attribute: String) -> String? { attributes[attribute] }

  var id: String? { attributes["id"] }

  /// Whether an attribute is set to yes; the usual answer where it says nothing.
  func flag(_ attribute: String, or usual: Bool = false) -> Bool {
    attributes[attribute].map { $0 == "YES" } ?? usual
  }

  func number(_ attribute: String) -> CGFloat? {
    attributes[attribute].flatMap(Double.init).map { CGFloat($0) }
  }

  /// The first child of a name.
  func child(_ name: String) -> ArchiveElement? { children.first { $0.name == name } }

  /// The child that a key names.
  func child(key: String) -> ArchiveElement? { children.first { $0["key"] == key } }

  /// What is in the child of a name.
  func list(_ name: String) -> [ArchiveElement] { child(name)?.children ?? [] }

  /// A text, in an attribute or an element of its own.
  func string(_ key: String) -> String? {
    attributes[key] ?? children.first { $0.name == "string" && $0["key"] == key }?.text
  }

  /// The element and all below it, outermost first.
  var all: [ArchiveElement] { [self] + children.flatMap(\.all) }

  private final class Builder: NSObject, XMLParserDelegate {
    private(set) var root: ArchiveElement?
    private var open: [ArchiveElement] = []

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
    ) {
      let element = ArchiveElement(name: elementName, attributes: attributeDict)
      open.last?.children.append(element)
      if root == nil { root = element }
      open.append(element)
    }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
      qualifiedName qName: String?
    ) { open.removeLast() }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }
  }
}
