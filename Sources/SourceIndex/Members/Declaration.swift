import SourceModel
import SwiftSyntax

/// A member as the sources declare it.
enum Declaration {
  case function(FunctionDeclaration)
  case property(PropertyDeclaration)
  case enumCase(EnumCase, type: String)

  /// Name with argument labels.
  var name: String {
    switch self {
    case .function(let function): function.fullName
    case .property(let property): property.name
    case .enumCase(let enumCase, _): enumCase.name
    }
  }

  /// Qualified name of the type it belongs to; empty outside of types.
  var owner: String {
    switch self {
    case .function(let function): function.owner
    case .property(let property): property.owner
    case .enumCase(_, let type): type
    }
  }

  /// Id of the member that it makes.
  var id: String { CodeMember.id(owner: owner, name: name) }

  var location: SourceLocation {
    switch self {
    case .function(let function): function.location
    case .property(let property): property.location
    case .enumCase(let enumCase, _): enumCase.location
    }
  }

  var endLine: Int {
    switch self {
    case .function(let function): function.endLine
    case .property(let property): property.endLine
    case .enumCase(let enumCase, _): enumCase.endLine
    }
  }

  /// Whether something runs where it is used; a requirement of a protocol only promises it.
  var hasBody: Bool {
    switch self {
    case .function(let function): function.statements != nil
    case .property(let property): property.getter != nil || property.value != nil
    case .enumCase: true
    }
  }

  /// The result type as declared.
  var declaredType: TypeReference? {
    switch self {
    case .function(let function): function.returnType
    case .property(let property): property.type
    case .enumCase(_, let type): TypeReference(name: type)
    }
  }

  /// The scope of its body.
  ///
  /// - Parameters:
  ///   - selfType: The type it runs on; that of the declaration without one.
  ///   - generics: What generic parameters stand for.
  /// - Returns: The scope, with parameters as what calls hand over.
  func scope(on selfType: TypeReference?, generics: [String: TypeReference] = [:]) -> Scope {
    var scope: Scope
    switch self {
    case .function(let function):
      scope = Scope(function)
      for parameter in function.parameters {
        scope.values[parameter.name] = .parameter(function: function.key, name: parameter.name)
      }
    case .property(let property):
      scope = Scope(owner: property.owner)
      scope.source = property.source
    case .enumCase(let enumCase, let type):
      scope = Scope(owner: type)
      scope.source = enumCase.source
    }
    if let selfType { scope.selfType = selfType }
    scope.generics = generics
    scope.member = id
    return scope
  }
}

extension FunctionDeclaration {
  /// Tells functions of the same name apart.
  var key: String { "\(owner).\(fullName)@\(location.file):\(location.line)" }
}

extension TypeDeclaration {
  /// All members, in the order: properties, initialisers, methods, subscripts, cases.
  var declarations: [Declaration] {
    properties.map(Declaration.property) + initializers.map(Declaration.function)
      + functions.map(Declaration.function) + subscripts.map(Declaration.function)
      + cases.map { .enumCase($0, type: name) }
  }
}

extension TypeReference {
  /// The type as the index tells it.
  var codeType: CodeType { CodeType(name: name, arguments: arguments.map(\.codeType)) }
}
