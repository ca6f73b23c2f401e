import SourceModel
import SwiftSyntax

/// What calls give and do.
extension DeedMachine {
  /// What is written between the brackets of a call, with trailing closures.
  private func arguments(
    of call: FunctionCallExprSyntax, in frame: MachineFrame
  ) -> [MachineValue] {
    var values = call.arguments.map { evaluate($0.expression, in: frame) }
    if let closure = call.trailingClosure { values.append(.closure(closure, frame)) }
    values += call.additionalTrailingClosures.map { .closure($0.closure, frame) }
    return values
  }

  /// The values by the names of a function's parameters.
  private func named(
    _ values: [MachineValue], _ labels: [String], for function: FunctionDeclaration
  ) -> [String: MachineValue] {
    var named: [String: MachineValue] = [:]
    var rest = function.parameters[...]
    for (label, value) in zip(labels, values) {
      let isClosure = label == FunctionDeclaration.trailingClosureLabel
      let place =
        isClosure
        ? rest.lastIndex { !$0.closureTypes.isEmpty || $0.typeText.contains("->") }
        : rest.firstIndex { $0.label == label }
      guard let place else { continue }
      named[function.parameters[place].name] = meant(
        value, by: function.parameters[place], function)
      if !isClosure { rest = rest[(place + 1)...] }
    }
    return named
  }

  /// A value as a parameter's type makes it: `.save` is a case of an enumeration there.
  private func meant(
    _ value: MachineValue, by parameter: FunctionDeclaration.Parameter,
    _ function: FunctionDeclaration
  ) -> MachineValue {
    guard case .code(let code) = value, code.first == ".", let type = parameter.type else {
      return value
    }
    let qualified = table.qualified(type, in: function.owner)
    guard let found = table[qualified.name]?.cases.first(where: { ".\($0.name)" == code }) else {
      return value
    }
    return .enumCase(qualified, found)
  }

  /// The function of the sources that a call means; none that only is called the same.
  private func function(
    _ name: String, _ labels: [String], of type: TypeReference
  ) -> DeclarationTable.Found<FunctionDeclaration>? {
    table.function(name, labels: labels, of: type).flatMap {
      $0.member.accepts(labels: labels) ? $0 : nil
    }
  }

  // MARK: Bare calls

  /// A call of a name that stands alone.
  func call(
    bare name: String, _ call: FunctionCallExprSyntax, generics: [TypeReference],
    in frame: MachineFrame
  ) -> MachineValue {
    if let local = frame.local(name) { return self.call(value: local, call, in: frame) }
    let values = arguments(of: call, in: frame)
    if let function = frame.function(name), let body = function.body {
      let inner = MachineFrame(
        frame.selfValue, owner: frame.owner, generics: frame.generics, outer: frame)
      for (parameter, value) in zip(function.signature.parameterClause.parameters, values) {
        inner.locals[(parameter.secondName ?? parameter.firstName).text] = value
      }
      return run(body.statements, in: inner)
    }
    let labels = call.labels
    if let receiver = frame.selfValue, let type = type(of: receiver) {
      if let found = function(name, labels, of: type) {
        return self.call(found, on: receiver, named(values, labels, for: found.member))
      }
      if case .element(let element) = receiver,
        let value = self.call(name, onElement: element, labels, values)
      {
        return value
      }
    }
    let globals = TypeReference(name: DeclarationTable.globalsName)
    if let found = function(name, labels, of: globals) {
      return self.call(found, on: nil, named(values, labels, for: found.member))
    }
    if case .metatype(let type)? = self.value(named: name, generics: generics, in: frame) {
      return make(type, labels: labels, values)
    }
    return free(name, labels, values, call)
  }

  /// A function of XCTest, of Swift or of Foundation.
  private func free(
    _ name: String, _ labels: [String], _ values: [MachineValue], _ call: FunctionCallExprSyntax
  ) -> MachineValue {
    switch name {
    case "NSPredicate":
      guard case .text(let format)? = values.first, let constant = format.constant else {
        return .unknown
      }
      return .predicate(format: constant, values.dropFirst().map(\.asText))
    case "String" where values.count == 1: return .text(values[0].asText)
    case "XCTUnwrap": return values.first ?? .unknown
    case _ where XCUIVocabulary.isStep(function: name):
      assert(name, values, CondensedText.text(of: ExprSyntax(call)))
      return .unknown
    default: return .unknown
    }
  }

  // MARK: Calls on something

  /// A call of a member.
  func call(
    _ name: String, _ call: FunctionCallExprSyntax, on receiver: MachineValue, isOnSuper: Bool,
    in frame: MachineFrame
  ) -> MachineValue {
    let values = arguments(of: call, in: frame)
    let labels = call.labels
    if isOnSuper { return self.call(super: name, labels, values, in: frame) }
    switch receiver {
    case .element(let element):
      if let value = self.call(name, onElement: element, labels, values) { return value }
    case .metatype(let type):
      if type.name == "XCTContext", let closure = values.last {
        return self.call(closure: closure, [])
      }
      if name == "init" { return make(type, labels: labels, values) }
      if table["\(type.name).\(name)"] != nil {
        return make(TypeReference(name: "\(type.name).\(name)"), labels: labels, values)
      }
      if let found = function(name, labels, of: type) {
        return self.call(found, on: receiver, named(values, labels, for: found.member))
      }
    case .object, .enumCase, .argument:
      if let type = type(of: receiver), let found = function(name, labels, of: type) {
        return self.call(found, on: receiver, named(values, labels, for: found.member))
      }
    case .text(let text):
      // What is made of a text that is given is not known before.
      return text.arguments.isEmpty ? .unknown : .text(DeedText([.unknown]))
    case .unknown:
      // Some element, most likely.
      if let value = deed(name, on: DeedElement(isUnknown: true), labels: labels, values) {
        return value
      }
    default: break
    }
    for case .closure(let closure, let outer) in values {
      // Whoever gets it may call it.
      perhaps { _ = self.call(closure: .closure(closure, outer), []) }
    }
    if case .object(let object) = receiver {
      // What a page that is chosen by the caller does is not known, nor asked for.
      if object.type.isPlaceholder { return receiver }
      isIncomplete = true
    }
    return .unknown
  }

  /// A call on an element: what leads to others, what sources declare, what does something.
  private func call(
    _ name: String, onElement element: DeedElement, _ labels: [String], _ values: [MachineValue]
  ) -> MachineValue? {
    if let found = function(name, labels, of: typeOfElement(element)) {
      return call(found, on: .element(element), named(values, labels, for: found.member))
    }
    return way(name, from: element, labels: labels, values)
      ?? deed(name, on: element, labels: labels, values)
  }

  private func call(
    super name: String, _ labels: [String], _ values: [MachineValue], in frame: MachineFrame
  ) -> MachineValue {
    let ancestors = table.lineage(of: TypeReference(name: frame.owner)).dropFirst()
    for ancestor in ancestors {
      let functions = table[ancestor.name]?.functions ?? []
      if let function = functions.first(where: { $0.name == name && $0.accepts(labels: labels) }) {
        return call(
          DeclarationTable.Found(member: function, substitution: ancestor.substitution),
          on: frame.selfValue, named(values, labels, for: function))
      }
    }
    return .unknown
  }

  /// A call of a value: a closure, or a type.
  func call(
    value: MachineValue, _ call: FunctionCallExprSyntax, in frame: MachineFrame
  ) -> MachineValue {
    let before = handsOver
    if case .metatype = value {} else { handsOver = true }
    let values = arguments(of: call, in: frame)
    handsOver = before
    if case .metatype(let type) = value { return make(type, labels: call.labels, values) }
    if case .argument = value { isIncomplete = true }
    return self.call(closure: value, values)
  }

  /// Goes through a closure.
  func call(closure value: MachineValue, _ values: [MachineValue]) -> MachineValue {
    guard case .closure(let closure, let outer) = value else { return .unknown }
    let frame = MachineFrame(
      outer.selfValue, owner: outer.owner, generics: outer.generics, outer: outer)
    var names: [String] = []
    switch closure.signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      names = clause.parameters.map { ($0.secondName ?? $0.firstName).text }
    case nil: names = values.indices.map { "$\($0)" }
    }
    for (name, value) in zip(names, values) { frame.locals[name] = value }
    return run(closure.statements, in: frame)
  }

  // MARK: Assertions

  /// Takes in an assertion.
  private func assert(_ name: String, _ values: [MachineValue], _ written: String) {
    var found: MachineValue = .unknown
    switch name {
    case "XCTAssertTrue", "XCTAssert": found = values.first ?? .unknown
    case "XCTAssertFalse":
      if case .check(let element, let check)? = values.first {
        found = .check(element, check.negated)
      }
    case "XCTAssertEqual" where values.count > 1:
      found = comparison(values[0], values[1], isEqual: true)
    default: break
    }
    guard case .check(let element, var check) = found else {
      add(.check(DeedCheck(.other(written), isAsserted: true)), DeedElement())
      return
    }
    check.isAsserted = true
    // What was waited for stands there already.
    if check.timeout != nil, let last = deeds.last, case .check(let waited) = last.kind,
      last.element == element, waited.timeout == check.timeout
    {
      deeds.removeLast()
    }
    add(.check(check), element)
  }
}
