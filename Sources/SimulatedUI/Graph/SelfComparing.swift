/// A value that knows itself whether another is the same, where its fields do not tell.
///
/// What is the same may be left alone: either nothing that depends on it has changed, or whoever
/// reads what has changed is told of it.
@MainActor protocol SelfComparing {
  /// Whether a view that holds the other value need not be evaluated for this one.
  func isSame(as other: Self) -> Bool
}

extension Optional: SelfComparing {
  func isSame(as other: Self) -> Bool {
    switch (self, other) {
    case (nil, nil): true
    case (let left?, let right?): ValueComparison.areSame(left, right)
    default: false
    }
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
