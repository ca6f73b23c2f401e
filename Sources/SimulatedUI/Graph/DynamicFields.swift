// The stored properties of a view are found by type metadata, as SwiftUI does: a property wrapper
// such as `State` has to be connected to its storage inside the view value before `body` runs.
import Conformances
@_spi(Reflection) import Swift

/// Connects the dynamic properties of a view to the storage its node keeps.
@MainActor enum DynamicFields {
  /// Connects one stored property at a known offset.
  private struct Field {
    /// The names of the properties behind it: several for a dynamic property that contains others.
    let names: [String]
    let offset: Int
    let install: @MainActor (UnsafeMutableRawPointer, ViewNode, inout Int) -> Void
  }

  /// Field lists by type: each is worked out once.
  private static var known: [ObjectIdentifier: [Field]] = [:]

  /// Connects all dynamic properties of a value, in order of declaration.
  static func install<Value>(in value: inout Value, node: ViewNode) {
    let fields = fields(of: Value.self)
    guard !fields.isEmpty else { return }
    var slot = 0
    withUnsafeMutablePointer(to: &value) { pointer in
      for field in fields {
        field.install(UnsafeMutableRawPointer(pointer) + field.offset, node, &slot)
      }
    }
  }

  /// Works out the field list of a type ahead of its first use.
  static func prepare<Value>(_ type: Value.Type) { _ = fields(of: type) }

  /// The names of the dynamic properties of a type, in the order of their storage.
  static func names<Value>(of type: Value.Type) -> [String] { fields(of: type).flatMap(\.names) }

  private static func fields<Value>(of type: Value.Type) -> [Field] {
    if let fields = known[ObjectIdentifier(type)] { return fields }
    var fields: [Field] = []
    _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
      if Conformance.mayHold(type: fieldType, (any DynamicProperty).self),
        let property = fieldType as? any DynamicProperty.Type
      {
        fields.append(field(property, named: String(cString: name), at: offset))
      }
      return true
    }
    known[ObjectIdentifier(type)] = fields
    return fields
  }

  private static func field<Property: DynamicProperty>(
    _ type: Property.Type, named name: String, at offset: Int
  ) -> Field {
    if let type = type as? any GraphProperty.Type {
      return graphField(type, named: name, at: offset)
    }
    // An app's own dynamic property: its wrappers are connected, then it is told.
    let nested = fields(of: type)
    let names = nested.flatMap(\.names).map { _ in name }
    return Field(names: names, offset: offset) { base, node, slot in
      for field in nested { field.install(base + field.offset, node, &slot) }
      base.assumingMemoryBound(to: Property.self).pointee.update()
    }
  }

  private static func graphField<Property: GraphProperty>(
    _ type: Property.Type, named name: String, at offset: Int
  ) -> Field {
    Field(names: [name], offset: offset) { base, node, slot in
      base.assumingMemoryBound(to: Property.self).pointee.install(in: node, slot: slot)
      slot += 1
    }
  }
}
