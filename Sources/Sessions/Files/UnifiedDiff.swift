/// The differences of two texts, as `diff -u` writes them.
enum UnifiedDiff {
  /// Lines around a difference.
  private static let context = 3

  /// A difference: lines of the old text that lines of the new one replace.
  private struct Hunk {
    var old: Range<Int>
    var new: Range<Int>
  }

  /// The differences, with the names of the files above; empty for equal texts.
  static func lines(
    from old: String, to new: String, oldName: String, newName: String
  ) -> [String] {
    let blocks = blocks(from: old, to: new)
    return blocks.isEmpty ? [] : ["--- \(oldName)", "+++ \(newName)"] + blocks.flatMap(\.self)
  }

  /// The differences, each with the heading that says where it is, and lines around it.
  static func blocks(from old: String, to new: String) -> [[String]] {
    let before = split(old)
    let after = split(new)
    var blocks: [[String]] = []
    for group in groups(hunks(before, after)) {
      var lines: [String] = []
      guard let first = group.first, let last = group.last else { continue }
      let start = max(0, first.old.lowerBound - context)
      let end = min(before.count, last.old.upperBound + context)
      let newStart = first.new.lowerBound - (first.old.lowerBound - start)
      let newEnd = last.new.upperBound + (end - last.old.upperBound)
      lines.append(
        "@@ -\(mark(start, end - start)) +\(mark(newStart, newEnd - newStart)) @@")
      var position = start
      for hunk in group {
        lines += before[position..<hunk.old.lowerBound].flatMap { marked(" ", $0) }
        lines += before[hunk.old].flatMap { marked("-", $0) }
        lines += after[hunk.new].flatMap { marked("+", $0) }
        position = hunk.old.upperBound
      }
      lines += before[position..<end].flatMap { marked(" ", $0) }
      blocks.append(lines)
    }
    return blocks
  }

  /// The new text without some of the differences, by their places among ``blocks(from:to:)``.
  static func text(from old: String, to new: String, leavingOut leftOut: Set<Int>) -> String {
    let before = split(old)
    let after = split(new)
    var text = ""
    var position = 0
    for (number, group) in groups(hunks(before, after)).enumerated() {
      for hunk in group {
        text += before[position..<hunk.old.lowerBound].joined()
        text += (leftOut.contains(number) ? before[hunk.old] : after[hunk.new]).joined()
        position = hunk.old.upperBound
      }
    }
    return text + before[position...].joined()
  }

  /// The lines of a text, each with its line feed if it has one.
  private static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var line: [UInt8] = []
    for byte in text.utf8 {
      line.append(byte)
      if byte == 0x0A {
        lines.append(String(decoding: line, as: UTF8.self))
        line = []
      }
    }
    if !line.isEmpty { lines.append(String(decoding: line, as: UTF8.self)) }
    return lines
  }

  private static func marked(_ mark: String, _ line: String) -> [String] {
    guard line.utf8.last == 0x0A else { return [mark + line, "\\ No newline at end of file"] }
    return [mark + String(decoding: line.utf8.dropLast(), as: UTF8.self)]
  }

  private static func mark(_ start: Int, _ count: Int) -> String {
    "\(count == 0 ? start : start + 1),\(count)"
  }

  /// What differs, in order.
  private static func hunks(_ before: [String], _ after: [String]) -> [Hunk] {
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var hunks: [Hunk] = []
    var old = 0
    var new = 0
    while old < before.count || new < after.count {
      let start = (old, new)
      while removed.contains(old) { old += 1 }
      while inserted.contains(new) { new += 1 }
      if (old, new) != start {
        hunks.append(Hunk(old: start.0..<old, new: start.1..<new))
      } else {
        old += 1
        new += 1
      }
    }
    return hunks
  }

  /// Differences that are so near each other that they share their context.
  private static func groups(_ hunks: [Hunk]) -> [[Hunk]] {
    var groups: [[Hunk]] = []
    for hunk in hunks {
      if let last = groups.last?.last, hunk.old.lowerBound - last.old.upperBound <= context * 2 {
        groups[groups.count - 1].append(hunk)
      } else {
        groups.append([hunk])
      }
    }
    return groups
  }
}
