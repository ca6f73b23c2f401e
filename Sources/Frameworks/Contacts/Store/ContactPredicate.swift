import Foundation

/// What is asked of contacts, as a predicate.
enum ContactPredicate {
  /// A predicate of a condition.
  static func make(_ matches: @escaping @Sendable (CNContact) -> Bool) -> NSPredicate {
    NSPredicate { object, _ in (object as? CNContact).map(matches) ?? false }
  }
}
