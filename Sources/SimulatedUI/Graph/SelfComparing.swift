/// A value that is not compared field by field, because it knows better when it is the same.
///
/// A binding is an example: two closures cannot be compared, but two bindings to the same state are
/// the same. "The same" means that a view which holds the one need not be evaluated when it is
/// handed the other. What changes behind such values must ask their readers for an update itself.
@MainActor protocol SelfComparing {
  /// Whether a view that held the other value shows the same with this one.
  func isSame(as other: Self) -> Bool
}

extension Optional: SelfComparing {
  func isSame(as other: Self) -> Bool {
    // One after the other: a pair of them would have a type of its own, to be looked up each time.
    guard let left = self else { return other == nil }
    guard let right = other else { return false }
    return ValueComparison.areSame(left, right)
  }
}

extension Array: SelfComparing {
  func isSame(as other: Self) -> Bool {
    guard count == other.count else { return false }
    let isShared = withUnsafeBufferPointer { left in
      other.withUnsafeBufferPointer { left.baseAddress == $0.baseAddress }
    }
    return isShared || zip(self, other).allSatisfy { ValueComparison.areSame($0, $1) }
  }
}
