import ElementModel
import Foundation

/// What predicates say, beside the instances that say it: Foundation's own class has no room.
final class PredicateForms: @unchecked Sendable {
  static let shared = PredicateForms()

  /// What one instance says. It lives only as long as the instance, whose address may be another's
  /// later.
  private struct Entry {
    weak var predicate: NSPredicate?
    var form: ParsedPredicate
  }

  // What follows is guarded by the lock.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var cleanUpAt = 64
  private var lastBlock = 0

  /// Remembers what a predicate says.
  func set(_ form: ParsedPredicate, for predicate: NSPredicate) {
    lock.withLock {
      if entries.count >= cleanUpAt {
        entries = entries.filter { $0.value.predicate != nil }
        cleanUpAt = max(64, entries.count * 2)
      }
      entries[ObjectIdentifier(predicate)] = Entry(predicate: predicate, form: form)
    }
  }

  /// What a predicate says; `nil` when it was made by Foundation.
  private func known(_ predicate: NSPredicate) -> ParsedPredicate? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(predicate)], entry.predicate === predicate else {
        return nil
      }
      return entry.form
    }
  }

  /// What a predicate says, whoever made it.
  func form(of predicate: NSPredicate) -> ParsedPredicate {
    if let known = known(predicate) { return known }
    if let compound = predicate as? NSCompoundPredicate {
      let parts = compound.subpredicates.map(form(of:))
      switch compound.compoundPredicateType {
      case .and: return .and(parts)
      case .or: return .or(parts)
      case .not: return .not(parts.first ?? .constant(true))
      }
    }
    let form = constant(predicate) ?? .block(block(of: predicate))
    set(form, for: predicate)
    return form
  }

  /// What `NSPredicate(value:)` made, which only its description tells.
  private func constant(_ predicate: NSPredicate) -> ParsedPredicate? {
    switch predicate.description {
    case "TRUEPREDICATE": .constant(true)
    case "FALSEPREDICATE": .constant(false)
    default: nil
    }
  }

  /// The code of a predicate that is code, numbered in the order in which they are asked for.
  private func block(of predicate: NSPredicate) -> PredicateBlock {
    let number = lock.withLock {
      lastBlock += 1
      return lastBlock
    }
    return PredicateBlock(number: 0x6000_0000_0000 + number * 0x10) { [weak predicate] in
      let object = $0
      let subject = (object as? XCElementSnapshot).map { MatchedElement($0.element) } ?? object
      return predicate?.evaluate(with: subject, substitutionVariables: $1) ?? false
    }
  }
}
