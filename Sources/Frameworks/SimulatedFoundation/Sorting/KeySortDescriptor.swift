import Foundation

/// A descriptor that sorts by a property's name, or whole objects by a function.
final class KeySortDescriptor: NSSortDescriptor, @unchecked Sendable {
  /// The name of the property; empty for whole objects.
  let name: String
  private let isAscending: Bool
  private let comparison: Comparator?

  /// Sorts by a name; by a function alone where the name is empty.
  init(name: String, ascending: Bool, compare: Comparator?) {
    self.name = name
    isAscending = ascending
    comparison = compare
    super.init(keyPath: \NSObject.hash, ascending: ascending) { _, _ in .orderedSame }
  }

  /// Descriptors are not stored.
  required init?(coder: NSCoder) { nil }

  override var ascending: Bool { isAscending }
  override var reversedSortDescriptor: Any {
    KeySortDescriptor(name: name, ascending: !isAscending, compare: comparison)
  }

  override func compare(_ left: Any, to right: Any) -> ComparisonResult {
    let order =
      if name.isEmpty {
        comparison?(left, right) ?? .orderedSame
      } else if let comparison, let left = KeyComparison.value(of: left, name),
        let right = KeyComparison.value(of: right, name)
      {
        comparison(left, right)
      } else {
        KeyComparison.order(left, right, by: name)
      }
    guard !isAscending else { return order }
    return ComparisonResult(rawValue: -order.rawValue) ?? .orderedSame
  }
}
