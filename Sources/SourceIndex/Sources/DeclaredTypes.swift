extension SourceFile {
  private static let keywords: Set<Substring> = [
    "struct", "class", "enum", "protocol", "actor", "typealias", "associatedtype",
  ]

  /// The names of the types that the file declares, as far as its lines tell: one in a comment harms
  /// nothing.
  package var declaredTypes: Set<String> {
    var names: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      var words = line.split { $0 == " " || $0 == "\t" }[...]
      while let word = words.popFirst() {
        guard Self.keywords.contains(word) else { continue }
        if let name = words.first?.prefix(while: { $0.isLetter || $0.isNumber || $0 == "_" }) {
          names.insert(String(name))
        }
        break
      }
    }
    return names
  }
}
