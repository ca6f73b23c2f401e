import Foundation

/// What a context is to look for.
struct ManagedQuery {
  var entityName: String
  var predicate: NSPredicate?
  var sortDescriptors: [NSSortDescriptor] = []
  var limit = 0
  var offset = 0
  var includesSubentities = true
  var includesPendingChanges = true

  /// The part of some objects that is meant, in its order.
  func selection(of objects: [NSManagedObject]) -> [NSManagedObject] {
    var found = objects
    if let predicate { found = found.filter { predicate.evaluate(with: $0) } }
    found = sorted(found)
    if offset > 0 { found = Array(found.dropFirst(offset)) }
    return limit > 0 ? Array(found.prefix(limit)) : found
  }

  /// Objects in the order that is asked for; those that it does not tell apart stay as they are.
  func sorted(_ objects: [NSManagedObject]) -> [NSManagedObject] {
    guard !sortDescriptors.isEmpty else { return objects }
    let order = objects.enumerated().sorted { left, right in
      for descriptor in sortDescriptors {
        switch descriptor.compare(left.element, to: right.element) {
        case .orderedAscending: return true
        case .orderedDescending: return false
        case .orderedSame: continue
        }
      }
      return left.offset < right.offset
    }
    return order.map(\.element)
  }
}
