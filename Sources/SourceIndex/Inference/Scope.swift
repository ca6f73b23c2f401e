/// What names mean at a place in the sources.
struct Scope {
  /// Qualified name of the type around; empty outside of types.
  var owner: String
  /// Types of local variables and parameters.
  var locals: [String: TypeReference] = [:]
  /// Strings that parameters stand for, while a helper is read for one call of it.
  var constants: [String: String] = [:]
  /// The enumeration case that `self` is, while a locator is read for that case.
  var enumCase: EnumCase?

  /// The scope of a member's body, with its parameters.
  init(owner: String) {
    self.owner = owner
  }

  /// The scope of a function's body.
  init(_ function: FunctionDeclaration) {
    owner = function.owner
    for parameter in function.parameters { locals[parameter.name] = parameter.type }
  }
}
