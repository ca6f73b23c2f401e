import SourceIndex

/// A member of a type of a stub, or a function or variable beside the types.
struct StubMember: Hashable, Sendable {
  /// Its name; `init` for initialisers.
  let name: String
  /// Whether it is the type's own.
  var isStatic = false
  /// What it is given; `nil` for a property.
  var call: CallShape?
  /// The type that it gives.
  var result = "Void"
  /// Whether it may give nothing.
  var isOptional = false
  /// How it is written where that is known, without keywords such as `open`.
  var head: String?
  /// How many values it carries, as a case of an enumeration.
  var parts = 0
  /// How many parameters closures have that are assigned to it.
  var assignedInputs = 0
  /// What it was guessed from, `File.swift:12`.
  var origin: String

  /// Whether it makes a value of its type.
  var isInitializer: Bool { name == "init" }

  /// The type that it gives, as it is written.
  var resultText: String { isOptional ? result + "?" : result }
}
