/// A kind of objects in a Core Data model, by the attributes of its document's elements.
package struct DataEntity {
  /// What is said of the entity itself.
  let own: [String: String]
  /// What is said of each attribute.
  package let attributes: [[String: String]]
  /// What is said of each relationship.
  package let relationships: [[String: String]]
  /// Names of attributes that no two objects may share.
  package let constraints: [[String]]

  /// Its name.
  package var name: String { own["name"] ?? "" }
  /// The entity that it refines.
  package var parent: String? { own["parentEntity"] }
  /// Whether there are only objects of entities below it.
  package var isAbstract: Bool { own["isAbstract"] == "YES" }
  /// What Xcode makes for it: `class`, `category` for an extension of a class, or nothing.
  package var codeGeneration: String? { own["codeGenerationType"] }

  /// The class of its objects, without a module.
  package var className: String {
    let name = own["representedClassName"] ?? ""
    return name.isEmpty
      ? "NSManagedObject" : name.split(separator: ".").last.map(String.init) ?? name
  }
}
