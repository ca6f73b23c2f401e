import SwiftParser
import SwiftSyntax

/// Reads how names are used at the places that a compiler complains about.
package final class UseReader {
  private let tree: SourceFileSyntax
  private let lineStarts: [Int]

  /// Reads a file.
  package init(_ file: SourceFile) {
    tree = LargeStack.run { Parser.parse(source: file.text) }
    var starts = [0]
    for (number, byte) in file.text.utf8.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(number + 1)
    }
    lineStarts = starts
  }

  /// How the name at a place is used.
  ///
  /// - Parameters:
  ///   - line: The line, from 1.
  ///   - column: The byte in the line, from 1.
  /// - Returns: The use; `nil` where no name stands there.
  package func use(line: Int, column: Int) -> NameUse? {
    guard let token = token(line, column), var name = token.identifier?.name else { return nil }
    if name.hasPrefix("`") { name = String(name.dropFirst().dropLast()) }
    if let type = token.parent?.as(IdentifierTypeSyntax.self) {
      return use(of: name, type: Syntax(type), type.genericArgumentClause?.arguments.count ?? 0)
    }
    if let type = token.parent?.as(MemberTypeSyntax.self) {
      return use(of: name, type: Syntax(type), type.genericArgumentClause?.arguments.count ?? 0)
    }
    guard let reference = token.parent?.as(DeclReferenceExprSyntax.self) else { return nil }
    return use(of: name, reference)
  }

  /// The calls that a place lies in, the innermost first, each with the last name of what is called.
  package func calls(line: Int, column: Int) -> [(name: String, base: String?, shape: CallShape)] {
    var found: [(name: String, base: String?, shape: CallShape)] = []
    var node = token(line, column)?.parent
    while let next = node {
      if let call = next.as(FunctionCallExprSyntax.self) {
        var called = call.calledExpression
        if let special = called.as(GenericSpecializationExprSyntax.self) {
          called = special.expression
        }
        if let member = called.as(MemberAccessExprSyntax.self) {
          let base = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text
          found.append((member.declName.baseName.text, base, CallShape(call)))
        } else if let reference = called.as(DeclReferenceExprSyntax.self) {
          found.append((reference.baseName.text, nil, CallShape(call)))
        }
      }
      if next.is(CodeBlockSyntax.self) { break }
      node = next.parent
    }
    return found
  }

  /// The last name of what a `switch` looks at whose case a place lies in.
  package func switchedName(line: Int, column: Int) -> String? {
    var node = token(line, column)?.parent
    while let next = node {
      if let whole = next.as(SwitchExprSyntax.self) {
        if let member = whole.subject.as(MemberAccessExprSyntax.self) {
          return member.declName.baseName.text
        }
        return whole.subject.as(DeclReferenceExprSyntax.self)?.baseName.text
      }
      node = next.parent
    }
    return nil
  }

  /// The declaration that a place lies in, up to its body, and the first type that its class inherits
  /// from: `override func start(at time: Int)` of `Player`.
  package func override(
    line: Int, column: Int
  ) -> (head: String, superclass: String)? {
    var node = token(line, column)?.parent
    var head: String?
    while let next = node {
      if head == nil {
        if let function = next.as(FunctionDeclSyntax.self) {
          head =
            "func \(function.name.text)"
            + (function.genericParameterClause?.trimmedDescription ?? "")
            + function.signature.trimmedDescription
        } else if let variable = next.as(VariableDeclSyntax.self) {
          let binding = variable.bindings.first
          head = binding.map {
            "var \($0.pattern.trimmedDescription)\($0.typeAnnotation?.trimmedDescription ?? "")"
          }
        } else if let initializer = next.as(InitializerDeclSyntax.self) {
          head =
            "init" + (initializer.optionalMark?.text ?? "")
            + initializer.signature.trimmedDescription
        }
      }
      if let type = next.as(ClassDeclSyntax.self), let head {
        let first = type.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
        return first.map { (head, $0) }
      }
      node = next.parent
    }
    return nil
  }

  private func token(_ line: Int, _ column: Int) -> TokenSyntax? {
    guard lineStarts.indices.contains(line - 1), column > 0 else { return nil }
    let offset = lineStarts[line - 1] + column - 1
    guard offset < tree.endPosition.utf8Offset else { return nil }
    return tree.token(at: AbsolutePosition(utf8Offset: offset))
  }

  private func use(of name: String, type: Syntax, _ genericArguments: Int) -> NameUse {
    var use = NameUse(name: name, role: .type, genericArguments: genericArguments)
    guard let parent = type.parent else { return use }
    if let inherited = parent.as(InheritedTypeSyntax.self) {
      let list = inherited.parent?.as(InheritedTypeListSyntax.self)
      let isFirst = list?.first?.id == inherited.id
      let ofClass = list?.parent?.parent?.is(ClassDeclSyntax.self) ?? false
      use.role = ofClass && isFirst ? .superclass : .conformance
    } else if let attribute = parent.as(AttributeSyntax.self) {
      use.role =
        attribute.parent?.parent?.is(VariableDeclSyntax.self) == true ? .wrapper : .attribute
      if case .argumentList(let list) = attribute.arguments {
        use.call = CallShape(
          list.map { CallShape.Argument(label: $0.label?.text, kind: .value) })
      }
    } else if Self.isConstraint(parent) {
      use.role = .constraint
    }
    return use
  }

  /// Whether what stands within a node is what another type has to conform to.
  private static func isConstraint(_ node: Syntax) -> Bool {
    node.is(GenericParameterSyntax.self) || node.is(SomeOrAnyTypeSyntax.self)
      || node.is(ConformanceRequirementSyntax.self) || node.is(CompositionTypeElementSyntax.self)
  }

  private func use(of name: String, _ reference: DeclReferenceExprSyntax) -> NameUse {
    var use = NameUse(name: name, role: .value)
    var expression = Syntax(reference)
    if let member = expression.parent?.as(MemberAccessExprSyntax.self),
      member.declName.id == reference.id
    {
      expression = Syntax(member)
    }
    if let special = expression.parent?.as(GenericSpecializationExprSyntax.self) {
      use.genericArguments = special.genericArgumentClause.arguments.count
      expression = Syntax(special)
    }
    if let call = expression.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == expression.id
    {
      use.call = CallShape(call)
      expression = Syntax(call)
    }
    use.assigned = Self.assigned(to: expression)
    var node = expression.parent
    while let next = node, !next.is(CodeBlockItemSyntax.self), !next.is(ClosureExprSyntax.self) {
      if next.is(ExpressionPatternSyntax.self) {
        use.role = .pattern(parts: use.call?.arguments.count ?? 0)
      }
      node = next.parent
    }
    use.isView = Self.isView(expression)
    return use
  }

  private static func assigned(to expression: Syntax) -> CallShape.Kind? {
    guard let list = expression.parent?.as(ExprListSyntax.self) else { return nil }
    let elements = Array(list)
    guard let place = elements.firstIndex(where: { $0.id == expression.id }),
      elements.dropFirst(place + 1).first?.is(AssignmentExprSyntax.self) == true,
      let value = elements.dropFirst(place + 2).first
    else { return nil }
    return CallShape.kind(of: value)
  }

  /// Whether an expression, with what is called on it, is a statement of a body of views.
  private static func isView(_ expression: Syntax) -> Bool {
    var node = expression
    while let parent = node.parent,
      parent.is(MemberAccessExprSyntax.self)
        || parent.is(FunctionCallExprSyntax.self)
    {
      node = parent
    }
    guard node.parent?.is(CodeBlockItemSyntax.self) == true else { return false }
    var outer = node.parent
    while let next = outer {
      if let variable = next.as(VariableDeclSyntax.self) {
        return variable.bindings.first?.typeAnnotation?.type.trimmedDescription.contains("View")
          ?? false
      }
      if let function = next.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause?.type.trimmedDescription.contains("View") ?? false
      }
      outer = next.parent
    }
    return false
  }
}
