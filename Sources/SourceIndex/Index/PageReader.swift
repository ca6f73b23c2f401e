import SourceModel
import SwiftSyntax

/// Makes page objects from declarations.
struct PageReader {
  let inference: TypeInference

  /// The page object of a type.
  func page(_ type: TypeDeclaration) -> PageObject {
    var elements = type.cases.isEmpty ? [] : caseElements(type)
    if elements.isEmpty { elements = self.elements(of: type) }
    for nested in table.types(nestedIn: type.name) where nested.kind == .enum {
      elements += caseElements(nested)
    }
    let listed = Set(elements.map(\.location))
    let methods = type.functions.filter { !listed.contains($0.location) }.map {
      PageMethod(
        name: $0.fullName, returnType: $0.returnText, location: $0.location, endLine: $0.endLine)
    }
    return PageObject(
      name: type.name, kind: kind(type.kind), location: type.location, elements: elements,
      methods: methods)
  }

  private var table: DeclarationTable { inference.table }
  private var locators: LocatorReader { LocatorReader(inference: inference) }

  private func kind(_ kind: TypeDeclaration.Kind) -> PageObject.Kind {
    switch kind {
    case .class, .external: .class
    case .struct: .struct
    case .actor: .actor
    case .enum: .enum
    case .protocol: .protocol
    }
  }

  /// Properties and methods without parameters that are elements, in the order of their lines.
  private func elements(of type: TypeDeclaration) -> [PageElement] {
    let properties = type.properties.compactMap { property -> PageElement? in
      let scope = Scope(owner: property.owner)
      let expression =
        LocatorReader.expression(of: property) ?? assignedValue(of: property.name, in: type)
      guard isElement(property.type ?? expression.flatMap { inference.type(of: $0, in: scope) })
      else { return nil }
      return element(
        property.name, expression, in: scope, location: property.location,
        endLine: property.endLine)
    }
    let functions = type.functions.compactMap { function -> PageElement? in
      guard function.parameters.isEmpty, isElement(function.returnType),
        let body = function.body, body.statements.count == 1
      else { return nil }
      return element(
        function.name, LocatorReader.result(of: body.statements), in: Scope(function),
        location: function.location, endLine: function.endLine)
    }
    return properties + functions
  }

  /// The cases of an enumeration that makes elements of them, each with its locator.
  private func caseElements(_ type: TypeDeclaration) -> [PageElement] {
    guard let maker = elementMaker(of: type) else { return [] }
    return type.cases.map { enumCase in
      var scope = maker.scope
      scope.enumCase = enumCase
      return element(
        enumCase.name, LocatorReader.result(of: maker.statements, for: enumCase), in: scope,
        location: enumCase.location, endLine: enumCase.endLine)
    }
  }

  /// The member of an enumeration that turns a case into an element.
  private func elementMaker(
    of type: TypeDeclaration
  ) -> (statements: CodeBlockItemListSyntax, scope: Scope)? {
    for property in type.properties where isElement(property.type) {
      if let getter = property.getter { return (getter, Scope(owner: type.name)) }
    }
    for function in type.functions where isElement(function.returnType) {
      if let body = function.body { return (body.statements, Scope(function)) }
    }
    return nil
  }

  private func element(
    _ name: String, _ expression: ExprSyntax?, in scope: Scope, location: SourceLocation,
    endLine: Int
  ) -> PageElement {
    let locator = expression.map { locators.locator($0, in: scope) }
    return PageElement(
      name: name, expression: expression.map { CondensedText.text(of: $0) } ?? "",
      queryName: locator?.queryName, key: locator?.key, location: location, endLine: endLine)
  }

  /// The value that an initialiser gives to a stored property.
  private func assignedValue(of name: String, in type: TypeDeclaration) -> ExprSyntax? {
    for initializer in type.initializers {
      for statement in initializer.statements ?? [] {
        guard let sequence = statement.item.as(SequenceExprSyntax.self) else { continue }
        let parts = Array(sequence.elements)
        guard parts.count == 3, parts[1].is(AssignmentExprSyntax.self) else { continue }
        let target = CondensedText.text(of: parts[0])
        if target == name || target == "self.\(name)" { return parts[2] }
      }
    }
    return nil
  }

  private func isElement(_ type: TypeReference?) -> Bool {
    type.map { XCUIVocabulary.elementTypes.contains($0.name) } ?? false
  }
}
