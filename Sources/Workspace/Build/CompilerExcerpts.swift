import SourceIndex

/// Shows the person's own lines beside the compiler's messages, where it was given adapted ones.
enum CompilerExcerpts {
  /// A file's lines as they were written and as they were compiled.
  private struct Lines {
    let written: [Substring]
    let compiled: [Substring]

    init?(_ file: SourceFile) {
      guard let text = SourceAdaptation.text(of: file) else { return nil }
      written = Self.lines(of: file.text)
      compiled = Self.lines(of: text)
    }

    private static func lines(of text: String) -> [Substring] {
      text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    }

    /// The written line for a compiled one of a number; `nil` when that is not how it was compiled.
    func written(_ number: Int, for text: Substring) -> Substring? {
      guard compiled.indices.contains(number - 1), written.indices.contains(number - 1),
        compiled[number - 1] == text
      else { return nil }
      return written[number - 1]
    }
  }

  /// Puts the lines that were written into what the compiler has printed.
  ///
  /// - Parameters:
  ///   - output: What the compiler has printed.
  ///   - files: What it has compiled.
  /// - Returns: The output, with as many lines.
  static func restored(in output: String, of files: [SourceFile]) -> String {
    let output = SourceAdaptation.spellingVersions(in: output)
    let adapted = files.compactMap { file in Lines(file).map { (path: file.path, lines: $0) } }
    guard !adapted.isEmpty else { return output }
    var current: Lines?
    let lines = output.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      guard let (start, number, text) = excerpt(line) else {
        if line.contains(".swift:") {
          current = adapted.first { line.hasPrefix("\($0.path):") }?.lines
        }
        return line
      }
      guard let written = current?.written(number, for: text) else { return line }
      return start + written
    }
    return lines.joined(separator: "\n")
  }

  /// The files that the compiler finds errors in.
  ///
  /// - Parameter output: What the compiler has printed.
  /// - Returns: Their paths.
  static func filesWithErrors(in output: String) -> Set<String> {
    files(in: output, with: [": error: "])
  }

  /// The files that the compiler says anything about.
  ///
  /// - Parameter output: What the compiler has printed.
  /// - Returns: Their paths.
  static func filesNamed(in output: String) -> Set<String> {
    files(in: output, with: [": error: ", ": warning: ", ": note: "])
  }

  private static func files(in output: String, with kinds: [String]) -> Set<String> {
    var paths: Set<String> = []
    for line in output.split(separator: "\n") where line.hasPrefix("/") {
      guard let marker = kinds.lazy.compactMap({ line.firstRange(of: $0) }).first else { continue }
      if let place = CompilerComplaint.place(line[..<marker.lowerBound]) {
        paths.insert(place.file)
      }
    }
    return paths
  }

  /// The parts of a line such as ` 9 | let a = b`: what stands before the text, the number and the
  /// text.
  private static func excerpt(
    _ line: Substring
  ) -> (start: Substring, number: Int, text: Substring)? {
    let digits = line.drop { $0 == " " }.prefix { $0.isASCII && $0.isNumber }
    guard let number = Int(digits), line[digits.endIndex...].hasPrefix(" | ") else { return nil }
    let textStart = line.index(digits.endIndex, offsetBy: 3)
    return (line[..<textStart], number, line[textStart...])
  }
}
