import ElementModel
import Foundation
import PredicateLanguage

extension ElementQuery {
  init(steps: some Sequence<Step>) {
    self.init()
    self.steps = Array(steps)
  }

  /// The type its matches have, if the steps say so.
  var elementType: ElementType? {
    for step in steps.reversed() {
      switch step {
      case .descendants(let type), .children(let type): return type
      case .matching(.typed(let type, _)) where type != .any: return type
      default: continue
      }
    }
    return nil
  }

  /// The string the last step looks for.
  var key: String? {
    switch steps.last {
    case .matching(.identified(let key)): key
    case .matching(.typed(_, let key)): key
    default: nil
    }
  }
}

extension ElementQuery.Step {
  /// Whether the step looks for elements rather than picks one.
  var isSearch: Bool {
    switch self {
    case .descendants, .children, .matching, .containing: true
    case .index, .first, .identity: false
    }
  }

  /// The step as Xcode's messages word it.
  var title: String {
    switch self {
    case .descendants(let type): "Descendants matching type \(type.name)"
    case .children(let type): "Children matching type \(type.name)"
    case .matching(let condition): "Elements matching predicate '\(condition.predicateFormat)'"
    case .containing(let condition):
      "Elements containing elements matching predicate '\(condition.predicateFormat)'"
    case .index(let index): "Element at index \(index)"
    case .first: "First Match"
    case .identity: "Identity Binding"
    }
  }
}

extension ElementCondition {
  /// The condition as a predicate format.
  var predicateFormat: String {
    switch self {
    case .identified(let key): "\(key.quotedForPredicate) IN identifiers"
    case .typed(let type, let key):
      key.map { "elementType == \(type.rawValue) AND \($0.quotedForPredicate) IN identifiers" }
        ?? "elementType == \(type.rawValue)"
    case .predicate(let predicate): predicate.parsed.predicateFormat
    }
  }
}
