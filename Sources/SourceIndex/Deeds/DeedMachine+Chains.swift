import SourceModel
import SwiftSyntax

/// Following chains of members and calls.
extension DeedMachine {
  /// Follows a chain to its end.
  func follow(_ chain: CallChain, in frame: MachineFrame) -> MachineValue {
    var links = chain.links[...]
    var value: MachineValue
    var isOnSuper = false
    if let name = chain.rootName?.text {
      if case .call(let call)? = links.first {
        links = links.dropFirst()
        value = self.call(bare: name, call, generics: chain.rootGenerics, in: frame)
      } else {
        value = self.value(named: name, generics: chain.rootGenerics, in: frame) ?? .unknown
      }
    } else if chain.root.is(SuperExprSyntax.self) {
      value = frame.selfValue ?? .unknown
      isOnSuper = true
    } else if let literal = chain.root.as(ClosureExprSyntax.self) {
      value = .closure(literal, frame)
    } else if chain.links.isEmpty {
      return .unknown
    } else if let member = chain.root.as(MemberAccessExprSyntax.self), member.base == nil {
      // The type that is expected says what it is a member of, which is not known here.
      value = .code(".\(member.declName.baseName.text)")
    } else {
      value = evaluate(chain.root, in: frame)
    }
    while let link = links.first {
      links = links.dropFirst()
      switch link {
      case .member(let token, _):
        let name = token.text.replacing("`", with: "")
        if case .call(let call)? = links.first {
          links = links.dropFirst()
          value = self.call(name, call, on: value, isOnSuper: isOnSuper, in: frame)
        } else {
          value = member(name, of: value, in: frame)
        }
      case .call(let call): value = self.call(value: value, call, in: frame)
      case .subscript(let access): value = self.subscript(access, of: value, in: frame)
      }
      isOnSuper = false
    }
    return value
  }

  // MARK: Names

  /// What a name that stands alone is.
  func value(
    named name: String, generics: [TypeReference] = [], in frame: MachineFrame
  ) -> MachineValue? {
    if name == "self" { return frame.selfValue }
    if let local = frame.local(name) { return local }
    if name == "Self", let type = type(of: frame.selfValue) { return .metatype(type) }
    if let bound = frame.generics[name] {
      return .metatype(
        TypeReference(name: bound.name, arguments: bound.arguments, isMetatype: true))
    }
    if name == "rawValue", let receiver = frame.selfValue, isEnumeration(receiver) {
      return member(name, of: receiver, in: frame)
    }
    if let receiver = frame.selfValue, let type = type(of: receiver),
      declares(name, type)
    {
      return member(name, of: receiver, in: frame)
    }
    var outer = frame.owner
    while !outer.isEmpty {
      let type = TypeReference(name: outer, isMetatype: true)
      if declares(name, type) { return member(name, of: .metatype(type), in: frame) }
      outer = outer.lastIndex(of: ".").map { String(outer[..<$0]) } ?? ""
    }
    let globals = TypeReference(name: DeclarationTable.globalsName)
    if let property = table.property(name, of: globals)?.member {
      return LocatorReader.expression(of: property).map {
        evaluate($0, in: MachineFrame(nil, owner: DeclarationTable.globalsName))
      } ?? .unknown
    }
    let qualified = table.qualifiedName(name, in: frame.owner)
    guard
      table[qualified] != nil || XCUIVocabulary.types.contains(name)
        || XCUIVocabulary.namespaces.contains(name)
    else { return nil }
    let arguments = generics.map {
      table.qualified($0, in: frame.owner).substituting(frame.generics)
    }
    return .metatype(TypeReference(name: qualified, arguments: arguments, isMetatype: true))
  }

  private func isEnumeration(_ value: MachineValue) -> Bool {
    switch value {
    case .enumCase: true
    case .argument(_, let type): type.flatMap { table[$0.name] }?.cases.isEmpty == false
    default: false
    }
  }

  private func declares(_ name: String, _ type: TypeReference) -> Bool {
    if table.property(name, of: type) != nil { return true }
    if XCUIVocabulary.elementTypes.union(["XCUIApplication"]).contains(type.name) {
      return Self.isOfElements(name)
    }
    return table[type.name]?.cases.contains { $0.name == name } ?? false
  }

  /// The type of a value, for looking up its members.
  func type(of value: MachineValue?) -> TypeReference? {
    switch value {
    case .object(let object): object.type
    case .enumCase(let type, _), .metatype(let type): type
    case .element(let element): element.links.isEmpty ? .application : .element
    case .argument(_, let type): type
    case .text: TypeReference(name: "String")
    default: nil
    }
  }

  // MARK: Members

  /// A member of a value.
  func member(_ name: String, of value: MachineValue, in frame: MachineFrame) -> MachineValue {
    if name == "self" { return value }
    switch value {
    case .element(let element):
      if let found = table.property(name, of: typeOfElement(element)), found.member.getter != nil {
        return read(found, of: value)
      }
      return member(name, ofElement: element)
    case .object(let object):
      if let field = object.fields[name] { return field }
      if let found = table.property(name, of: object.type) { return read(found, of: value) }
      return .unknown
    case .enumCase(let type, let enumCase):
      if name == "rawValue" { return rawValue(of: enumCase, type) }
      return table.property(name, of: type).map { read($0, of: value) } ?? .unknown
    case .argument(let argument, let type): return member(name, of: argument, type)
    case .metatype(let type): return staticMember(name, of: type)
    case .text(let text): return name == "description" ? .text(text) : .unknown
    default: return .unknown
    }
  }

  /// The raw value of a case, which counts on where it is a number.
  private func rawValue(of enumCase: EnumCase, _ type: TypeReference) -> MachineValue {
    guard let declaration = table[type.name],
      declaration.inherited.contains(where: { ["Int", "UInt"].contains($0.name) })
    else { return .text(DeedText(enumCase.rawValue)) }
    var number = -1
    for candidate in declaration.cases {
      number = Int(candidate.rawValue) ?? number + 1
      if candidate.name == enumCase.name { break }
    }
    return .number(DeedText("\(number)"))
  }

  private func member(
    _ name: String, of argument: DeedArgument, _ type: TypeReference?
  ) -> MachineValue {
    guard let type else { return .argument(argument.member(name), nil) }
    guard let found = table.property(name, of: type) else {
      return name == "rawValue" || name == "description"
        ? .argument(argument.member(name), nil) : .unknown
    }
    if found.member.getter != nil, table[type.name]?.cases.isEmpty != false {
      return read(found, of: .argument(argument, type))
    }
    let declared = found.member.type.map { table.qualified($0, in: found.member.owner) }
    return .argument(argument.member(name), declared)
  }

  private func staticMember(_ name: String, of type: TypeReference) -> MachineValue {
    if let found = table[type.name]?.cases.first(where: { $0.name == name }) {
      return .enumCase(TypeReference(name: type.name), found)
    }
    if let found = table.property(name, of: type) {
      return read(found, of: .metatype(type))
    }
    let nested = "\(type.name).\(name)"
    if table[nested] != nil { return .metatype(TypeReference(name: nested, isMetatype: true)) }
    return name == "shared" ? .unknown : .code("\(type.name).\(name)")
  }

  /// Reads a property: what it was set to, what its getter gives, or what its type says.
  func read(
    _ found: DeclarationTable.Found<PropertyDeclaration>, of value: MachineValue
  ) -> MachineValue {
    let property = found.member
    let frame = MachineFrame(value, owner: property.owner, generics: found.substitution)
    var result = MachineValue.unknown
    if let getter = property.getter {
      result = run(getter, in: frame)
    } else if let written = LocatorReader.expression(of: property) {
      result = evaluate(written, in: frame)
    }
    if let type = property.type {
      let declared = table.qualified(type, in: property.owner).substituting(found.substitution)
      if case .unknown = result { result = self.value(ofUnknown: declared) }
      // `SearchBar(in: self)` is what the declaration says that it is one of.
      if case .object(let object) = result, object.type.name == declared.name,
        object.type.arguments.isEmpty
      {
        object.type = declared
      }
    }
    if property.getter == nil, case .object(let object) = value {
      object.fields[property.name] = result
    }
    return result
  }
}
