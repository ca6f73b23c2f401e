package import SourceModel
import SwiftSyntax

/// Reads what the methods of page objects and use cases do.
package struct DeedReader {
  private let inference: TypeInference
  private let roles: TypeRoles

  private init(_ table: DeclarationTable) {
    inference = TypeInference(table: table)
    roles = TypeRoles(inference)
  }

  /// What all methods do that a person can call.
  ///
  /// - Parameters:
  ///   - testFiles: The sources of tests, pages and use cases.
  ///   - libraryFiles: The sources of libraries that the tests import.
  /// - Returns: The catalog.
  package static func catalog(
    testFiles: [SourceFile], libraryFiles: [SourceFile] = []
  ) -> DeedCatalog {
    LargeStack.run {
      let sources = testFiles.map(ParsedSource.init)
      var table = DeclarationCollector.table(of: sources, isInTests: true)
      table.merge(
        DeclarationCollector.table(
          of: libraryFiles.map(ParsedSource.init), isInTests: false, isInLibrary: true))
      return catalog(of: sources, table)
    }
  }

  /// What all methods do, of sources that have been read.
  static func catalog(of sources: [ParsedSource], _ table: DeclarationTable) -> DeedCatalog {
    let reader = DeedReader(table)
    let callables = CallableReader(
      table: table, roles: reader.roles, testSources: sources, listsGenericTypes: true)
    return reader.catalog(callables.catalog())
  }

  private func catalog(_ callables: CallableCatalog) -> DeedCatalog {
    var catalog = DeedCatalog(callables: callables)
    TestStartReader(inference: inference, roles: roles).read(into: &catalog)
    for type in callables.types {
      catalog.generics[type.name] = inference.table[type.name]?.generics
      for method in type.methods {
        let machine = DeedMachine(inference)
        if let deeds = deeds(of: method, on: type, machine) { catalog.methods.append(deeds) }
        catalog.made.formUnion(machine.made)
        for parameter in method.parameters where catalog.values[parameter.plainType] == nil {
          let values = values(of: parameter, in: method.owner)
          if !values.isEmpty { catalog.values[parameter.plainType] = values }
        }
      }
      if type.role == .page {
        catalog.methods += partMethods(of: type, callables)
        catalog.elements += elementFunctions(of: type)
      }
    }
    return catalog
  }

  // MARK: Elements

  /// The methods of a page that give elements by what they are given.
  private func elementFunctions(of type: CallableType) -> [ElementFunction] {
    let reference = TypeReference(name: type.name)
    return (inference.table[type.name]?.functions ?? []).compactMap { function in
      guard !function.isStatic, !function.parameters.isEmpty,
        function.returnType?.name == "XCUIElement",
        let found = inference.table.function(
          function.name, labels: function.parameters.map(\.label), of: reference)
      else { return nil }
      let machine = DeedMachine(inference)
      var arguments: [String: MachineValue] = [:]
      for parameter in function.parameters {
        let type = parameter.type.map { inference.table.qualified($0, in: function.owner) }
        arguments[parameter.name] = argument(parameter, type, function)
      }
      guard case .element(let element) = machine.call(found, on: page(type, machine), arguments),
        !element.isUnknown, !element.texts.allSatisfy({ $0.constant != nil })
      else { return nil }
      return ElementFunction(
        type: type.name, name: function.name,
        parameters: function.parameters.map {
          CallableParameter(label: $0.label, name: $0.name, type: $0.typeText)
        }, element: element)
    }
  }

  // MARK: Methods

  /// A page as a test makes it, whose parameters stand for themselves.
  private func page(_ type: CallableType, _ machine: DeedMachine) -> MachineValue {
    let generics = inference.table[type.name]?.generics ?? []
    let reference = TypeReference(
      name: type.name, arguments: generics.map { TypeReference(name: $0) })
    let maker = type.initializers.first?.parameters ?? []
    return machine.make(
      reference, labels: maker.map(\.label),
      maker.map { $0.isApp ? .element(DeedElement()) : .nothing })
  }

  private func deeds(
    of method: Callable, on type: CallableType, _ machine: DeedMachine
  ) -> MethodDeeds? {
    let receiver =
      method.kind == .staticMethod
      ? MachineValue.metatype(TypeReference(name: type.name, isMetatype: true))
      : page(type, machine)
    return deeds(of: method, on: receiver, type.name, machine)
  }

  /// What the parts of a page do, such as a bar that several pages have.
  private func partMethods(
    of type: CallableType, _ callables: CallableCatalog
  ) -> [MethodDeeds] {
    let machine = DeedMachine(inference)
    guard case .object(let object) = page(type, machine) else { return [] }
    let lineage = inference.table.lineageNames(of: type.name).compactMap { inference.table[$0] }
    let properties = lineage.flatMap(\.properties).filter { property in
      !property.isStatic && !property.isPrivate
        && property.type.map { roles[inference.table.qualifiedName($0.name, in: property.owner)] }
          == .page
    }
    return properties.flatMap { property -> [MethodDeeds] in
      let value = machine.member(
        property.name, of: .object(object), in: MachineFrame(nil, owner: type.name))
      guard case .object(let part) = value, part !== object, part.type.name != type.name,
        let callable = callables[part.type.name]
      else { return [] }
      return callable.methods.compactMap { method in
        guard method.kind == .method else { return nil }
        var found = deeds(of: method, on: value, type.name, DeedMachine(inference))
        found?.part = property.name
        found?.partType = part.type.text
        return found
      }
    }
  }

  private func deeds(
    of method: Callable, on receiver: MachineValue, _ name: String, _ machine: DeedMachine
  ) -> MethodDeeds? {
    let labels = method.parameters.map(\.label)
    guard let type = machine.type(of: receiver),
      let found = inference.table.function(method.name, labels: labels, of: type)
    else { return nil }
    machine.deeds = []
    machine.made = []
    var arguments: [String: MachineValue] = [:]
    for parameter in found.member.parameters {
      let type = parameter.type.map { inference.table.qualified($0, in: found.member.owner) }
      arguments[parameter.name] = argument(parameter, type, found.member)
      if isElement(type) { machine.isIncomplete = true }
    }
    let result = machine.call(found, on: receiver, arguments)
    let generics = inference.table[name]?.generics ?? []
    var deeds = MethodDeeds(
      type: name, method: method.fullName, deeds: machine.deeds,
      landing: landing(result, receiver, generics), isComplete: !machine.isIncomplete)
    if deeds.landing == .nothing, case .object(let object) = result,
      let (member, page) = handedOver(by: object, found.member, generics)
    {
      (deeds.landing, deeds.landingMember) = (.page(page), member)
    }
    if case .page(let page) = deeds.landing, page.hasPrefix("?") {
      deeds.landingParameter =
        found.member.parameters.first { $0.type?.name == String(page.dropFirst()) }?.name
    }
    return deeds
  }

  private func argument(
    _ parameter: FunctionDeclaration.Parameter, _ type: TypeReference?,
    _ function: FunctionDeclaration
  ) -> MachineValue {
    if let type, type.isMetatype, function.generics.contains(type.name) {
      return .metatype(.placeholder(type.name))
    }
    if type?.name == "XCUIApplication" { return .element(DeedElement()) }
    if isElement(type) { return .element(DeedElement(isUnknown: true)) }
    if parameter.typeText.contains("->") || type?.isMetatype == true { return .unknown }
    return .argument(DeedArgument(parameter.name), type)
  }

  /// The page that a method hands over with something else, such as a toast, and by which member.
  private func handedOver(
    by object: MachineObject, _ function: FunctionDeclaration, _ generics: [String]
  ) -> (member: String, page: String)? {
    for (name, value) in object.fields.sorted(by: { $0.key < $1.key }) {
      if case .page(let page) = landing(value, .unknown, generics) { return (name, page) }
    }
    // What its declaration says, where the body does not tell.
    guard let declared = function.returnType, let type = inference.table[object.type.name],
      declared.arguments.count == type.generics.count
    else { return nil }
    for (parameter, argument) in zip(type.generics, declared.arguments) {
      let page = inference.table.qualified(argument, in: function.owner)
      guard roles[page.name] == .page || generics.contains(page.name),
        let property = type.properties.first(where: { $0.type?.name == parameter })
      else { continue }
      return (property.name, page.text)
    }
    return nil
  }

  private func isElement(_ type: TypeReference?) -> Bool {
    type.map { XCUIVocabulary.elementTypes.contains($0.name) } ?? false
  }

  private func landing(
    _ result: MachineValue, _ receiver: MachineValue, _ generics: [String]
  ) -> MethodDeeds.Landing {
    guard case .object(let object) = result,
      roles[object.type.name] == .page || generics.contains(object.type.name)
        || object.type.isPlaceholder
    else { return .nothing }
    if case .object(let own) = receiver, own === object { return .samePage }
    return .page(object.type.text)
  }

  // MARK: Values

  /// The values that the tests have names for, of the type of a parameter.
  private func values(of parameter: CallableParameter, in owner: String) -> [DeedValue] {
    let name = inference.table.qualifiedName(parameter.plainType, in: owner)
    guard let type = inference.table[name] else { return [] }
    let reference = TypeReference(name: name, isMetatype: true)
    if !type.cases.isEmpty {
      return type.cases.filter(\.associated.isEmpty).map {
        DeedValue(
          type: parameter.plainType, code: ".\($0.name)",
          texts: ["rawValue": $0.rawValue, "": $0.name])
      }
    }
    let functions = type.functions.filter {
      $0.isStatic && !$0.isPrivate && $0.parameters.allSatisfy(\.hasDefault)
    }
    let properties = type.properties.filter { $0.isStatic && !$0.isPrivate }
    return functions.compactMap { function in
      value(parameter.plainType, ".\(function.name)()") { machine in
        inference.table.function(function.name, labels: [], of: reference).map {
          machine.call($0, on: .metatype(reference), [:])
        }
      }
    }
      + properties.compactMap { property in
        value(parameter.plainType, ".\(property.name)") { machine in
          machine.member(
            property.name, of: .metatype(reference), in: MachineFrame(nil, owner: name))
        }
      }
  }

  private func value(
    _ type: String, _ code: String, _ make: (DeedMachine) -> MachineValue?
  ) -> DeedValue? {
    guard case .object(let object)? = make(DeedMachine(inference)) else { return nil }
    var texts: [String: String?] = [:]
    for (name, value) in object.fields {
      switch value {
      case .nothing: texts[name] = .some(nil)
      case .text(let text), .number(let text):
        if let constant = text.constant { texts[name] = constant }
      default: break
      }
    }
    return texts.isEmpty ? nil : DeedValue(type: type, code: code, texts: texts)
  }
}
