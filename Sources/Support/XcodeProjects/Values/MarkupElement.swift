import Foundation
import FoundationXML

/// An element of XML with what is in it, texts left out.
struct MarkupElement {
  let name: String
  let attributes: [String: String]
  /// The elements in it, in their order.
  var children: [MarkupElement] = []
  /// Line at which it begins or, where that is long, ends.
  let line: Int

  /// Reads a document.
  ///
  /// - Parameters:
  ///   - data: The document. One with declarations of its own, which could unfold, is refused.
  ///   - path: Its path, for messages.
  /// - Returns: Its outermost element.
  /// - Throws: ``ProjectReadingError`` where it is no XML.
  static func read(_ data: Data, path: String) throws(ProjectReadingError) -> MarkupElement {
    if let line = MergeMarker.line(in: data) { throw .mergeMarker(path: path, line: line) }
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil,
      data.range(of: Data("<!ENTITY".utf8)) == nil
    else { throw .tooManyParts(path: path) }
    let builder = MarkupBuilder()
    // The parser traps at names that are no UTF-8.
    let parser = XMLParser(data: Data(String(decoding: data, as: UTF8.self).utf8))
    parser.delegate = builder
    let isWhole = parser.parse()
    guard isWhole, let root = builder.root else {
      throw .malformed(
        path: path, line: max(1, parser.lineNumber), reason: "it is no complete XML")
    }
    return root
  }

  /// The elements of a name, in their order.
  func all(_ name: String) -> [MarkupElement] { children.filter { $0.name == name } }

  /// The first element of a name.
  subscript(name: String) -> MarkupElement? { children.first { $0.name == name } }

  /// Whether an attribute says `YES`; without it a standard.
  func flag(_ attribute: String, _ standard: Bool) -> Bool {
    attributes[attribute].flatMap { Bool(setting: $0) } ?? standard
  }

  /// An attribute that is not empty.
  func text(_ attribute: String) -> String? {
    attributes[attribute].flatMap { $0.isEmpty ? nil : $0 }
  }
}

/// Puts elements together as a parser meets them.
private final class MarkupBuilder: NSObject, XMLParserDelegate {
  private static let depthLimit = 100
  private static let elementLimit = 200_000

  private(set) var root: MarkupElement?
  private var open: [MarkupElement] = []
  private var count = 0

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes attributeDict: [String: String] = [:]
  ) {
    count += 1
    guard open.count < Self.depthLimit, count < Self.elementLimit else {
      return parser.abortParsing()
    }
    open.append(
      MarkupElement(name: elementName, attributes: attributeDict, line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?
  ) {
    guard let element = open.popLast() else { return }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }
}
