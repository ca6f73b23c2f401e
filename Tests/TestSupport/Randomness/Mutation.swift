/// Files that are nearly right: what a person's slip, a merge or a full disk makes of a good one.
package enum Mutation {
  /// Pieces that mean something to one parser or another.
  private static let pieces = [
    "", " ", "\n", "\r\n", "\t", "\0", "\"", "'", "\\", ":", "=", ";", ",", "{", "}", "[", "]", "(",
    ")",
    "<", ">", "&", "*", "!", "|", "%", "#", "-", "---", "...", "<<: *a", "&a [*a]", "%@", "%1$@",
    "%n",
    "%999999999999d", "0", "-1", "1e999", "99999999999999999999", "nan", "null", "true", "~", "é",
    "e\u{301}", "日本語", "\u{202E}", "\u{1B}[2J", "\u{FEFF}", "<<<<<<< HEAD\n", "=======\n",
  ]
  private static let bytes: [UInt8] = [0, 0x1B, 0x7F, 0x80, 0xC0, 0xE3, 0xF5, 0xFE, 0xFF]

  /// Files made from good ones, the same each time.
  ///
  /// - Parameters:
  ///   - samples: Good files.
  ///   - count: How many are made.
  ///   - body: Given each.
  package static func each(of samples: [String], count: Int, _ body: ([UInt8]) throws -> Void)
    rethrows
  {
    for seed in 0..<count {
      var random = SeededRandom(seed: UInt64(seed))
      var file = Array(random.member(of: samples).utf8)
      for _ in 0...random.below(4) { change(&file, &random) }
      try body(file)
    }
  }

  private static func change(_ file: inout [UInt8], _ random: inout SeededRandom) {
    let start = random.below(file.count + 1)
    let end = min(file.count, start + random.below(12))
    switch random.below(7) {
    case 0: file.removeSubrange(start..<end)
    case 1: file.insert(contentsOf: file[start..<end], at: random.below(file.count + 1))
    case 2: file.removeSubrange(start...)
    case 3: file.insert(random.member(of: bytes), at: start)
    case 4:
      let piece = random.member(of: pieces)
      let nested = Array(repeating: piece, count: 1 + random.below(40) * random.below(40))
      file.insert(contentsOf: nested.joined().utf8, at: start)
    default: file.replaceSubrange(start..<end, with: random.member(of: pieces).utf8)
    }
  }
}
