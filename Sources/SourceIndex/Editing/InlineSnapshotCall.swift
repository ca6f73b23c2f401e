import SwiftSyntax

/// The closures at the end of a call, and what becomes of them.
struct InlineSnapshotCall {
  /// A closure that is there.
  private enum Original {
    /// Among the arguments in parentheses.
    case argument(LabeledExprSyntax)
    /// The first behind them.
    case trailing(ClosureExprSyntax)
    /// A further one, with its name.
    case additional(MultipleTrailingClosureElementSyntax)
  }

  /// A closure that the call is to have: an original one, a new one, or a new one in the place of an
  /// original one.
  private struct Slot {
    var original: Original?
    var new: InlineSnapshotEdit?

    var isArgument: Bool {
      if case .argument = original { true } else { false }
    }
  }

  /// Some bytes of the source, and what takes their place.
  typealias Replacement = (range: Range<Int>, text: String)

  private let call: FunctionCallExprSyntax
  private let literal: InlineSnapshotLiteral
  private var slots: [Slot]
  /// Whether a closure behind the arguments goes.
  private var loses = false
  private var removedArguments: [LabeledExprSyntax] = []

  init(_ call: FunctionCallExprSyntax, _ literal: InlineSnapshotLiteral) {
    (self.call, self.literal) = (call, literal)
    let arguments = call.arguments.reversed().prefix { $0.expression.is(ClosureExprSyntax.self) }
    slots = arguments.reversed().map { Slot(original: .argument($0)) }
    if let closure = call.trailingClosure { slots.append(Slot(original: .trailing(closure))) }
    slots += call.additionalTrailingClosures.map { Slot(original: .additional($0)) }
  }

  /// Takes an edit in; those of one call come by their offsets.
  mutating func apply(_ edit: InlineSnapshotEdit) throws(InlineSnapshotEditor.Problem) {
    let index = edit.offset
    guard slots.indices.contains(index) else {
      if edit.text != nil { slots.append(Slot(new: edit)) }
      return
    }
    switch slots[index].original {
    case .argument(let argument):
      guard let label = argument.label?.text, edit.isCalled(label) else { throw occupied(edit) }
      if edit.text == nil { removedArguments.append(argument) }
    case .trailing:
      guard edit.replaces else { throw occupied(edit) }
      loses = loses || edit.text == nil
    case .additional(let closure) where edit.isCalled(closure.label.text):
      guard edit.replaces else { throw occupied(edit) }
      loses = loses || edit.text == nil
    case .additional:
      // Another closure, before which it belongs.
      if edit.text != nil { slots.insert(Slot(new: edit), at: index) }
      return
    case nil: throw occupied(edit)
    }
    if edit.text == nil {
      slots.remove(at: index)
    } else {
      slots[index].new = edit
    }
  }

  private func occupied(_ edit: InlineSnapshotEdit) -> InlineSnapshotEditor.Problem {
    .occupied(line: edit.line, label: edit.label)
  }

  // MARK: Writing

  /// What is written into the source.
  var replacements: [Replacement] {
    var result = removedArguments.map { (range(removing: $0), "") }
    for slot in slots {
      if case .argument(let argument) = slot.original, let edit = slot.new {
        result += replacement(of: argument.label, argument.expression, by: edit)
      }
    }
    result += loses ? [wholeTail] : changedTail
    if call.arguments.isEmpty, slots.contains(where: { !$0.isArgument }),
      let left = call.leftParen, let right = call.rightParen
    {
      // A call with closures only has no parentheses.
      result.append((Self.start(left)..<Self.end(right), ""))
    }
    return result
  }

  /// Where closures behind the arguments begin.
  private var tailStart: Int {
    call.rightParen.map(Self.end) ?? Self.end(call.calledExpression)
  }

  /// The closures behind the arguments where none of them goes: those that stay are not touched.
  private var changedTail: [Replacement] {
    var result: [Replacement] = []
    var (end, isFirst, added) = (tailStart, true, "")
    func flush() {
      if !added.isEmpty { result.append((end..<end, added)) }
      added = ""
    }
    for slot in slots where !slot.isArgument {
      switch slot.original {
      case .trailing(let closure):
        flush()
        if let edit = slot.new { result += replacement(of: nil, ExprSyntax(closure), by: edit) }
        end = Self.end(closure)
      case .additional(let element):
        flush()
        if let edit = slot.new {
          result += replacement(of: element.label, ExprSyntax(element.closure), by: edit)
        }
        end = Self.end(element)
      case .argument, nil:
        if let edit = slot.new { added += text(of: edit, isFirst: isFirst) }
      }
      isFirst = false
    }
    flush()
    return result
  }

  /// All closures behind the arguments, written anew: the first of them has no name.
  private var wholeTail: Replacement {
    var text = ""
    for slot in slots where !slot.isArgument {
      let isFirst = text.isEmpty
      if let edit = slot.new {
        text += self.text(of: edit, isFirst: isFirst)
      } else if case .trailing(let closure) = slot.original {
        text += " " + closure.trimmedDescription
      } else if case .additional(let element) = slot.original {
        text += " " + (isFirst ? element.closure.trimmedDescription : element.trimmedDescription)
      }
    }
    if text.isEmpty, call.leftParen == nil { text = "()" }
    return (tailStart..<Self.end(call), text)
  }

  private func text(of edit: InlineSnapshotEdit, isFirst: Bool) -> String {
    let closure = literal.closure(around: edit.text ?? "")
    return isFirst ? " " + closure : " \(edit.label): \(closure)"
  }

  private func replacement(
    of label: TokenSyntax?, _ closure: ExprSyntax, by edit: InlineSnapshotEdit
  ) -> [Replacement] {
    let closure = (
      Self.start(closure)..<Self.end(closure), literal.closure(around: edit.text ?? "")
    )
    guard let label, label.text != edit.label else { return [closure] }
    return [(Self.start(label)..<Self.end(label), edit.label), closure]
  }

  /// The bytes of an argument with the comma that only it needs.
  private func range(removing argument: LabeledExprSyntax) -> Range<Int> {
    let arguments = Array(call.arguments)
    let place = arguments.firstIndex { $0.id == argument.id } ?? 0
    if place > 0 {
      return Self.end(arguments[place - 1].expression)..<Self.end(argument.expression)
    }
    guard arguments.count > 1 else { return Self.start(argument)..<Self.end(argument) }
    return Self.start(argument)..<Self.start(arguments[1])
  }

  private static func start(_ node: some SyntaxProtocol) -> Int {
    node.positionAfterSkippingLeadingTrivia.utf8Offset
  }

  private static func end(_ node: some SyntaxProtocol) -> Int {
    node.endPositionBeforeTrailingTrivia.utf8Offset
  }
}
