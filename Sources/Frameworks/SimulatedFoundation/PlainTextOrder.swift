import Foundation

/// The order of texts of ASCII as persons expect it, which the Unicode library gives as well, but takes
/// some microseconds for.
enum PlainTextOrder {
  /// How signs stand to each other, by the root of Unicode's collation.
  ///
  /// Blanks, punctuation, symbols, digits, letters; zero where the order is not known here.
  private static let weights: [UInt8] = {
    var weights = [UInt8](repeating: 0, count: 128)
    let order = " _-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$0123456789"
    var next: UInt8 = 1
    for sign in order.utf8 {
      weights[Int(sign)] = next
      next += 1
    }
    for letter in UInt8(ascii: "a")...UInt8(ascii: "z") {
      weights[Int(letter)] = next
      weights[Int(letter) - 32] = next
      next += 1
    }
    return weights
  }()

  /// Compares texts; nil where one has something else than ASCII, or a sign without a place.
  static func compare(_ left: String, _ right: String) -> ComparisonResult? {
    let result = left.utf8.withContiguousStorageIfAvailable { left in
      right.utf8.withContiguousStorageIfAvailable { right in compare(left, right) }
    }
    return result.flatMap { $0 }.flatMap { $0 }
  }

  private static func compare(
    _ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>
  ) -> ComparisonResult? {
    var (i, j) = (0, 0)
    // What differs in letter case, or in noughts before a number, counts only where all else is equal.
    var minor = ComparisonResult.orderedSame
    while i < left.count, j < right.count {
      let (a, b) = (left[i], right[j])
      if isDigit(a), isDigit(b) {
        let (start, otherStart) = (i, j)
        let (first, second) = (number(in: left, from: &i), number(in: right, from: &j))
        if first.count != second.count {
          return first.count < second.count ? .orderedAscending : .orderedDescending
        }
        for (x, y) in zip(first, second) where x != y {
          return x < y ? .orderedAscending : .orderedDescending
        }
        let (length, otherLength) = (i - start, j - otherStart)
        if length != otherLength, minor == .orderedSame {
          minor = length < otherLength ? .orderedAscending : .orderedDescending
        }
        continue
      }
      guard a < 128, b < 128, weights[Int(a)] > 0, weights[Int(b)] > 0 else { return nil }
      let (first, second) = (weights[Int(a)], weights[Int(b)])
      if first != second {
        guard isPlain(left[i...]), isPlain(right[j...]) else { return nil }
        return first < second ? .orderedAscending : .orderedDescending
      }
      // The small letter comes first.
      if a != b, minor == .orderedSame { minor = a > b ? .orderedAscending : .orderedDescending }
      i += 1
      j += 1
    }
    guard isPlain(left[i...]), isPlain(right[j...]) else { return nil }
    if i < left.count { return .orderedDescending }
    if j < right.count { return .orderedAscending }
    return minor
  }

  /// Whether nothing but ASCII follows: a sign may change with one that is put onto it.
  private static func isPlain(_ rest: Slice<UnsafeBufferPointer<UInt8>>) -> Bool {
    guard let next = rest.first else { return true }
    return next < 128 && (rest.count < 2 || rest[rest.startIndex + 1] < 128)
  }

  private static func isDigit(_ sign: UInt8) -> Bool {
    sign >= UInt8(ascii: "0") && sign <= UInt8(ascii: "9")
  }

  /// A number's digits without the noughts before it; the place is moved behind it.
  private static func number(
    in text: UnsafeBufferPointer<UInt8>, from place: inout Int
  ) -> Slice<UnsafeBufferPointer<UInt8>> {
    let start = place
    while place < text.count, isDigit(text[place]) { place += 1 }
    let digits = text[start..<place]
    return digits.drop { $0 == UInt8(ascii: "0") }
  }
}
