import SourceModel
import SwiftParser
import SwiftSyntax

/// What expressions are.
extension DeedMachine {
  /// Reads an expression; what it does is added to the deeds.
  func evaluate(_ expression: ExprSyntax, in frame: MachineFrame) -> MachineValue {
    guard step() else { return .unknown }
    if let literal = expression.as(StringLiteralExprSyntax.self) {
      return .text(text(of: literal, in: frame))
    }
    if let sequence = expression.as(SequenceExprSyntax.self) {
      return evaluate(Array(sequence.elements), in: frame)
    }
    if let number = expression.as(IntegerLiteralExprSyntax.self) {
      return .number(DeedText(number.literal.text))
    }
    if let number = expression.as(FloatLiteralExprSyntax.self) {
      return .number(DeedText(number.literal.text))
    }
    if let prefix = expression.as(PrefixOperatorExprSyntax.self) {
      return evaluate(prefix, in: frame)
    }
    if let closure = expression.as(ClosureExprSyntax.self) { return .closure(closure, frame) }
    if expression.is(NilLiteralExprSyntax.self) { return .nothing }
    if let boolean = expression.as(BooleanLiteralExprSyntax.self) {
      return .code(boolean.literal.text)
    }
    if let member = expression.as(MemberAccessExprSyntax.self), member.base == nil {
      return .code(".\(member.declName.baseName.text)")
    }
    if let choice = expression.as(IfExprSyntax.self) {
      return run([CodeBlockItemSyntax(item: .expr(ExprSyntax(choice)))], in: frame)
    }
    if let choice = expression.as(SwitchExprSyntax.self) {
      return run([CodeBlockItemSyntax(item: .expr(ExprSyntax(choice)))], in: frame)
    }
    if let array = expression.as(ArrayExprSyntax.self) {
      for element in array.elements { _ = evaluate(element.expression, in: frame) }
      return .unknown
    }
    return follow(CallChain(expression), in: frame)
  }

  private func text(of literal: StringLiteralExprSyntax, in frame: MachineFrame) -> DeedText {
    if let value = literal.representedLiteralValue { return DeedText(value) }
    var text = DeedText()
    for segment in literal.segments {
      switch segment {
      case .stringSegment(let part):
        // Escapes beside an interpolation are rare, and read by nobody here.
        let words = part.content.text
        text = text + DeedText([words.contains("\\") ? .unknown : .text(words)])
      case .expressionSegment(let interpolation):
        let only = interpolation.expressions.count == 1 ? interpolation.expressions.first : nil
        text =
          text + (only.map { evaluate($0.expression, in: frame).asText } ?? DeedText([.unknown]))
      }
    }
    return text
  }

  private func evaluate(
    _ prefix: PrefixOperatorExprSyntax, in frame: MachineFrame
  ) -> MachineValue {
    let value = evaluate(prefix.expression, in: frame)
    switch (prefix.operator.text, value) {
    case ("!", .check(let element, let check)): return .check(element, check.negated)
    case ("-", .number(let text)): return .number(DeedText("-") + text)
    default: return .unknown
    }
  }

  // MARK: Operators

  /// Operands and operators, in the order written.
  private func evaluate(_ parts: [ExprSyntax], in frame: MachineFrame) -> MachineValue {
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self) {
      let value = evaluate(parts[2], in: frame)
      assign(parts[0], value, in: frame)
      return .nothing
    }
    if let question = parts.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      return ternary(parts, at: question, in: frame)
    }
    guard parts.count > 1 else { return parts.first.map { evaluate($0, in: frame) } ?? .unknown }
    if parts[1].is(UnresolvedAsExprSyntax.self) || parts[1].is(UnresolvedIsExprSyntax.self) {
      return evaluate(parts[0], in: frame)
    }
    let operators = Set(
      parts.compactMap { $0.as(BinaryOperatorExprSyntax.self)?.operator.text })
    let first = evaluate(parts[0], in: frame)
    if operators == ["+"] {
      return .text(
        stride(from: 2, to: parts.count, by: 2).reduce(first.asText) {
          $0 + evaluate(parts[$1], in: frame).asText
        })
    }
    if operators == ["??"], case .nothing = first {
      return evaluate(Array(parts[2...]), in: frame)
    }
    // The other operands are reached or not.
    var others: [MachineValue] = []
    let body = {
      others = stride(from: 2, to: parts.count, by: 2).map { self.evaluate(parts[$0], in: frame) }
    }
    if operators.isSubset(of: ["&&", "||", "??"]) { perhaps(body) } else { body() }
    switch operators {
    case ["??"]: return first
    case ["=="]: return comparison(first, others.first ?? .unknown, isEqual: true)
    case ["!="]: return comparison(first, others.first ?? .unknown, isEqual: false)
    default: return .unknown
    }
  }

  private func ternary(
    _ parts: [ExprSyntax], at question: Int, in frame: MachineFrame
  ) -> MachineValue {
    _ = evaluate(Array(parts[..<question]), in: frame)
    perhaps {
      if let middle = parts[question].as(UnresolvedTernaryExprSyntax.self) {
        _ = evaluate(middle.thenExpression, in: frame)
      }
      _ = evaluate(Array(parts[(question + 1)...]), in: frame)
    }
    return .unknown
  }

  /// What `==` says where one side is an element's text.
  func comparison(
    _ left: MachineValue, _ right: MachineValue, isEqual: Bool
  ) -> MachineValue {
    switch (left, right) {
    case (.attribute(let element, let name), let other),
      (let other, .attribute(let element, let name)):
      guard isEqual else { return .unknown }
      if case .number(let number) = other, name == "count",
        let count = number.constant.flatMap(Int.init)
      {
        return .check(element, DeedCheck(.count(count), isAsserted: false))
      }
      return .check(
        element, DeedCheck(.text(attribute: name, other.asText), isAsserted: false))
    case (.check(let element, let check), .code("true")),
      (.code("true"), .check(let element, let check)):
      return .check(element, isEqual ? check : check.negated)
    case (.check(let element, let check), .code("false")),
      (.code("false"), .check(let element, let check)):
      return .check(element, isEqual ? check.negated : check)
    default: return .unknown
    }
  }

  private func assign(_ target: ExprSyntax, _ value: MachineValue, in frame: MachineFrame) {
    let chain = CallChain(target)
    guard let root = chain.rootName?.text else { return }
    if chain.links.isEmpty {
      if frame.local(root) != nil {
        frame.assign(root, value)
      } else if case .object(let object)? = frame.selfValue {
        object.fields[root] = value
      }
    } else if root == "self", chain.links.count == 1, case .member(let name, _) = chain.links[0],
      case .object(let object)? = frame.selfValue
    {
      object.fields[name.text] = value
    }
  }
}

extension DeedCheck {
  /// The check that holds where this one does not.
  var negated: DeedCheck {
    var check = self
    switch subject {
    case .exists(let isThere): check.subject = .exists(!isThere)
    case .holds(let attribute, let holds): check.subject = .holds(attribute: attribute, !holds)
    case .text(let attribute, _): check.subject = .other("\(attribute) !=")
    case .count: check.subject = .other("count !=")
    case .other(let text): check.subject = .other("!(\(text))")
    }
    return check
  }
}
