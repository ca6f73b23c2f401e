import Foundation

/// A Core Data model: the document that Xcode's editor writes.
package struct DataModel {
  /// Its name.
  package let name: String
  /// Its entities.
  package let entities: [DataEntity]

  /// Reads the current version of a model; nil where there is none that is understood.
  ///
  /// - Parameter path: The folder of the model, or of one of its versions.
  package init?(_ path: String) {
    name = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let contents = Self.version(of: path) + "/contents"
    guard let data = FileManager.default.contents(atPath: contents),
      let root = try? MarkupElement.read(data, path: contents), root.name == "model"
    else { return nil }
    entities = root.all("entity").map { element in
      let constraints = element.all("uniquenessConstraints").flatMap(\.children)
        .map { $0.children.compactMap { $0.text("value") } }
      return DataEntity(
        own: element.attributes, attributes: element.all("attribute").map(\.attributes),
        relationships: element.all("relationship").map(\.attributes), constraints: constraints)
    }
  }

  /// The folder of the version that counts.
  private static func version(of path: String) -> String {
    guard path.hasSuffix(".xcdatamodeld") else { return path }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
    let versions = names.filter { $0.hasSuffix(".xcdatamodel") }.sorted()
    let chosen = FileManager.default.contents(atPath: path + "/.xccurrentversion").flatMap { data in
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil)
      return (list as? [String: Any])?["_XCCurrentVersionName"] as? String
    }
    return "\(path)/\(versions.first { $0 == chosen } ?? versions.last ?? "")"
  }
}
