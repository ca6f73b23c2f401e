import SourceModel
import SwiftSyntax

/// Reads what a method does by going through its body without running it: what its arguments are
/// stays open, and what depends on a run is done perhaps.
///
/// A class, as all that a body reaches adds to the same deeds.
final class DeedMachine {
  /// How deep calls are followed.
  private static let depthLimit = 24
  /// Steps after which a method is given up.
  private static let stepLimit = 6_000

  let inference: TypeInference
  /// What was done so far.
  var deeds: [Deed] = []
  /// Names of the types that instances were made of.
  var made: Set<String> = []
  /// Whether what is made now is handed to a closure of a caller's.
  var handsOver = false
  /// Whether something was met that may do more than is known.
  var isIncomplete = false
  /// How many conditions and loops are around.
  var conditions = 0
  var loops = 0
  /// The arguments that are given for certain where the body goes on.
  var needed: [DeedArgument] = []
  private var depth = 0
  /// Name of the type whose function is gone through.
  private var owner: String?
  private var steps = 0

  var table: DeclarationTable { inference.table }

  init(_ inference: TypeInference) { self.inference = inference }

  /// Counts a step.
  ///
  /// - Returns: Whether there is patience for it.
  func step() -> Bool {
    steps += 1
    if steps > Self.stepLimit { isIncomplete = true }
    return steps <= Self.stepLimit
  }

  /// Adds a deed.
  func add(_ kind: Deed.Kind, _ element: DeedElement) {
    var deed = Deed(kind, element, isOptional: conditions > 0, isRepeated: loops > 0)
    deed.needs = needed
    deeds.append(deed)
  }

  /// Goes through something that may be done or not.
  func perhaps(isLoop: Bool = false, _ body: () -> Void) {
    conditions += 1
    loops += isLoop ? 1 : 0
    body()
    conditions -= 1
    loops -= isLoop ? 1 : 0
  }

  // MARK: Calls

  /// Calls a function of the sources.
  ///
  /// - Parameters:
  ///   - found: The function.
  ///   - receiver: What it is called on.
  ///   - arguments: What it is given, by the parameters' names.
  /// - Returns: What it gives.
  func call(
    _ found: DeclarationTable.Found<FunctionDeclaration>, on receiver: MachineValue?,
    _ arguments: [String: MachineValue]
  ) -> MachineValue {
    let function = found.member
    guard let statements = function.statements, depth < Self.depthLimit else {
      isIncomplete = true
      return .unknown
    }
    depth += 1
    let (outside, known, caller) = (conditions, needed, owner)
    owner = function.owner
    defer { (depth, conditions, needed, owner) = (depth - 1, outside, known, caller) }
    let frame = MachineFrame(receiver, owner: function.owner, generics: found.substitution)
    for parameter in function.parameters {
      let value = arguments[parameter.name] ?? defaultValue(of: parameter, in: frame)
      frame.locals[parameter.name] = value
      if let type = parameter.type, type.isMetatype, function.generics.contains(type.name),
        case .metatype(let given) = value
      {
        frame.generics[type.name] = given
      }
    }
    let result = run(statements, in: frame)
    switch result {
    case .unknown, .nothing: return declared(function, on: receiver, frame) ?? result
    default: return result
    }
  }

  private func defaultValue(
    of parameter: FunctionDeclaration.Parameter, in frame: MachineFrame
  ) -> MachineValue {
    if let value = parameter.defaultValue { return evaluate(value, in: frame) }
    return .unknown
  }

  /// What a function gives by its declaration, where its body does not tell.
  private func declared(
    _ function: FunctionDeclaration, on receiver: MachineValue?, _ frame: MachineFrame
  ) -> MachineValue? {
    guard let type = function.returnType else { return nil }
    if type.name == "Self" { return receiver }
    let meant = table.qualified(type, in: function.owner).substituting(frame.generics)
    // What a parameter of the page's type stands for is known once there is a page.
    if case .object(let object)? = receiver, object.type.arguments.contains(meant) {
      return .object(MachineObject(meant))
    }
    if case .unknown = value(ofUnknown: meant) { return nil }
    return value(ofUnknown: meant)
  }

  /// A value of a type of which nothing else is known.
  func value(ofUnknown type: TypeReference) -> MachineValue {
    if type.name == "XCUIApplication" { return .element(DeedElement()) }
    if XCUIVocabulary.elementTypes.contains(type.name) {
      return .element(DeedElement(isUnknown: true))
    }
    guard let declaration = table[type.name], [.class, .struct, .actor].contains(declaration.kind)
    else { return .unknown }
    return .object(MachineObject(type))
  }

  /// Makes an instance of a type.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - labels: The labels of the call.
  ///   - values: What it is given.
  /// - Returns: The instance.
  func make(
    _ type: TypeReference, labels: [String], _ values: [MachineValue]
  ) -> MachineValue {
    if type.name == "XCUIApplication" {
      return .element(DeedElement(isUnknown: !values.isEmpty))
    }
    // A function outside of types makes them for others, and hands them over.
    if owner != DeclarationTable.globalsName, !handsOver { made.insert(type.name) }
    let object = MachineObject(type)
    for (label, value) in zip(labels, values) where label != "_" { object.fields[label] = value }
    if let found = table.initializer(labels: labels, of: type),
      let statements = found.member.statements, depth < Self.depthLimit
    {
      depth += 1
      let frame = MachineFrame(
        .object(object), owner: found.member.owner, generics: found.substitution)
      for (parameter, value) in zip(found.member.parameters, values) {
        frame.locals[parameter.name] = value
      }
      for parameter in found.member.parameters where frame.locals[parameter.name] == nil {
        frame.locals[parameter.name] = defaultValue(of: parameter, in: frame)
      }
      _ = run(statements, in: frame)
      depth -= 1
    }
    return .object(object)
  }
}
