import SwiftParser
import SwiftSyntax

/// Expands what `@Model` puts before each variable that is stored: it becomes a computed one, with a
/// place beside it that is filled from the store when it is first read.
enum PersistedPropertyMacro {
  /// What the macro adds: accessors, or the place.
  static func expansion(for macro: AttachedMacro) -> String {
    let file = Parser.parse(source: macro.declaration)
    guard let variable = file.statements.first?.item.as(VariableDeclSyntax.self),
      let property = PersistedProperty(variable)
    else { return "" }
    return macro.role == "accessor"
      ? accessors(of: property) : "private var _\(property.name)\(property.storage)"
  }

  private static func accessors(of property: PersistedProperty) -> String {
    let (name, place) = (property.quotedName, "_\(property.name)")
    return """
      {
      @storageRestrictions(initializes: \(place))
      init(initialValue) { \(place) = SwiftData._Persisted(initialValue) }
      get { _$model.value(of: self, \\.\(name), "\(property.name)", &\(place)) }
      set {
      let _$old = _$model.willSet(self, \\.\(name), "\(property.name)", &\(place))
      \(place) = SwiftData._Persisted(newValue)
      _$model.didSet(self, \\.\(name), "\(property.name)", from: _$old, to: newValue)
      }
      }
      """
  }
}
