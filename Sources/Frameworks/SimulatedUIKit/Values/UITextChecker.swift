/// Looks for misspelled words; it knows no language, so it finds none.
@MainActor @preconcurrency
open class UITextChecker: NSObject {
  /// Creates a checker.
  nonisolated public override init() { super.init() }

  /// Where the next misspelled word is: nowhere.
  open func rangeOfMisspelledWord(
    in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
    language: String
  ) -> NSRange { NSRange(location: NSNotFound, length: 0) }

  /// What could be meant by a misspelled word: nothing.
  open func guesses(
    forWordRange range: NSRange, in string: String, language: String
  ) -> [String]? { nil }
}
