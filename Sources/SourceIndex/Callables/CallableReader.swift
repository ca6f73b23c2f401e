import SourceModel
import SwiftSyntax

/// Finds what a person can call by hand.
struct CallableReader {
  let table: DeclarationTable
  let roles: TypeRoles
  let testSources: [ParsedSource]
  /// Whether types with generic parameters are listed, which only other methods make.
  var listsGenericTypes = false

  /// Everything that can be called.
  func catalog() -> CallableCatalog {
    let written = WrittenArguments(in: testSources)
    let types = table.types.compactMap { type -> CallableType? in
      guard type.isInTests, !type.isPrivate, type.generics.isEmpty || listsGenericTypes,
        type.kind != .protocol,
        let role = role(of: type)
      else { return nil }
      return self.type(type, role, written)
    }
    return CallableCatalog(types: types)
  }

  private func role(of type: TypeDeclaration) -> CallableType.Role? {
    switch roles[type.name] {
    case .page: .page
    case .useCase: .useCase
    case .testClass, nil: nil
    }
  }

  private func type(
    _ type: TypeDeclaration, _ role: CallableType.Role, _ written: WrittenArguments
  ) -> CallableType {
    var seen: Set<String> = []
    let lineage = table.lineageNames(of: type.name).compactMap { table[$0] }
      .filter { $0.kind != .external || $0.isInTests }
    let methods = lineage.flatMap { ancestor in
      ancestor.functions.filter {
        !$0.isPrivate && isWord($0.name) && seen.insert($0.fullName).inserted
      }
      .map { callable($0, $0.isStatic ? .staticMethod : .method, in: type, written) }
    }
    let makers = initializers(of: type, lineage).map {
      callable($0, .initializer, in: type, written)
    }
    return CallableType(
      name: type.name, role: role,
      initializers: makers.filter(isEasy) + makers.filter { !isEasy($0) }, methods: methods)
  }

  private func isEasy(_ callable: Callable) -> Bool {
    callable.parameters.allSatisfy { $0.isApp || $0.defaultText != nil }
  }

  /// Whether a function is called by a name and not by an operator.
  private func isWord(_ name: String) -> Bool {
    name.first.map { $0.isLetter || $0 == "_" } ?? false
  }

  // MARK: Instances

  private func initializers(
    of type: TypeDeclaration, _ lineage: [TypeDeclaration]
  ) -> [FunctionDeclaration] {
    guard type.kind != .enum else { return [] }
    // A class without initialisers of its own has those that it inherits.
    let declarers = type.kind == .class ? lineage.filter { $0.kind == .class } : [type]
    for declarer in declarers where !declarer.initializers.isEmpty {
      return declarer.initializers.filter { !$0.isPrivate }
    }
    guard let source = type.properties.first?.source ?? type.functions.first?.source else {
      return []
    }
    let stored = type.properties.filter { !$0.isStatic && $0.getter == nil && $0.value == nil }
    guard type.kind == .struct || stored.isEmpty else { return [] }
    return [implicitInitializer(of: type, stored, source)]
  }

  /// What Swift makes of stored properties.
  private func implicitInitializer(
    of type: TypeDeclaration, _ stored: [PropertyDeclaration], _ source: ParsedSource
  ) -> FunctionDeclaration {
    FunctionDeclaration(
      name: "init", owner: type.name,
      parameters: stored.map {
        FunctionDeclaration.Parameter(
          label: $0.name, name: $0.name, type: $0.type, typeText: $0.type?.name ?? "",
          hasDefault: false)
      },
      returnType: nil, returnText: "", generics: [], isStatic: true, isPrivate: false,
      isAsync: false, isThrowing: false, source: source, location: type.location,
      endLine: type.location.line)
  }

  // MARK: Members

  private func callable(
    _ function: FunctionDeclaration, _ kind: Callable.Kind, in type: TypeDeclaration,
    _ written: WrittenArguments
  ) -> Callable {
    let parameters = function.parameters.map { parameter in
      let text = parameter.defaultValue.map { CondensedText.text(of: $0) }
      // A variadic parameter may be left out.
      return CallableParameter(
        label: parameter.label, name: parameter.name, type: parameter.typeText,
        defaultText: text ?? (parameter.hasDefault ? "" : nil),
        candidates: CandidateReader(table: table).candidates(
          for: parameter, of: function, written: written))
    }
    let isOfActor = table[function.owner]?.kind == .actor && kind == .method
    var callable = Callable(
      kind: kind, owner: function.owner, name: function.name, parameters: parameters,
      result: function.returnText, isThrowing: function.isThrowing,
      isAsync: function.isAsync || isOfActor && !function.isOnMainActor,
      location: function.location)
    callable.isDiscardable = function.isDiscardable
    return callable
  }
}
