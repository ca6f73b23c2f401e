/// Pairs of numbers that stand in the wrong order.
enum Inversions {
  /// How many pairs there are of a larger number before a smaller one.
  static func count(_ numbers: [Int]) -> Int { sorted(numbers).count }

  private static func sorted(_ numbers: [Int]) -> (numbers: [Int], count: Int) {
    guard numbers.count > 1 else { return (numbers, 0) }
    let middle = numbers.count / 2
    let left = sorted(Array(numbers[..<middle]))
    let right = sorted(Array(numbers[middle...]))
    var merged: [Int] = []
    merged.reserveCapacity(numbers.count)
    var count = left.count + right.count
    var (first, second) = (0, 0)
    while first < left.numbers.count || second < right.numbers.count {
      let takesLeft =
        second == right.numbers.count
        || first < left.numbers.count && left.numbers[first] <= right.numbers[second]
      if takesLeft {
        merged.append(left.numbers[first])
        first += 1
      } else {
        merged.append(right.numbers[second])
        second += 1
        count += left.numbers.count - first
      }
    }
    return (merged, count)
  }
}
