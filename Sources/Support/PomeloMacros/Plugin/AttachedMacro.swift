/// One use of a macro that is attached to a declaration, as the compiler sends it.
struct AttachedMacro {
  /// The macro's type, such as `EntryMacro`.
  var type: String
  /// What it is to add, in the compiler's words, such as `accessor`.
  var role: String
  /// The source of the attribute, such as `@Query(sort: \Trip.name)`.
  var attribute: String
  /// The source of the declaration that it is attached to.
  var declaration: String
  /// The source of the type or extension around the declaration, if there is one.
  var parent: String
  /// The source of the type that an extension is to extend.
  var extendedType: String
  /// The source of what an extension is to conform to; empty where the type does already.
  var conformances: String

  /// Reads a request for an expansion.
  init(_ request: [String: Any]) {
    let source = { (syntax: Any?) in (syntax as? [String: Any])?["source"] as? String ?? "" }
    type = (request["macro"] as? [String: Any])?["typeName"] as? String ?? ""
    role = request["macroRole"] as? String ?? ""
    attribute = source(request["attributeSyntax"])
    declaration = source(request["declSyntax"])
    let context = (request["lexicalContext"] as? [Any])?.first
    parent = source(context ?? request["parentDeclSyntax"])
    extendedType = source(request["extendedTypeSyntax"])
    conformances = source(request["conformanceListSyntax"])
  }
}
