import SwiftSyntax

/// What calls hand over to parameters and what stored properties are set to, over all sources.
struct ArgumentTable {
  /// An expression where it stands.
  struct Value {
    var expression: ExprSyntax
    var scope: Scope
  }

  private(set) var parameters: [String: [String: [Value]]] = [:]
  private(set) var properties: [String: [Value]] = [:]
  /// How many values one name may have; what has more is as good as unknown.
  static let limit = 200

  mutating func add(_ value: Value, toParameter name: String, of function: String) {
    guard parameters[function]?[name]?.count ?? 0 < Self.limit else { return }
    parameters[function, default: [:]][name, default: []].append(value)
  }

  mutating func add(_ value: Value, toProperty id: String) {
    guard properties[id]?.count ?? 0 < Self.limit else { return }
    properties[id, default: []].append(value)
  }

  mutating func add(_ other: ArgumentTable) {
    for (function, names) in other.parameters {
      for (name, values) in names {
        for value in values { add(value, toParameter: name, of: function) }
      }
    }
    for (id, values) in other.properties {
      for value in values { add(value, toProperty: id) }
    }
  }
}

extension FunctionDeclaration {
  /// What a call hands over to each parameter, defaults included.
  ///
  /// - Parameters:
  ///   - arguments: The arguments in parentheses or brackets.
  ///   - trailing: The closures after them.
  /// - Returns: Parameters with what they get, in the order written; a default has no scope of the
  ///   call.
  func match(
    _ arguments: LabeledExprListSyntax, trailing: [ClosureExprSyntax] = []
  ) -> [(parameter: Parameter, expression: ExprSyntax, isDefault: Bool)] {
    var result: [(parameter: Parameter, expression: ExprSyntax, isDefault: Bool)] = []
    var rest = Array(arguments)[...]
    var closures = trailing[...]
    for parameter in parameters {
      if let first = rest.first, (first.label?.text ?? "_") == parameter.label {
        result.append((parameter, first.expression, false))
        rest = rest.dropFirst()
      } else if !parameter.closureTypes.isEmpty || (rest.isEmpty && !parameter.hasDefault),
        let closure = closures.popFirst()
      {
        result.append((parameter, ExprSyntax(closure), false))
      } else if let value = parameter.defaultValue {
        result.append((parameter, value, true))
      }
    }
    return result
  }
}
