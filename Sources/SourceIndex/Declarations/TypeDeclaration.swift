import SourceModel
import SwiftSyntax

/// A type found in the sources, with the members of its extensions.
struct TypeDeclaration {
  /// How a type is declared.
  enum Kind {
    case `class`, `struct`, `actor`, `enum`, `protocol`
    /// Only extended here, declared in a library; and the home of what stands outside types.
    case external
  }

  /// Name, with the names of the types it is nested in: `Outer.Inner`.
  var name: String
  var kind: Kind
  /// Where it is declared; of an external type, its first extension.
  var location: SourceLocation
  /// What it inherits from and conforms to, extensions included.
  var inherited: [TypeReference] = []
  /// Names of its generic parameters.
  var generics: [String] = []
  /// What generic parameters must inherit from, where that is written beside them.
  var constraints: [String: TypeReference] = [:]
  /// Names of its attributes, such as `main`.
  var attributes: Set<String> = []
  /// What `@Suite` says of it.
  var suite: TestAttribute?
  /// Whether it, or a type around it, is `private` or `fileprivate`.
  var isPrivate = false
  /// Whether it is declared in the test sources.
  var isInTests = false
  /// Whether it is declared in a library that comes with pomelo.
  var isInLibrary = false
  var properties: [PropertyDeclaration] = []
  var functions: [FunctionDeclaration] = []
  /// Its subscripts, each named `subscript`.
  var subscripts: [FunctionDeclaration] = []
  var cases: [EnumCase] = []
  /// Its initialisers, where stored elements may be located; each is named `init`.
  var initializers: [FunctionDeclaration] = []

  /// Name of the type that it is nested in; empty for none.
  var outerName: String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
  }
}

/// A property of a type, or a variable outside of types.
struct PropertyDeclaration {
  var name: String
  /// Name of the type it belongs to.
  var owner: String
  /// Declared type, if one is written.
  var type: TypeReference?
  /// Initial value.
  var value: ExprSyntax?
  /// Statements of the getter.
  var getter: CodeBlockItemListSyntax?
  /// What runs when it is set: a setter and observers.
  var setters: [CodeBlockItemListSyntax]
  var isStatic: Bool
  var isPrivate = false
  var source: ParsedSource
  var location: SourceLocation
  var endLine: Int
}

/// A method of a type, or a function outside of types.
struct FunctionDeclaration {
  /// A parameter: its label (`_` for none), its name inside and its type.
  struct Parameter {
    var label: String
    var name: String
    var type: TypeReference?
    /// Its type as written.
    var typeText = ""
    /// Types of the parameters of a closure that it takes.
    var closureTypes: [TypeReference?] = []
    var hasDefault: Bool
    /// What it is where a call leaves it out.
    var defaultValue: ExprSyntax?
  }

  var name: String
  /// Name of the type it belongs to.
  var owner: String
  var parameters: [Parameter]
  var returnType: TypeReference?
  /// Result type as written; empty for none.
  var returnText: String
  /// Result type in the source, which may be a tuple.
  var resultSyntax: TypeSyntax?
  /// Names of its generic parameters.
  var generics: [String]
  /// What generic parameters must inherit from, where that is written beside them.
  var constraints: [String: TypeReference] = [:]
  var body: CodeBlockSyntax?
  var isStatic: Bool
  var isPrivate: Bool
  var isAsync: Bool
  var isThrowing: Bool
  /// Whether it says that it runs on the main actor.
  var isOnMainActor = false
  /// Whether what it gives may be left unused.
  var isDiscardable = false
  /// What `@Test` says of it.
  var test: TestAttribute?
  var source: ParsedSource
  var location: SourceLocation
  var endLine: Int
  /// Statements of the getter, of a subscript.
  var getter: CodeBlockItemListSyntax?

  /// What it does; `nil` for a requirement.
  var statements: CodeBlockItemListSyntax? { body?.statements ?? getter }

  /// Name with argument labels: `typeEmail(_:)`.
  var fullName: String {
    "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

/// A case of an enumeration.
struct EnumCase {
  var name: String
  /// Types of the values that it holds.
  var associated: [TypeReference] = []
  /// Its string: the raw value as written, else the case's name.
  var rawValue: String
  /// The raw value as written, and the name.
  var rawLiteral: ExprSyntax?
  var nameToken: TokenSyntax
  var source: ParsedSource
  var location: SourceLocation
  var endLine: Int
}
