import ElementModel
import Foundation
import SourceIndex
import XcodeProjects

/// What is compiled for one Core Data model.
struct DataModelSource {
  let model: DataModel
  /// The module's sources, which may declare the entities' classes.
  let files: [SourceFile]

  /// The source: the classes that Xcode makes, and a function that describes the model.
  var text: String {
    let symbol = "pomelo_data_model_" + Self.symbolName(model.name)
    let lines = model.entities.flatMap(description)
    return model.entities.map(code).joined() + """

      @_cdecl("\(symbol)")
      public nonisolated func _\(symbol)(_ pointer: UnsafeMutableRawPointer) {
        let model = CoreData._ModelDescription.at(pointer)
      \(lines.map { "  " + $0 }.joined(separator: "\n"))
      }

      """
  }

  /// A model's name as part of a symbol's.
  static func symbolName(_ name: String) -> String {
    String(name.map { $0.isASCII && $0.isLetter || $0.isNumber ? $0 : "_" })
  }

  /// Whether there will be a class of a name in the module.
  private func isDeclared(_ name: String) -> Bool {
    model.entities.contains { $0.className == name && $0.codeGeneration == "class" }
      || files.contains { $0.text.contains("class \(name)") }
  }

  /// The calls that describe an entity.
  private func description(_ entity: DataEntity) -> [String] {
    let name = entity.className
    let type = isDeclared(name) ? "\(name).self" : "nil"
    let parent = entity.parent.map { SwiftLiteral.string($0) } ?? "nil"
    let first: [(String, String)] = [
      ("", SwiftLiteral.string(entity.name)), ("", type),
      ("className", SwiftLiteral.string(name)), ("parent", parent),
      ("isAbstract", "\(entity.isAbstract)"),
    ]
    var lines = [Self.call("entity", first)]
    for attribute in entity.attributes {
      let value = Self.defaultValue(attribute).map { SwiftLiteral.string($0) } ?? "nil"
      lines.append(
        Self.call(
          "attribute",
          [
            ("", Self.text(attribute, "name")), ("", Self.text(attribute, "attributeType")),
            ("optional", Self.flag(attribute, "optional")),
            ("transient", Self.flag(attribute, "transient")), ("value", value),
          ]))
    }
    for relationship in entity.relationships {
      let inverse = relationship["inverseName"].map { SwiftLiteral.string($0) } ?? "nil"
      lines.append(
        Self.call(
          "relationship",
          [
            ("", Self.text(relationship, "name")),
            ("to", Self.text(relationship, "destinationEntity")), ("inverse", inverse),
            ("toMany", Self.flag(relationship, "toMany")),
            ("ordered", Self.flag(relationship, "ordered")),
            ("rule", Self.text(relationship, "deletionRule")),
            ("optional", Self.flag(relationship, "optional")),
          ]))
    }
    for names in entity.constraints {
      lines.append(Self.call("unique", names.map { ("", SwiftLiteral.string($0)) }))
    }
    return lines
  }

  private static func call(_ name: String, _ arguments: [(label: String, value: String)]) -> String
  {
    let list = arguments.map { $0.label.isEmpty ? $0.value : "\($0.label): \($0.value)" }
    return "model.\(name)(\(list.joined(separator: ", ")))"
  }

  private static func text(_ attributes: [String: String], _ name: String) -> String {
    SwiftLiteral.string(attributes[name] ?? "")
  }

  private static func flag(_ attributes: [String: String], _ name: String) -> String {
    attributes[name] == "YES" ? "true" : "false"
  }

  private static func defaultValue(_ attribute: [String: String]) -> String? {
    if let moment = attribute["defaultDateTimeInterval"] { return moment }
    if let value = attribute["defaultValueString"] { return value }
    // A number that is no object always has a value.
    return attribute["usesScalarValueType"] == "YES" && attribute["attributeType"] != "Date"
      ? "0" : nil
  }

  /// The class or extension that Xcode makes of an entity.
  private func code(_ entity: DataEntity) -> String {
    let name = entity.className
    guard ["class", "category"].contains(entity.codeGeneration), name != "NSManagedObject" else {
      return ""
    }
    let above =
      model.entities.first { $0.name == entity.parent }?.className ?? "NSManagedObject"
    let declaration =
      entity.codeGeneration == "class" ? "\npublic class \(name): \(above) {}\n" : ""
    let identifiable =
      entity.parent == nil && entity.codeGeneration == "class"
      ? "\nextension \(name): Identifiable {}\n" : ""
    let attributes = entity.attributes.map { attribute in
      Self.property(attribute["name"] ?? "", Self.type(of: attribute))
    }
    let relationships = entity.relationships.flatMap { relationship -> [String] in
      let property = relationship["name"] ?? ""
      let destination = destination(of: relationship)
      guard relationship["toMany"] == "YES" else {
        return [Self.property(property, "\(destination)?")]
      }
      let isOrdered = relationship["ordered"] == "YES"
      return [Self.property(property, isOrdered ? "NSOrderedSet?" : "NSSet?")]
        + Self.methods(property, destination, isOrdered: isOrdered)
    }
    return """
      \(declaration)
      nonisolated extension \(name) {
        public class func fetchRequest() -> NSFetchRequest<\(name)> {
          NSFetchRequest<\(name)>(entityName: \(SwiftLiteral.string(entity.name)))
        }
      \((attributes + relationships).map { "  " + $0 }.joined(separator: "\n"))
      }
      \(identifiable)
      """
  }

  private func destination(of relationship: [String: String]) -> String {
    let name = model.entities.first { $0.name == relationship["destinationEntity"] }?.className
    return name.flatMap { isDeclared($0) ? $0 : nil } ?? "NSManagedObject"
  }

  private static func property(_ name: String, _ type: String) -> String {
    "public var `\(name)`: \(type) { get { _managed(\"\(name)\") } "
      + "set { _setManaged(\"\(name)\", newValue) } }"
  }

  /// The type that Xcode gives an attribute.
  private static func type(of attribute: [String: String]) -> String {
    let isScalar = attribute["usesScalarValueType"] == "YES"
    switch attribute["attributeType"] ?? "" {
    case "Integer 16": return isScalar ? "Int16" : "NSNumber?"
    case "Integer 32": return isScalar ? "Int32" : "NSNumber?"
    case "Integer 64": return isScalar ? "Int64" : "NSNumber?"
    case "Double": return isScalar ? "Double" : "NSNumber?"
    case "Float": return isScalar ? "Float" : "NSNumber?"
    case "Boolean": return isScalar ? "Bool" : "NSNumber?"
    case "Decimal": return "NSDecimalNumber?"
    case "Date": return "Date?"
    case "UUID": return "UUID?"
    case "URI": return "URL?"
    case "Binary": return "Data?"
    case "String": return "String?"
    default: return (attribute["customClassName"] ?? "NSObject") + "?"
    }
  }

  /// The methods that Xcode makes for a relationship to several objects.
  private static func methods(
    _ name: String, _ type: String, isOrdered: Bool
  ) -> [String] {
    let title = name.prefix(1).uppercased() + name.dropFirst()
    let set = isOrdered ? "NSOrderedSet" : "NSSet"
    func method(_ verb: String, _ parameters: String, _ arguments: String) -> String {
      "public func \(verb)\(title)(\(parameters)) { "
        + "_managedCall(\"\(verb)\(title)\", [\(arguments)]) }"
    }
    let both = ["addTo", "removeFrom"].flatMap { verb in
      [method(verb, "_ value: \(type)", "value"), method(verb, "_ values: \(set)", "values")]
    }
    guard isOrdered else { return both }
    return both + [
      method("insertInto", "_ value: \(type), at idx: Int", "value, idx"),
      method("removeFrom", "at idx: Int", "idx"),
      method("replace", "at idx: Int, with value: \(type)", "value, idx"),
    ]
  }
}
