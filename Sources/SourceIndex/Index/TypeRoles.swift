import SourceModel

/// Decides which types are tests, use cases and page objects.
struct TypeRoles {
  /// What a type is to a project's tests.
  enum Role {
    case testClass, useCase, page
  }

  let inference: TypeInference
  /// Roles by qualified name; types that are none of it are missing.
  private(set) var roles: [String: Role] = [:]

  private static let pageSuffixes = ["Page", "PageObject", "Screen", "Robot"]
  /// What pages are derived from that are built on the library `PageObjects`.
  private static let libraryPages: Set = [
    "BaseView", "RootView", "StackedView", "PageComponent", "Page", "Robot",
  ]
  private static let useCaseSuffixes = ["UseCase", "Scenario", "Flow"]

  init(_ inference: TypeInference) {
    self.inference = inference
    for type in table.types where type.isInTests { roles[type.name] = role(of: type) }
    // Pages first: what drives them is known by its calls.
    for type in table.types where type.isInTests && roles[type.name] == nil {
      if drivesPages(type) { roles[type.name] = .useCase }
    }
  }

  /// The role of a type.
  subscript(name: String) -> Role? { roles[name] }

  private var table: DeclarationTable { inference.table }

  /// The role that a type's own declaration and its ancestors give it.
  private func role(of type: TypeDeclaration) -> Role? {
    let lineage = table.lineageNames(of: type.name)
    if type.kind == .class, lineage.dropFirst().contains(TestReader.root) { return .testClass }
    if type.functions.contains(where: { $0.test != nil }) { return .testClass }
    if lineage.contains(where: Self.isUseCaseName) {
      return type.kind == .protocol ? nil : .useCase
    }
    if isNestedInPage(type) { return nil }
    if lineage.contains(where: { isOutside($0) && Self.libraryPages.contains($0) }) {
      return .page
    }
    let ancestors = lineage.compactMap { table[$0] }.filter(\.isInTests)
    if ancestors.contains(where: { hasPageName($0) || hasElements($0) }) { return .page }
    guard ancestors.contains(where: holdsApplication) else { return nil }
    return executes(type) ? .useCase : .page
  }

  /// Whether a type is none of the suite's own.
  private func isOutside(_ name: String) -> Bool {
    table[name].map { $0.isInLibrary || $0.kind == .external } ?? true
  }

  private static func isUseCaseName(_ name: String) -> Bool {
    useCaseSuffixes.contains { name.hasSuffix($0) }
  }

  private func hasPageName(_ type: TypeDeclaration) -> Bool {
    Self.pageSuffixes.contains { type.name.hasSuffix($0) }
  }

  /// Whether a type is an enumeration of locators inside another type, which lists its cases.
  private func isNestedInPage(_ type: TypeDeclaration) -> Bool {
    type.kind == .enum && table[type.outerName]?.isInTests == true
  }

  /// Whether a type has members that are elements.
  private func hasElements(_ type: TypeDeclaration) -> Bool {
    type.properties.contains { propertyType($0).map(XCUIVocabulary.elementTypes.contains) ?? false }
      || type.functions.contains {
        $0.returnType.map { XCUIVocabulary.elementTypes.contains($0.name) } ?? false
      }
  }

  private func holdsApplication(_ type: TypeDeclaration) -> Bool {
    type.properties.contains { propertyType($0) == "XCUIApplication" }
  }

  private func propertyType(_ property: PropertyDeclaration) -> String? {
    (property.type
      ?? LocatorReader.expression(of: property).flatMap {
        inference.type(of: $0, in: Scope(owner: property.owner))
      })?.name
  }

  private func executes(_ type: TypeDeclaration) -> Bool {
    type.functions.contains { $0.name.hasPrefix("execute") }
  }

  /// Whether a type's `execute…` methods call page objects.
  private func drivesPages(_ type: TypeDeclaration) -> Bool {
    let reader = StepReader(inference: inference, roles: self)
    return type.functions.contains { function in
      guard function.name.hasPrefix("execute") else { return false }
      return reader.steps(of: function).contains {
        if case .page = $0.target { true } else { false }
      }
    }
  }
}
