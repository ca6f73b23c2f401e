extension Range<Int> {
  /// The elements of both ranges and those between them.
  func joined(with other: Range<Int>) -> Range<Int> {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return Swift.min(lowerBound, other.lowerBound)..<Swift.max(upperBound, other.upperBound)
  }

  /// Whether nothing lies between the ranges.
  func meets(_ other: Range<Int>) -> Bool {
    lowerBound <= other.upperBound && other.lowerBound <= upperBound
  }

  /// The range with more elements at both ends.
  func widened(by count: Int) -> Range<Int> { lowerBound - count..<upperBound + count }
}
