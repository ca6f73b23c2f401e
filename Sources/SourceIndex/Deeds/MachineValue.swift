import SourceModel
import SwiftSyntax

/// A value while a method is read.
indirect enum MachineValue {
  /// An element or a query, by the way it is found.
  case element(DeedElement)
  /// A text or number that is asked of an element.
  case attribute(DeedElement, String)
  /// Something that holds of an element, or does not.
  case check(DeedElement, DeedCheck)
  case text(DeedText)
  case number(DeedText)
  /// What a call of the method gives, or a part of it.
  case argument(DeedArgument, TypeReference?)
  case object(MachineObject)
  case enumCase(TypeReference, EnumCase)
  case metatype(TypeReference)
  case closure(ClosureExprSyntax, MachineFrame)
  case predicate(format: String, [DeedText])
  /// Code that means the same anywhere, such as `.button`.
  case code(String)
  /// `nil`.
  case nothing
  case unknown

  /// The value as a text, as an interpolation makes it.
  var asText: DeedText {
    switch self {
    case .text(let text), .number(let text): text
    case .argument(let argument, _): DeedText([.argument(argument)])
    case .enumCase(_, let enumCase): DeedText(enumCase.name)
    default: DeedText([.unknown])
    }
  }

  /// The element, if it is one.
  var element: DeedElement? { if case .element(let element) = self { element } else { nil } }
}

/// An instance of one of the sources' types while a method is read.
final class MachineObject {
  /// Its type, with generic arguments where they are known.
  var type: TypeReference
  /// The stored properties that are known.
  var fields: [String: MachineValue] = [:]

  init(_ type: TypeReference) { self.type = type }
}

/// What names mean in a body that is read.
final class MachineFrame {
  /// What `self` is; `nil` outside of types.
  let selfValue: MachineValue?
  /// Name of the type that declares the body.
  let owner: String
  /// What generic parameters stand for.
  var generics: [String: TypeReference]
  var locals: [String: MachineValue] = [:]
  var functions: [String: FunctionDeclSyntax] = [:]
  /// What the body gives where it ends early; `nil` where it does not.
  var earlyResult: MachineValue?
  /// The frame that a closure stands in.
  let outer: MachineFrame?

  init(
    _ selfValue: MachineValue?, owner: String, generics: [String: TypeReference] = [:],
    outer: MachineFrame? = nil
  ) {
    self.selfValue = selfValue
    self.owner = owner
    self.generics = generics
    self.outer = outer
  }

  /// What a local name stands for.
  func local(_ name: String) -> MachineValue? { locals[name] ?? outer?.local(name) }

  /// A function that is declared in the body.
  func function(_ name: String) -> FunctionDeclSyntax? {
    functions[name] ?? outer?.function(name)
  }

  /// Gives a local name that there is another value.
  func assign(_ name: String, _ value: MachineValue) {
    if locals[name] == nil, let outer, outer.local(name) != nil {
      outer.assign(name, value)
    } else {
      locals[name] = value
    }
  }
}

extension TypeReference {
  /// Stands for the type that a caller chooses, under a name that no type can have.
  static func placeholder(_ parameter: String) -> TypeReference {
    TypeReference(name: "?\(parameter)", isMetatype: true)
  }

  /// The type as it is written.
  var text: String {
    arguments.isEmpty ? name : "\(name)<\(arguments.map(\.text).joined(separator: ", "))>"
  }

  /// Whether it stands for a type that a caller chooses.
  var isPlaceholder: Bool { name.hasPrefix("?") }
}
