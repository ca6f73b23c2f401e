import Foundation
import PredicateLanguage

/// What predicates say that Foundation made: code, and those that always or never hold.
final class FoundationPredicates: @unchecked Sendable {
  static let shared = FoundationPredicates()

  /// The code of one instance, whose address may be another's later.
  ///
  /// Queries keep a block, and it its predicate; the table keeps neither.
  private struct Entry {
    weak var predicate: NSPredicate?
    weak var block: PredicateBlock?
    var number: Int
  }

  // What follows is guarded by the lock.
  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var cleanUpAt = 64
  private var lastBlock = 0

  /// What a predicate says.
  func form(of predicate: NSPredicate) -> ParsedPredicate {
    // Only its format tells what `NSPredicate(value:)` made.
    switch (predicate as any FormatPrinting).predicateFormat {
    case "TRUEPREDICATE": .constant(true)
    case "FALSEPREDICATE": .constant(false)
    default: .block(block(of: predicate))
    }
  }

  /// The code of a predicate, the same each time, numbered in the order in which it is asked for.
  private func block(of predicate: NSPredicate) -> PredicateBlock {
    lock.withLock {
      let key = ObjectIdentifier(predicate)
      let known = entries[key].flatMap { $0.predicate === predicate ? $0 : nil }
      if let block = known?.block { return block }
      if entries.count >= cleanUpAt {
        entries = entries.filter { $0.value.predicate != nil }
        cleanUpAt = max(64, entries.count * 2)
      }
      if known == nil { lastBlock += 1 }
      let number = known?.number ?? lastBlock
      let code = Code(predicate: predicate)
      let block = PredicateBlock(number: 0x6000_0000_0000 + number * 0x10) {
        code.holds(for: $0, variables: $1)
      }
      entries[key] = Entry(predicate: predicate, block: block, number: number)
      return block
    }
  }
}

/// Calls the code of a predicate.
private struct Code {
  let predicate: NSPredicate

  func holds(for object: Any?, variables: [String: Any]) -> Bool {
    let subject = (object as? any PredicateSubject)?.subjectForBlocks ?? object
    return predicate.evaluate(with: subject, substitutionVariables: variables)
  }
}

/// Asks for a format that Foundation marks as deprecated, as it is all that it has.
private protocol FormatPrinting {
  var predicateFormat: String { get }
}

extension NSPredicate: FormatPrinting {}
