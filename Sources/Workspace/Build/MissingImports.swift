import SourceIndex

/// Says which import a file lacks where that is why the compiler finds so much wrong with it.
///
/// One missing line makes an error of each name that it would bring in, and these hide the few that
/// are there for another reason.
enum MissingImports {
  /// A message of the compiler, with its excerpt and notes.
  private struct Message {
    var lines: [Substring]
    /// `File.swift` before its line and column; nil for what has no place.
    var file: Substring?
    /// The name that is not found.
    var name: Substring?
  }

  /// How many errors of a file are told in one.
  ///
  /// A single one is as clear as the advice. As many names tell that none of them is a word of the
  /// project's own.
  private static let least = 2

  /// Puts the advice first and leaves out the errors that it explains.
  ///
  /// - Parameters:
  ///   - output: What the compiler has printed.
  ///   - files: What it has compiled.
  /// - Returns: The output; unchanged where no import is missing.
  static func explained(in output: String, of files: [SourceFile]) -> String {
    var messages = Self.messages(in: output)
    var advice: [String] = []
    for file in files {
      let imports = Self.imports(of: file.text)
      for module in ImportableModule.all where !module.isImported(by: imports) {
        let explained = messages.indices.filter { number in
          guard let name = messages[number].name, messages[number].file == file.path[...] else {
            return false
          }
          return module.declares(name)
        }
        let names = Set(explained.compactMap { messages[$0].name })
        guard explained.count >= least, names.count >= least || names.contains(where: module.owns)
        else { continue }
        advice.append(
          "\(file.path):1:1: error: \(explained.count) errors are about names of \(module.name), "
            + "which this file does not import; add \"import \(module.name)\"")
        for number in explained.reversed() { messages.remove(at: number) }
      }
    }
    guard !advice.isEmpty else { return output }
    let rest = messages.flatMap(\.lines).map(String.init)
    return (advice + [""] + rest).joined(separator: "\n")
  }

  /// The modules that a file imports, as far as the beginnings of its lines tell.
  private static func imports(of text: String) -> Set<String> {
    var modules: Set<String> = []
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.split { $0 == " " || $0 == "\t" || $0 == ";" }
      guard let place = words.firstIndex(of: "import"), place <= 3 else { continue }
      // `import struct Foundation.Date` brings in one name only.
      let module = words.dropFirst(place + 1).first { !kinds.contains(String($0)) }
      if let module { modules.insert(String(module.prefix { $0 != "." })) }
    }
    return modules
  }

  private static let kinds: Set<String> = [
    "struct", "class", "enum", "protocol", "func", "typealias", "var", "let",
  ]

  private static func messages(in output: String) -> [Message] {
    var messages = [Message(lines: [])]
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      if let place = place(of: line) {
        messages.append(Message(lines: [], file: place, name: unknownName(in: line)))
      }
      messages[messages.count - 1].lines.append(line)
    }
    return messages
  }

  /// The file of an error that begins here.
  private static func place(of line: Substring) -> Substring? {
    guard let first = line.first, !first.isWhitespace, let marker = line.firstRange(of: ": error: ")
    else { return nil }
    // The file's name may have colons in it: the numbers are the last two parts.
    let parts = line[..<marker.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, Int(parts[parts.count - 2]) != nil, Int(parts[parts.count - 1]) != nil
    else { return nil }
    return line[..<parts[parts.count - 3].endIndex]
  }

  private static func unknownName(in line: Substring) -> Substring? {
    for beginning in ["cannot find type '", "cannot find '", "unknown attribute '"] {
      guard let found = line.firstRange(of: ": error: " + beginning) else { continue }
      return line[found.upperBound...].prefix { $0 != "'" }
    }
    return nil
  }
}
