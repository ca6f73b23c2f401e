/// Rising sequences that stay close to a wanted one.
enum Monotone {
  /// The sequence that never falls and has the least sum of squared distances from the wanted
  /// values, found by pooling neighbours that are in the wrong order.
  static func nearest(to wanted: [Double]) -> [Double] {
    var pools: [(sum: Double, count: Int)] = []
    for value in wanted {
      pools.append((value, 1))
      while pools.count > 1 {
        let (left, right) = (pools[pools.count - 2], pools[pools.count - 1])
        guard left.sum / Double(left.count) > right.sum / Double(right.count) else { break }
        pools.removeLast(2)
        pools.append((left.sum + right.sum, left.count + right.count))
      }
    }
    return pools.flatMap { Array(repeating: $0.sum / Double($0.count), count: $0.count) }
  }
}
