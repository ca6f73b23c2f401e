import SwiftSyntax

/// Reads the declarations of files into a table.
struct DeclarationCollector {
  /// What has been read so far.
  private(set) var table = DeclarationTable()

  /// The declarations of some files.
  static func table(
    of sources: [ParsedSource], isInTests: Bool, isInLibrary: Bool = false
  ) -> DeclarationTable {
    var collector = DeclarationCollector()
    for source in sources {
      collector.collect(source, isInTests: isInTests, isInLibrary: isInLibrary)
    }
    return collector.table
  }

  /// Adds a file's declarations.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - isInTests: Whether it is one of the tests' sources.
  ///   - isInLibrary: Whether it is a library's that comes with pomelo.
  mutating func collect(_ source: ParsedSource, isInTests: Bool, isInLibrary: Bool = false) {
    let file = FileContext(source: source, isInTests: isInTests, isInLibrary: isInLibrary)
    collect(statements: source.tree.statements, file)
  }

  /// What is the same for all declarations of a file.
  private struct FileContext {
    var source: ParsedSource
    var isInTests: Bool
    var isInLibrary: Bool
  }

  private mutating func collect(statements: CodeBlockItemListSyntax, _ file: FileContext) {
    for statement in statements {
      guard let declaration = statement.item.as(DeclSyntax.self) else { continue }
      if let conditional = declaration.as(IfConfigDeclSyntax.self) {
        if case .statements(let active)? = CompilationCondition.activeClause(of: conditional)?
          .elements
        {
          collect(statements: active, file)
        }
      } else {
        collect(declaration, in: DeclarationTable.globalsName, isPrivate: false, file)
      }
    }
  }

  private mutating func collect(
    members: MemberBlockItemListSyntax, in owner: String, isPrivate: Bool, _ file: FileContext
  ) {
    for member in members {
      if let conditional = member.decl.as(IfConfigDeclSyntax.self) {
        if case .decls(let active)? = CompilationCondition.activeClause(of: conditional)?.elements {
          collect(members: active, in: owner, isPrivate: isPrivate, file)
        }
      } else {
        collect(member.decl, in: owner, isPrivate: isPrivate, file)
      }
    }
  }

  private mutating func collect(
    _ declaration: DeclSyntax, in owner: String, isPrivate: Bool, _ file: FileContext
  ) {
    if let group = declaration.asProtocol((any DeclGroupSyntax).self) {
      collect(group: group, in: owner, isPrivate: isPrivate, file)
    } else if let variable = declaration.as(VariableDeclSyntax.self) {
      let properties = MemberReader.properties(variable, owner: owner, source: file.source)
      updateOwner(owner, file, at: declaration) { $0.properties += properties }
    } else if let function = declaration.as(FunctionDeclSyntax.self) {
      let read = MemberReader.function(function, owner: owner, source: file.source)
      updateOwner(owner, file, at: declaration) { $0.functions.append(read) }
    } else if let initializer = declaration.as(InitializerDeclSyntax.self),
      initializer.body != nil
    {
      let read = MemberReader.initializer(initializer, owner: owner, source: file.source)
      updateOwner(owner, file, at: declaration) { $0.initializers.append(read) }
    } else if let access = declaration.as(SubscriptDeclSyntax.self) {
      let read = MemberReader.subscript(access, owner: owner, source: file.source)
      updateOwner(owner, file, at: declaration) { $0.subscripts.append(read) }
    } else if let cases = declaration.as(EnumCaseDeclSyntax.self) {
      let read = MemberReader.cases(cases, source: file.source)
      updateOwner(owner, file, at: declaration) { $0.cases += read }
    }
  }

  private mutating func updateOwner(
    _ owner: String, _ file: FileContext, at declaration: DeclSyntax,
    with change: (inout TypeDeclaration) -> Void
  ) {
    table.update(
      owner,
      orInsert: TypeDeclaration(
        name: owner, kind: .external, location: file.source.location(of: declaration)),
      with: change)
  }

  /// Adds a type or an extension, then its members.
  private mutating func collect(
    group: any DeclGroupSyntax, in owner: String, isPrivate: Bool, _ file: FileContext
  ) {
    let isPrivate = isPrivate || MemberReader.isPrivate(group.modifiers)
    let inherited =
      group.inheritanceClause?.inheritedTypes.compactMap { TypeReference($0.type) } ?? []
    let name: String
    if let extended = group.as(ExtensionDeclSyntax.self) {
      guard let type = TypeReference(extended.extendedType) else { return }
      name = table.qualifiedName(type.name, in: owner)
      let external = TypeDeclaration(
        name: name, kind: .external, location: file.source.location(of: extended.extendedType))
      table.update(name, orInsert: external) { $0.inherited += inherited }
    } else {
      guard let header = TypeHeader(group) else { return }
      name = owner.isEmpty ? header.name.text : "\(owner).\(header.name.text)"
      let location = file.source.location(of: header.name)
      let attributes = group.attributes.compactMap {
        $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      }
      table.update(name, orInsert: TypeDeclaration(name: name, kind: .external, location: location))
      { type in
        // An extension may stand before the declaration, in another file.
        type.kind = header.kind
        type.location = location
        type.inherited = inherited + type.inherited
        type.generics = header.generics
        type.constraints = header.constraints
        type.attributes.formUnion(attributes)
        type.suite = TestAttributeReader.attribute("Suite", in: group.attributes)
        type.isPrivate = isPrivate
        type.isInTests = file.isInTests
        type.isInLibrary = file.isInLibrary
      }
    }
    collect(members: group.memberBlock.members, in: name, isPrivate: isPrivate, file)
  }
}

/// The parts of a type's declaration that each kind of type spells in its own node.
private struct TypeHeader {
  var name: TokenSyntax
  var kind: TypeDeclaration.Kind
  var generics: [String]
  var constraints: [String: TypeReference]

  init?(_ group: any DeclGroupSyntax) {
    let parameters: GenericParameterClauseSyntax?
    if let type = group.as(ClassDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .class, type.genericParameterClause)
    } else if let type = group.as(StructDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .struct, type.genericParameterClause)
    } else if let type = group.as(ActorDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .actor, type.genericParameterClause)
    } else if let type = group.as(EnumDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .enum, type.genericParameterClause)
    } else if let type = group.as(ProtocolDeclSyntax.self) {
      (name, kind, parameters) = (type.name, .protocol, nil)
    } else {
      return nil
    }
    generics = parameters?.parameters.map(\.name.text) ?? []
    constraints = MemberReader.constraints(parameters)
  }
}
