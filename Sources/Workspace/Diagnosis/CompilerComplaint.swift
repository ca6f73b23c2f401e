/// An error that a compiler has found.
package struct CompilerComplaint: Hashable, Sendable {
  /// What it says, as it came.
  package var message: String
  /// The file; `nil` for what has no place.
  package var file: String?
  /// The line, from 1.
  package var line: Int?
  /// The byte in the line, from 1.
  var column: Int?
  /// What it is about.
  package var cause: ComplaintCause

  /// The errors in what a compiler has printed, in its order and each once.
  ///
  /// - Parameter output: What it has printed.
  /// - Returns: The errors.
  package static func all(in output: String) -> [CompilerComplaint] {
    var found: [CompilerComplaint] = []
    var known: Set<CompilerComplaint> = []
    for line in output.split(whereSeparator: \.isNewline) {
      guard let complaint = CompilerComplaint(reading: line), !complaint.isAboutBrokenModule,
        known.insert(complaint).inserted
      else {
        continue
      }
      found.append(complaint)
    }
    return found
  }

  /// Creates a complaint, with a place or without.
  init(message: String, file: String? = nil, line: Int? = nil) {
    self.message = message
    self.file = file
    self.line = line
    cause = ComplaintCause(message)
  }

  /// Whether it only says that something of a module with errors was read, which was asked for.
  private var isAboutBrokenModule: Bool {
    message.hasPrefix("allowing deserialization of invalid declaration")
      || message.hasPrefix("deserialized invalid declaration")
  }

  /// Reads a line such as `/App/Home.swift:12:9: error: cannot find 'x' in scope`.
  private init?(reading text: Substring) {
    guard let marker = text.firstRange(of: ": error: ") ?? text.firstRange(of: ": fatal error: ")
    else {
      guard text.hasPrefix("error: ") else { return nil }
      self.init(message: String(text.dropFirst("error: ".count)))
      return
    }
    self.init(message: String(text[marker.upperBound...]))
    guard let place = Self.place(text[..<marker.lowerBound]),
      let number = Int(place.line), let byte = Int(place.column)
    else { return }
    file = place.file
    line = number
    column = byte
  }

  /// The parts of what stands before a message, such as `/App/Home.swift:12:9`.
  static func place(
    _ text: Substring
  ) -> (file: String, line: Substring, column: Substring)? {
    // The file's name may have colons in it: the numbers are the last two parts.
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3 else { return nil }
    return (
      parts.dropLast(2).joined(separator: ":"), parts[parts.count - 2], parts[parts.count - 1]
    )
  }
}
