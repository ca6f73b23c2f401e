import SourceModel
import SwiftSyntax

/// Reads a call with its modifiers as a view.
struct ControlReader {
  let source: ParsedSource

  /// Modifiers whose text a view is found by, or that is a part of what it says.
  private static let texts: Set<String> = [
    "accessibilityLabel", "accessibilityValue", "badge", "navigationTitle",
  ]
  /// Modifiers that do something with a touch.
  private static let gestures: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onSubmit", "onChange", "refreshable",
  ]
  /// Modifiers that show something else by a binding.
  private static let presenters: Set<String> = [
    "sheet", "fullScreenCover", "popover", "alert", "confirmationDialog", "navigationDestination",
  ]
  private static let lists: Set<String> = ["ForEach", "List", "Table", "OutlineGroup"]

  /// The view that a call is the outermost of.
  ///
  /// - Parameters:
  ///   - call: The call.
  ///   - owner: The type around.
  /// - Returns: The view; `nil` where the call is the inner part of one, or makes none.
  func control(of call: FunctionCallExprSyntax, in owner: String) -> CodeControl? {
    guard !call.isModified else { return nil }
    var modifiers: [FunctionCallExprSyntax] = []
    var root = call
    while let base = root.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let inner = base.as(FunctionCallExprSyntax.self)
    {
      modifiers.append(root)
      root = inner
    }
    guard let name = root.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName else {
      return nil
    }
    let location = source.location(of: name)
    var control = CodeControl(
      name: name.text, owner: owner, places: [location],
      shown: CodePassage(text: "", location: location))
    read(root, into: &control)
    for modifier in modifiers.reversed() { read(modifier: modifier, into: &control) }
    readSurroundings(of: call, into: &control)
    return control
  }

  private func passage(_ node: some SyntaxProtocol) -> CodePassage {
    PassageReader.passage(of: node, in: source)
  }

  /// What the view itself is given.
  private func read(_ root: FunctionCallExprSyntax, into control: inout CodeControl) {
    var action: ExprSyntax?
    var leads: ExprSyntax?
    for argument in root.arguments {
      control.places.insert(source.location(of: argument))
      if let literal = argument.expression.as(StringLiteralExprSyntax.self) {
        control.texts.append(CodePattern(pieces: literal.pieces))
      }
      switch argument.label?.text {
      case "action", "onEditingChanged", "onIncrement", "onDecrement": action = argument.expression
      case "destination",
        "value" where control.name == "NavigationLink":
        leads = argument.expression
      case "label": show(argument.expression, &control)
      default:
        // A binding that a control gets is what it does as well as what it shows.
        show(argument.expression, &control)
        let given = passage(argument)
        let written = argument.expression.trimmedDescription
        if written.hasPrefix(".constant(") || written.hasPrefix("Binding(") { act(given, &control) }
        if written.hasPrefix("$") { act(entry(into: argument.expression), &control) }
      }
    }
    if let trailing = root.trailingClosure {
      let isTitled = !root.arguments.isEmpty
      switch control.name {
      case "Button": action = ExprSyntax(trailing)
      case "NavigationLink" where isTitled && leads == nil || root.hasLabelClosure:
        leads = ExprSyntax(trailing)
      case "NavigationLink": show(ExprSyntax(trailing), &control)
      default: if !trailing.isContent { action = action ?? ExprSyntax(trailing) }
      }
    }
    for closure in root.additionalTrailingClosures where closure.label.text == "label" {
      show(ExprSyntax(closure.closure), &control)
    }
    if let action { act(passage(action), &control) }
    if let leads { control.destination = passage(leads) }
  }

  /// What an entry does to what a control is bound to.
  private func entry(into binding: ExprSyntax) -> CodePassage {
    let (text, location) = (binding.trimmedDescription, source.location(of: binding))
    return CodePassage(
      text: text, location: location,
      changes: [
        CodePassage.Change(
          path: binding.path, text: text, isBinding: true, location: location)
      ])
  }

  private func show(_ expression: ExprSyntax, _ control: inout CodeControl) {
    let more = passage(expression)
    if control.shown.text.isEmpty { control.shown.text = more.text }
    control.shown.mentions += more.mentions
  }

  private func act(_ more: CodePassage, _ control: inout CodeControl) {
    guard var deed = control.deed else {
      control.deed = more
      return
    }
    deed.mentions += more.mentions
    deed.changes += more.changes
    deed.guards += more.guards
    deed.silentCatches += more.silentCatches
    control.deed = deed
  }

  private func read(modifier: FunctionCallExprSyntax, into control: inout CodeControl) {
    guard let name = modifier.calledExpression.as(MemberAccessExprSyntax.self)?.declName else {
      return
    }
    control.places.insert(source.location(of: name))
    let text = name.baseName.text
    if Self.texts.contains(text), let value = modifier.arguments.first?.expression {
      show(value, &control)
    } else if Self.gestures.contains(text) {
      let closure =
        modifier.trailingClosure.map(ExprSyntax.init) ?? modifier.arguments.last?.expression
      if let closure { act(passage(closure), &control) }
    } else if text == "searchable",
      let binding = modifier.arguments.first(where: { $0.label?.text == "text" })
    {
      act(entry(into: binding.expression), &control)
      control.shown.mentions.append(binding.expression.path)
    } else if text == "disabled", let condition = modifier.arguments.first?.expression {
      control.disabling = passage(condition)
    }
  }

  /// What is around the view.
  private func readSurroundings(of call: FunctionCallExprSyntax, into control: inout CodeControl) {
    var node = Syntax(call)
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      if let condition = parent.as(IfExprSyntax.self), condition.conditions.id != node.id {
        control.conditions.append(passage(condition.conditions))
      } else if let choice = parent.as(SwitchExprSyntax.self), choice.subject.id != node.id {
        control.conditions.append(passage(choice.subject))
      } else if let outer = parent.as(FunctionCallExprSyntax.self),
        outer.calledExpression.id != node.id
      {
        readHolder(outer, into: &control)
      }
      node = parent
    }
  }

  private func readHolder(_ outer: FunctionCallExprSyntax, into control: inout CodeControl) {
    let name =
      outer.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? outer.calledExpression.trimmedDescription
    guard let first = outer.arguments.first else { return }
    if Self.lists.contains(name), control.rows == nil {
      control.rows = passage(first.expression)
    } else if Self.presenters.contains(name) {
      control.presenter = control.presenter ?? name
      let labels: Set<String> = ["isPresented", "item", "presenting"]
      if let given = outer.arguments.first(where: { labels.contains($0.label?.text ?? "") }) {
        control.conditions.append(passage(given.expression))
      }
    }
  }
}

extension FunctionCallExprSyntax {
  /// Whether a modifier is called on it.
  fileprivate var isModified: Bool {
    guard let access = parent?.as(MemberAccessExprSyntax.self), access.base?.id == id else {
      return false
    }
    return access.parent?.is(FunctionCallExprSyntax.self) == true
  }

  /// Whether a closure after the first makes its label.
  fileprivate var hasLabelClosure: Bool {
    additionalTrailingClosures.contains { $0.label.text == "label" }
  }
}

extension ClosureExprSyntax {
  /// Whether it makes views, and does nothing: also where that cannot be told.
  fileprivate var isContent: Bool {
    statements.allSatisfy { statement in
      guard case .expr(let expression) = statement.item else { return true }
      if expression.is(SequenceExprSyntax.self) { return false }
      return expression.path.first?.first?.isLowercase != true
    }
  }
}

extension StringLiteralExprSyntax {
  /// What is known of it, between the values that are put in.
  fileprivate var pieces: [String] {
    var pieces = [""]
    for segment in segments {
      switch segment {
      case .stringSegment(let text): pieces[pieces.count - 1] += text.content.text
      case .expressionSegment: pieces.append("")
      }
    }
    return pieces
  }
}
