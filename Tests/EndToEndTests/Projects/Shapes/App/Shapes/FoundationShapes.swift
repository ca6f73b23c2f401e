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

// What a module lets others put in the place of the defaults.

public protocol KeyValueStore: Sendable {
    func object(forKey defaultName: String) -> Any?
    func bool(forKey defaultName: String) -> Bool
    func set(_ value: Any?, forKey defaultName: String)
    func set(_ value: Bool, forKey defaultName: String)
    func removeObject(forKey defaultName: String)
}

extension UserDefaults: KeyValueStore {}

/// A value transformer as models of the store had them.
final class TagsTransformer: ValueTransformer {
    static let name = NSValueTransformerName("Tags")

    override class func transformedValueClass() -> AnyClass { NSString.self }
    override class func allowsReverseTransformation() -> Bool { true }
    override func transformedValue(_ value: Any?) -> Any? { (value as? [String])?.joined(separator: ",") }
    override func reverseTransformedValue(_ value: Any?) -> Any? { (value as? String)?.split(separator: ",").map(String.init) }

    static func register() { ValueTransformer.setValueTransformer(TagsTransformer(), forName: name) }
}
