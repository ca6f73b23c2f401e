import SwiftSyntax

/// What names mean at a place in the sources.
struct Scope {
  /// What a local name stands for, where its text is asked for.
  enum Value {
    /// One of some expressions, each with the scope it stands in: an initial value and assignments.
    case expressions([(expression: ExprSyntax, scope: Scope)])
    /// An element of a sequence.
    case element(ExprSyntax, Scope)
    /// A parameter of a function, by the function's key.
    case parameter(function: String, name: String)
    /// Something that only a run can tell.
    case opaque
  }

  /// Qualified name of the type around; empty outside of types.
  var owner: String
  /// The type that `self` is of: the type around, or one that inherits the member being read.
  var selfType: TypeReference
  /// What generic parameters stand for.
  var generics: [String: TypeReference] = [:]
  /// Types of local variables and parameters.
  var locals: [String: TypeReference] = [:]
  /// What local variables and parameters hold.
  var values: [String: Value] = [:]
  /// Functions declared inside the body.
  var functions: [String: FunctionDeclaration] = [:]
  /// Strings that parameters stand for, while a helper is read for one call of it.
  var constants: [String: String] = [:]
  /// The enumeration case that `self` is, while a locator is read for that case.
  var enumCase: EnumCase?
  /// The cases that `self` can be inside a branch of a `switch` over it.
  var selfCases: Set<String>?
  /// The type that the body returns, for names such as `.save`.
  var result: TypeReference?
  /// Id of the member whose body it is.
  var member = ""
  /// The file, for locations.
  var source: ParsedSource?

  /// The scope of a member's body, with its parameters.
  init(owner: String) {
    self.owner = owner
    selfType = TypeReference(name: owner)
  }

  /// The scope of a function's body.
  init(_ function: FunctionDeclaration) {
    self.init(owner: function.owner)
    source = function.source
    for parameter in function.parameters { locals[parameter.name] = parameter.type }
  }

  /// Types whose members a name that stands alone may mean, nearest first: `self`, the types
  /// around it, and what stands outside types.
  var namespaces: [TypeReference] {
    var result = [selfType]
    var outer = owner
    while let dot = outer.lastIndex(of: ".") {
      outer = String(outer[..<dot])
      result.append(TypeReference(name: outer, isMetatype: true))
    }
    result.append(TypeReference(name: DeclarationTable.globalsName))
    return result
  }
}
