/// A prefix code for symbols of known frequencies, with codes of bounded length.
struct HuffmanCode {
  /// Bits of each symbol's code; 0 for a symbol that does not occur.
  let lengths: [Int]
  /// Each symbol's code, turned round so that it can be written lowest bit first.
  let codes: [Int]

  /// Makes a code.
  ///
  /// - Parameters:
  ///   - frequencies: How often each symbol occurs.
  ///   - limit: The longest code allowed, in bits.
  init(frequencies: [Int], limit: Int) {
    var weights = frequencies
    var lengths = Self.lengths(of: weights)
    // Levelling the frequencies shortens the longest codes; a few rounds are enough.
    while lengths.contains(where: { $0 > limit }) {
      weights = weights.map { $0 == 0 ? 0 : $0 / 2 + 1 }
      lengths = Self.lengths(of: weights)
    }
    self.lengths = lengths
    codes = Self.codes(for: lengths)
  }

  /// The depths of the symbols in Huffman's tree.
  private static func lengths(of weights: [Int]) -> [Int] {
    let used = weights.indices.filter { weights[$0] > 0 }
    var lengths = [Int](repeating: 0, count: weights.count)
    guard used.count > 1 else {
      for symbol in used { lengths[symbol] = 1 }
      return lengths
    }
    // Leaves in order of weight, and the nodes made of them, which come out in order too.
    let leaves = used.sorted { (weights[$0], $0) < (weights[$1], $1) }
    var nodes: [(weight: Int, left: Int, right: Int)] = leaves.map { (weights[$0], -1, -1) }
    var nextLeaf = 0
    var nextNode = leaves.count
    func takeLightest() -> Int {
      let takesLeaf =
        nextLeaf < leaves.count
        && (nextNode >= nodes.count || nodes[nextLeaf].weight <= nodes[nextNode].weight)
      defer { if takesLeaf { nextLeaf += 1 } else { nextNode += 1 } }
      return takesLeaf ? nextLeaf : nextNode
    }
    while nodes.count < 2 * leaves.count - 1 {
      let left = takeLightest()
      let right = takeLightest()
      nodes.append((nodes[left].weight + nodes[right].weight, left, right))
    }
    var depths = [Int](repeating: 0, count: nodes.count)
    for node in nodes.indices.reversed() where nodes[node].left >= 0 {
      depths[nodes[node].left] = depths[node] + 1
      depths[nodes[node].right] = depths[node] + 1
    }
    for (leaf, symbol) in leaves.enumerated() { lengths[symbol] = depths[leaf] }
    return lengths
  }

  /// The codes that follow from their lengths (RFC 1951, section 3.2.2).
  private static func codes(for lengths: [Int]) -> [Int] {
    let longest = lengths.max() ?? 0
    var next = [Int](repeating: 0, count: longest + 2)
    var code = 0
    for length in stride(from: 1, through: longest, by: 1) {
      next[length] = code
      code = (code + lengths.filter { $0 == length }.count) << 1
    }
    return lengths.map { length in
      guard length > 0 else { return 0 }
      defer { next[length] += 1 }
      return reversed(next[length], count: length)
    }
  }

  private static func reversed(_ code: Int, count: Int) -> Int {
    var result = 0
    for bit in 0..<count where code & (1 << bit) != 0 { result |= 1 << (count - 1 - bit) }
    return result
  }
}
