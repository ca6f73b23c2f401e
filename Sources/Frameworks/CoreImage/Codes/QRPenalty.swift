/// How hard a square code is to read, by which the best of its masks is found (ISO/IEC 18004,
/// section 7.8.3).
struct QRPenalty {
  /// The sum of all that is bad.
  let value: Int

  /// Looks at a code.
  init(_ code: QRCode) {
    var sum = 0
    for line in 0..<code.size {
      sum += Self.penalty(of: (0..<code.size).map { code[$0, line] })
      sum += Self.penalty(of: (0..<code.size).map { code[line, $0] })
    }
    for y in 0..<code.size - 1 {
      for x in 0..<code.size - 1 {
        let isDark = code[x, y]
        if code[x + 1, y] == isDark, code[x, y + 1] == isDark, code[x + 1, y + 1] == isDark {
          sum += 3
        }
      }
    }
    let total = code.size * code.size
    let dark = code.dark.count(where: \.self)
    let steps = (abs(dark * 20 - total * 10) + total - 1) / total - 1
    value = sum + max(0, steps) * 10
  }

  /// What is bad of a row or a column: long parts of one kind, and what looks like a corner's
  /// square.
  private static func penalty(of line: [Bool]) -> Int {
    var sum = 0
    var run = 0
    for index in line.indices {
      run = index > 0 && line[index] == line[index - 1] ? run + 1 : 1
      if run == 5 { sum += 3 } else if run > 5 { sum += 1 }
    }
    let finder = [true, false, true, true, true, false, true]
    for start in 0...(line.count - finder.count) where Array(line[start..<start + 7]) == finder {
      // Four light modules on a side; what is outside the code is light.
      func isLight(_ range: Range<Int>) -> Bool {
        range.allSatisfy { !line.indices.contains($0) || !line[$0] }
      }
      if isLight(start - 4..<start) { sum += 40 }
      if isLight(start + 7..<start + 11) { sum += 40 }
    }
    return sum
  }
}
