import SwiftSyntax

/// Finds what around the place that sets an element's text says when the element is there.
enum SettingSurroundings {
  /// What shows its content only now and then, or not all of it at once.
  private static let holders: Set<String> = [
    "swipeActions", "contextMenu", "alert", "confirmationDialog", "actionSheet", "sheet",
    "fullScreenCover", "popover", "Menu", "DisclosureGroup", "List", "ForEach", "LazyVStack",
    "LazyHStack", "LazyVGrid", "LazyHGrid",
  ]

  /// What is no element itself, so that an identifier set on it becomes that of what is in it.
  private static let stacks: Set<String> = ["VStack", "HStack", "ZStack", "Group"]

  /// The names of what is around a call, innermost first.
  ///
  /// - Parameter call: The call that sets the text.
  /// - Returns: Names of views and modifiers; `if` for a condition, `swipeActions.leading` for
  ///   actions at that edge, `accessibilityElement.ignore` and the like for what swallows children,
  ///   `accessibilityIdentifier` for one that a stack around it has.
  static func of(_ call: FunctionCallExprSyntax) -> [String] {
    var found: [String] = hiding(ofBaseOf: call)
    var container: String?
    var isContained = false
    var node = Syntax(call)
    while let parent = node.parent {
      if let outer = parent.as(FunctionCallExprSyntax.self) {
        let isModified = outer.calledExpression.id == node.id
        if !isModified { container = name(of: outer) }
        found += isModified ? hiding(by: outer, container != nil) : holding(by: outer)
        guard isModified else {
          node = parent
          continue
        }
        if argument("children", of: outer) == ".contain" { isContained = true }
        if name(of: outer) == "accessibilityIdentifier", !isContained,
          let container, stacks.contains(container)
        {
          found.append("accessibilityIdentifier")
        }
      } else if parent.is(IfExprSyntax.self) {
        found.append("if")
      }
      node = parent
    }
    return found
  }

  private static func name(of call: FunctionCallExprSyntax) -> String {
    call.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? call.calledExpression.trimmedDescription
  }

  private static func argument(_ label: String?, of call: FunctionCallExprSyntax) -> String? {
    call.arguments.first { $0.label?.text == label }?.expression.trimmedDescription
  }

  private static func holding(by call: FunctionCallExprSyntax) -> [String] {
    let name = name(of: call)
    guard holders.contains(name) else { return [] }
    return [argument("edge", of: call) == ".leading" ? "\(name).leading" : name]
  }

  /// What a modifier hides of the view that it is called on.
  private static func hiding(
    by call: FunctionCallExprSyntax, _ isInContainer: Bool
  ) -> [String] {
    switch name(of: call) {
    case "accessibilityHidden" where argument(nil, of: call) == "true":
      return ["accessibilityHidden"]
    case "accessibilityElement" where isInContainer:
      switch argument("children", of: call) {
      case ".ignore", nil: return ["accessibilityElement.ignore"]
      case ".combine": return ["accessibilityElement.combine"]
      default: return []
      }
    case "hidden" where call.arguments.isEmpty: return ["hidden"]
    case "opacity" where argument(nil, of: call) == "0": return ["opacity(0)"]
    default: return []
    }
  }

  /// What modifiers before this one in its chain hide.
  private static func hiding(ofBaseOf call: FunctionCallExprSyntax) -> [String] {
    var found: [String] = []
    var base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    while let inner = base?.as(FunctionCallExprSyntax.self) {
      found += hiding(by: inner, false)
      base = inner.calledExpression.as(MemberAccessExprSyntax.self)?.base
    }
    return found
  }
}
