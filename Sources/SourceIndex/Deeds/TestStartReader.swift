import SourceModel
import SwiftSyntax

/// Reads how tests get at their first pages, and which types they make.
struct TestStartReader {
  let inference: TypeInference
  let roles: TypeRoles

  /// Goes through all test classes.
  ///
  /// - Parameter catalog: Where what is found is added to.
  func read(into catalog: inout DeedCatalog) {
    for type in inference.table.types where roles[type.name] == .testClass {
      catalog.starts += starts(of: type)
      catalog.apps[type.name] = app(of: type)
      let machine = DeedMachine(inference)
      for function in type.functions where function.statements != nil {
        _ = call(function, on: type, machine)
      }
      catalog.made.formUnion(machine.made)
    }
  }

  /// The property that holds the app.
  private func app(of type: TypeDeclaration) -> String? {
    let lineage = inference.table.lineageNames(of: type.name).compactMap { inference.table[$0] }
    let properties = lineage.flatMap { ancestor in
      ancestor.properties.filter { !$0.isStatic && (!$0.isPrivate || ancestor.name == type.name) }
    }
    return properties.first { property in
      let value =
        property.type
        ?? LocatorReader.expression(of: property).flatMap {
          inference.type(of: $0, in: Scope(owner: property.owner))
        }
      return value?.name == "XCUIApplication"
    }?.name
  }

  private func call(
    _ function: FunctionDeclaration, on type: TypeDeclaration, _ machine: DeedMachine
  ) -> MachineValue {
    machine.call(
      DeclarationTable.Found(member: function, substitution: [:]),
      on: .object(MachineObject(TypeReference(name: type.name))), [:])
  }

  /// The members of a class and of what it inherits that give a page.
  private func starts(of type: TypeDeclaration) -> [PageStart] {
    var seen: Set<String> = []
    let lineage = inference.table.lineageNames(of: type.name).compactMap { inference.table[$0] }
      .filter(\.isInTests)
    return lineage.flatMap { ancestor -> [PageStart] in
      let isOwn = ancestor.name == type.name
      let functions = ancestor.functions.filter { function in
        !function.name.hasPrefix("test") && (isOwn || !function.isPrivate) && !function.isStatic
          && function.parameters.allSatisfy(\.hasDefault) && seen.insert(function.name).inserted
      }
      let properties = ancestor.properties.filter {
        (isOwn || !$0.isPrivate) && !$0.isStatic && seen.insert($0.name).inserted
      }
      return functions.compactMap { start("\($0.name)()", by: $0, of: type) }
        + properties.compactMap { start($0, of: type) }
    }
  }

  private func start(
    _ code: String, by function: FunctionDeclaration, of type: TypeDeclaration
  ) -> PageStart? {
    let machine = DeedMachine(inference)
    guard let page = page(call(function, on: type, machine)) else { return nil }
    let actions = machine.deeds.filter { $0.acts && !$0.isOptional }
    let launches = actions.filter { if case .launch = $0.kind { true } else { false } }
    // One that does more is a part of a test, and no start.
    guard actions.count == launches.count else { return nil }
    return PageStart(
      testClass: type.name, code: code, page: page, launches: !launches.isEmpty)
  }

  private func start(_ property: PropertyDeclaration, of type: TypeDeclaration) -> PageStart? {
    let machine = DeedMachine(inference)
    let value = machine.member(
      property.name, of: .object(MachineObject(TypeReference(name: type.name))),
      in: MachineFrame(nil, owner: type.name))
    return page(value).map {
      PageStart(testClass: type.name, code: property.name, page: $0, launches: false)
    }
  }

  private func page(_ value: MachineValue) -> String? {
    guard case .object(let object) = value, roles[object.type.name] == .page else { return nil }
    return object.type.text
  }
}
