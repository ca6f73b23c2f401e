import SourceModel
import SwiftSyntax

/// Going through statements.
extension DeedMachine {
  /// How statements end.
  private enum Completion {
    case fallsThrough(MachineValue)
    case returns(MachineValue)
  }

  /// Goes through a body.
  ///
  /// - Returns: What it gives.
  func run(_ statements: CodeBlockItemListSyntax, in frame: MachineFrame) -> MachineValue {
    let result: MachineValue =
      switch complete(statements, in: frame) {
      case .returns(let value): value
      // A body of one expression gives that.
      case .fallsThrough(let value): statements.count == 1 ? value : .unknown
      }
    switch (result, frame.earlyResult) {
    case (.nothing, let early?), (.unknown, let early?): return early
    default: return result
    }
  }

  private func complete(
    _ statements: CodeBlockItemListSyntax, in frame: MachineFrame
  ) -> Completion {
    var last = MachineValue.unknown
    let outside = conditions
    defer { conditions = outside }
    for statement in statements {
      guard step() else { return .returns(.unknown) }
      let endedEarly = frame.earlyResult != nil
      // What comes after a condition under which the body ends depends on that condition.
      defer {
        if !endedEarly, frame.earlyResult != nil, !statement.item.is(GuardStmtSyntax.self) {
          conditions += 1
        }
      }
      switch statement.item {
      case .decl(let declaration): declare(declaration, in: frame)
      case .expr(let expression):
        let completion = complete(expression, in: frame)
        if case .returns = completion { return completion }
        if case .fallsThrough(let value) = completion { last = value }
      case .stmt(let syntax):
        let completion = complete(syntax, in: frame)
        if case .returns = completion { return completion }
        if case .fallsThrough(let value) = completion { last = value }
      }
    }
    return .fallsThrough(last)
  }

  private func complete(_ syntax: StmtSyntax, in frame: MachineFrame) -> Completion {
    if let statement = syntax.as(ReturnStmtSyntax.self) {
      return .returns(statement.expression.map { evaluate($0, in: frame) } ?? .nothing)
    }
    if let statement = syntax.as(ExpressionStmtSyntax.self) {
      return complete(statement.expression, in: frame)
    }
    if let statement = syntax.as(GuardStmtSyntax.self) {
      let known = needed
      read(statement.conditions, in: frame)
      let asked = needed
      needed = known
      perhaps { complete(early: statement.body.statements, in: frame) }
      needed = asked
    } else if let statement = syntax.as(DoStmtSyntax.self) {
      return complete(statement.body.statements, in: frame)
    } else if let statement = syntax.as(DeferStmtSyntax.self) {
      _ = complete(statement.body.statements, in: frame)
    } else if let loop = syntax.as(ForStmtSyntax.self) {
      perhaps(isLoop: true) {
        if let name = loop.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
          frame.locals[name] = .unknown
        }
        _ = evaluate(loop.sequence, in: frame)
        if let clause = loop.whereClause { _ = evaluate(clause.condition, in: frame) }
        complete(early: loop.body.statements, in: frame)
      }
    } else if let loop = syntax.as(WhileStmtSyntax.self) {
      perhaps(isLoop: true) {
        read(loop.conditions, in: frame)
        complete(early: loop.body.statements, in: frame)
      }
    } else if let loop = syntax.as(RepeatStmtSyntax.self) {
      perhaps(isLoop: true) { complete(early: loop.body.statements, in: frame) }
    }
    return .fallsThrough(.unknown)
  }

  /// Goes through statements that may not be reached.
  private func complete(early statements: CodeBlockItemListSyntax, in frame: MachineFrame) {
    guard case .returns(let value) = complete(statements, in: frame) else { return }
    if case .nothing? = frame.earlyResult { frame.earlyResult = value }
    frame.earlyResult = frame.earlyResult ?? value
  }

  private func complete(_ expression: ExprSyntax, in frame: MachineFrame) -> Completion {
    if let choice = expression.as(IfExprSyntax.self) { return complete(choice, in: frame) }
    if let choice = expression.as(SwitchExprSyntax.self) { return complete(choice, in: frame) }
    return .fallsThrough(evaluate(expression, in: frame))
  }

  private func complete(_ choice: IfExprSyntax, in frame: MachineFrame) -> Completion {
    let known = needed
    defer { needed = known }
    read(choice.conditions, in: frame)
    var value = MachineValue.unknown
    // What is done where an argument is given depends on nothing else.
    if needed.count > known.count, choice.elseBody == nil, choice.conditions.count == 1 {
      return .fallsThrough(run(choice.body.statements, in: frame))
    }
    perhaps {
      switch complete(choice.body.statements, in: frame) {
      case .fallsThrough(let found): value = found
      case .returns(let found): frame.earlyResult = frame.earlyResult ?? found
      }
      switch choice.elseBody {
      case .codeBlock(let block): complete(early: block.statements, in: frame)
      case .ifExpr(let next): _ = complete(next, in: frame)
      case nil: break
      }
    }
    return .fallsThrough(value)
  }

  private func complete(_ choice: SwitchExprSyntax, in frame: MachineFrame) -> Completion {
    if case .enumCase(_, let enumCase) = evaluate(choice.subject, in: frame) {
      for case .switchCase(let candidate) in choice.cases
      where LocatorReader.covers(candidate.label, enumCase.name) {
        return complete(candidate.statements, in: frame)
      }
      return .fallsThrough(.unknown)
    }
    perhaps {
      for case .switchCase(let candidate) in choice.cases {
        complete(early: candidate.statements, in: frame)
      }
    }
    return .fallsThrough(.unknown)
  }

  /// Reads conditions, with the names that they bind.
  private func read(_ conditions: ConditionElementListSyntax, in frame: MachineFrame) {
    for element in conditions {
      switch element.condition {
      case .expression(let expression): _ = evaluate(expression, in: frame)
      case .optionalBinding(let binding):
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
          continue
        }
        let value =
          binding.initializer.map { evaluate($0.value, in: frame) }
          ?? value(named: name, in: frame) ?? .unknown
        if case .argument(let argument, _) = value { needed.append(argument) }
        frame.locals[name] = value
      case .matchingPattern, .availability: break
      }
    }
  }

  private func declare(_ declaration: DeclSyntax, in frame: MachineFrame) {
    if let function = declaration.as(FunctionDeclSyntax.self) {
      frame.functions[function.name.text] = function
      return
    }
    guard let variable = declaration.as(VariableDeclSyntax.self) else { return }
    for binding in variable.bindings {
      let value = binding.initializer.map { evaluate($0.value, in: frame) } ?? .unknown
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text {
        frame.locals[name] = value
      }
    }
  }
}
