import TerminalModel

extension TerminalSize {
  /// Reads a size such as `120x40`.
  ///
  /// - Parameters:
  ///   - option: The option that takes it, for the message.
  ///   - text: Its value.
  /// - Throws: `CommandError.usage`.
  init(option: String, _ text: String) throws {
    let numbers = text.lowercased().split(separator: "x", omittingEmptySubsequences: false)
      .map { Int($0) }
    guard numbers.count == 2, let columns = numbers[0], let rows = numbers[1],
      (1...1000).contains(columns), (1...1000).contains(rows)
    else {
      throw CommandError.usage(
        "\(option) takes a size such as 120x40, up to 1000x1000; \"\(text)\" is none.")
    }
    self.init(columns: columns, rows: rows)
  }
}
