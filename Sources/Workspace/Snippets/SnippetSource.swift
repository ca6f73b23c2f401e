import SessionProtocol

/// The generated source around a person's code.
enum SnippetSource {
  /// What the compiler calls the person's code in its messages.
  static let name = "<your code>"

  /// The longest code that is compiled, in bytes.
  static let sizeLimit = 1 << 16

  /// The whole source.
  ///
  /// The code stands on lines of its own, as it was written, so that the compiler's lines and
  /// columns are those of the code.
  ///
  /// - Parameters:
  ///   - text: An expression, or statements; what a `return` gives is the value.
  ///   - imports: Import declarations.
  /// - Returns: Swift source.
  static func text(around text: String, imports: [String]) -> String {
    """
    \(imports.joined(separator: "\n"))

    @MainActor private var app: XCUIApplication { XCUIApplication() }

    @_cdecl("\(HandCall.symbol)") public func pomeloCall() {
      TestHost::HostSnippet.call {
    #sourceLocation(file: "\(name)", line: 1)
    \(text)
    #sourceLocation()
      }
    }

    """
  }

  /// The compiler's errors.
  ///
  /// - Parameter output: What the compiler has printed.
  /// - Returns: The errors in the code; one with all that was printed where there are none.
  static func problems(in output: String) -> [SnippetProblem] {
    let problems = output.split(whereSeparator: \.isNewline).compactMap(problem)
    if !problems.isEmpty { return Array(problems.prefix(20)) }
    let text = output.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return [SnippetProblem(message: String(text.prefix(1_000)), line: 1, column: 1)]
  }

  /// The error that a line tells, such as `<your code>:1:5: error: cannot find 'a' in scope`.
  private static func problem(_ line: Substring) -> SnippetProblem? {
    guard let range = line.firstRange(of: ": error: ") else { return nil }
    let message = String(line[range.upperBound...])
    let place = line[..<range.lowerBound]
    guard place.hasPrefix(name + ":") else {
      // In what is around the code: the code as a whole does not fit.
      return SnippetProblem(message: message, line: 1, column: 1)
    }
    let numbers = place.dropFirst(name.count + 1).split(separator: ":").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    return SnippetProblem(message: message, line: numbers[0], column: numbers[1])
  }
}
