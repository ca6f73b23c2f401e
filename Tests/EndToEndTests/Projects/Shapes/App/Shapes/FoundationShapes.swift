import Foundation

final class Feed: NSObject, XMLParserDelegate {
 private(set) var names: [String] = []
 init(_ data: Data) { super.init(); let parser = XMLParser(data: data); parser.delegate = self; parser.parse() }
 func parser(_ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?, attributes attributeDict: [String: String]) { names.append(elementName) }
}

enum FoundationShapes {
 static var title: LocalizedStringResource { "Shapes" }
 static func words(_ n: Int) -> [String] { [String(localized: "plain"), String(localized: "\(n) of them", comment: "how many"), String(localized: title)] }
 static func files(_ url: URL) throws -> Data {
  let opened = url.startAccessingSecurityScopedResource()
  defer { if opened { url.stopAccessingSecurityScopedResource() } }
  var isStale = false
  _ = try URL(resolvingBookmarkData: url.bookmarkData(), options: [], relativeTo: nil, bookmarkDataIsStale: &isStale)
  if let cloud = FileManager.default.url(forUbiquityContainerIdentifier: nil) { try FileManager.default.startDownloadingUbiquitousItem(at: cloud) }
  return try url.bookmarkData(options: .minimalBookmark)
 }
}
