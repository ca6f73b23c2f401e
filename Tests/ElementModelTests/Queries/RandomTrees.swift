import ElementModel
import Foundation
import PredicateLanguage
import TestSupport

/// Makes up trees and queries; one seed always makes the same ones.
struct RandomTrees {
  private var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func member<T>(of values: [T]) -> T { random.member(of: values) }

  static let types: [ElementType] = [.button, .staticText, .cell, .other, .window, .any]
  static let texts = ["", "a", "b", "Add", "add", "Água", "x*y", "1", "0", "long label number 7"]

  mutating func element(id: Int) -> Element {
    Element(
      id: id, type: Self.types[below(5)], identifier: member(of: Self.texts),
      label: member(of: Self.texts), title: below(8) == 0 ? member(of: Self.texts) : "",
      value: below(3) == 0 ? member(of: Self.texts) : nil,
      placeholderValue: below(6) == 0 ? member(of: Self.texts) : nil,
      frame: CGRect(x: below(9), y: 0, width: below(90), height: 9), isEnabled: below(4) > 0,
      isSelected: below(4) == 0)
  }

  mutating func tree(count: Int) -> ElementTree {
    var builder = ElementTree.Builder()
    builder.open(Element(id: 0, type: .application))
    var depth = 0
    for id in 1..<max(2, count) {
      while depth > 0, below(3) == 0 {
        builder.close()
        depth -= 1
      }
      if depth < 12, below(2) == 0 {
        builder.open(element(id: id))
        depth += 1
      } else {
        builder.add(element(id: id))
      }
    }
    return builder.tree
  }

  static let formats = [
    "label == 'a'", "identifier LIKE 'Add'", "label CONTAINS[c] 'ADD'", "label CONTAINS[cd] 'agua'",
    "'b' IN identifiers", "ANY identifiers == 'a' AND enabled == 1", "elementType == 9",
    "NOT selected == YES", "value == nil", "label MATCHES '[a-z]+'", "frame.size.width > 40",
    "label BEGINSWITH 'A' OR label ENDSWITH[c] '7'", "placeholderValue != 'a'",
    "identifier == label", "label ==[c] 'ADD'", "hasFocus == 0 AND label > 'a'", "TRUEPREDICATE",
  ]

  mutating func condition() -> ElementCondition {
    switch below(3) {
    case 0: return .identified(by: member(of: Self.texts))
    case 1:
      return .typed(
        member(of: Self.types), key: below(2) == 0 ? member(of: Self.texts) : nil)
    default:
      let predicate = try? ParsedPredicate(format: member(of: Self.formats))
      return .predicate(ElementPredicate(predicate ?? .constant(false)))
    }
  }

  mutating func step(size: Int) -> ElementQuery.Step {
    switch below(10) {
    case 0, 1, 2: .descendants(member(of: Self.types))
    case 3: .children(member(of: Self.types))
    case 4, 5, 6: .matching(condition())
    case 7: .containing(condition())
    case 8: below(9) == 0 ? .first : .index(below(8) - 4)
    default: .identity(below(size))
    }
  }

  mutating func query(size: Int) -> ElementQuery {
    var query = ElementQuery()
    for _ in 0..<below(5) + 1 { query.steps.append(step(size: size)) }
    return query
  }
}

extension ElementQuery {
  /// What the query finds, worked out step by step without index or laziness.
  func plainMatches(in tree: ElementTree) -> [Int] {
    guard !tree.isEmpty else { return [] }
    return steps.reduce([0]) { found, step in
      func fits(_ index: Int, _ type: ElementType) -> Bool {
        type == .any || tree.elements[index].type == type
      }
      switch step {
      case .descendants(let type):
        return Set(found.flatMap { tree.descendants(of: $0) }).sorted().filter { fits($0, type) }
      case .children(let type):
        return Set(found.flatMap { tree.children(of: $0) }).sorted().filter { fits($0, type) }
      case .matching(let condition):
        return found.filter { condition.plainlyHolds(for: tree.elements[$0]) }
      case .containing(let condition):
        return found.filter {
          tree.descendants(of: $0).contains { condition.plainlyHolds(for: tree.elements[$0]) }
        }
      case .index(let position):
        let index = position < 0 ? found.count + position : position
        return found.indices.contains(index) ? [found[index]] : []
      case .first: return Array(found.prefix(1))
      case .identity(let id):
        return tree.elements.indices.filter { index in
          tree.elements[index].id == id
            && found.contains { $0 == index || tree.descendants(of: $0).contains(index) }
        }
      }
    }
  }
}

extension ElementCondition {
  /// Whether the condition holds, predicates read attribute by attribute.
  fileprivate func plainlyHolds(for element: Element) -> Bool {
    switch self {
    case .identified(let key):
      [element.identifier, element.title, element.label, element.value, element.placeholderValue]
        .contains(key)
    case .typed(let type, let key):
      (type == .any || element.type == type)
        && (key.map { ElementCondition.identified(by: $0).plainlyHolds(for: element) } ?? true)
    case .predicate(let predicate): predicate.holds(for: element)
    }
  }
}
