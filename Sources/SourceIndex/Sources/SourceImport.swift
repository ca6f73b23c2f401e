/// An import that a file states.
package struct SourceImport: Hashable, Sendable {
  /// The module, without submodules and without what of it is imported.
  package var module: String
  /// Whether the file reaches what is internal to it.
  package var isTestable: Bool

  /// The kinds of declarations that may stand between `import` and a name.
  private static let kinds: Set<Substring> = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]

  /// Reads an import off a line that is nothing else; nil when it is none.
  ///
  /// A line is enough: nobody breaks an import, and what looks like one in a comment or a text is
  /// rare and harms nothing.
  init?(line: some StringProtocol) {
    var words = line.split(whereSeparator: \.isWhitespace)[...]
    var isTestable = false
    while let word = words.first, word != "import" {
      guard word.hasPrefix("@") || Self.accessLevels.contains(String(word)) else { return nil }
      if word == "@testable" { isTestable = true }
      words.removeFirst()
    }
    guard words.popFirst() != nil else { return nil }
    if let kind = words.first, Self.kinds.contains(Substring(kind)) { words.removeFirst() }
    guard let path = words.first, let module = path.split(separator: ".").first else { return nil }
    self.module = String(module)
    self.isTestable = isTestable
  }

  private static let accessLevels: Set<String> = [
    "public", "package", "internal", "fileprivate", "private",
  ]
}

extension SourceFile {
  /// What the file imports, in its order.
  package var imports: [SourceImport] {
    // By bytes: this is asked of all files at each start, and characters take ten times as long.
    text.utf8.split { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }.compactMap { line in
      line.contains("import".utf8) ? SourceImport(line: Substring(line)) : nil
    }
  }
}

extension SourceFile {
  /// What the file imports, with the lines, from 1.
  package var importLines: [(module: String, line: Int)] {
    var found: [(module: String, line: Int)] = []
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    for (number, line) in lines.enumerated() where line.contains("import".utf8) {
      if let read = SourceImport(line: Substring(line)) { found.append((read.module, number + 1)) }
    }
    return found
  }
}

extension Substring.UTF8View {
  /// Whether some bytes, one or more, are among these.
  fileprivate func contains(_ part: String.UTF8View) -> Bool {
    guard let first = part.first else { return true }
    var rest = self[...]
    while let place = rest.firstIndex(of: first) {
      if rest[place...].starts(with: part) { return true }
      rest = rest[rest.index(after: place)...]
    }
    return false
  }
}
