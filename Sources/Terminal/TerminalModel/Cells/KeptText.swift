import Synchronization

/// A long text of a cell by a number: characters with many marks, and whole families of emoji.
struct KeptText: Hashable, Sendable {
  /// Its place among the texts, from 1; 0 is none.
  let number: UInt64

  /// The text that was given a number.
  init(number: UInt64) { self.number = number }

  /// Keeps a text.
  init(_ text: String?) {
    number = text.map { text in Self.table.withLock { $0.number(of: text) } } ?? 0
  }

  /// The text; nil where there is none.
  var string: String? { number == 0 ? nil : Self.table.withLock { $0.text(number) } }

  private struct Table {
    /// More than any app shows; what comes later is shown as a sign that something is missing.
    private static let limit = 65_536
    private var texts: [String] = []
    private var numbers: [String: UInt64] = [:]

    mutating func number(of text: String) -> UInt64 {
      if let known = numbers[text] { return known }
      guard texts.count < Self.limit else { return UInt64(Self.limit + 1) }
      // Two texts of different scalars may be equal: the first one stands for both.
      texts.append(text)
      numbers[text] = UInt64(texts.count)
      return UInt64(texts.count)
    }

    func text(_ number: UInt64) -> String {
      number <= UInt64(texts.count) ? texts[Int(number) - 1] : "\u{FFFD}"
    }
  }

  private static let table = Mutex(Table())
}
