/// What a call of a method gives it, or a part of that: `testUserAccount.email`.
package struct DeedArgument: Codable, Hashable, Sendable {
  /// Name of the parameter inside of the method.
  package var parameter: String
  /// The members that lead from it to what is meant, such as `email` or `rawValue`.
  package var path: [String]

  /// Names an argument.
  package init(_ parameter: String, path: [String] = []) {
    self.parameter = parameter
    self.path = path
  }

  /// A member of it.
  package func member(_ name: String) -> DeedArgument {
    DeedArgument(parameter, path: path + [name])
  }
}
