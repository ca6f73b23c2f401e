/// Why a list of keys cannot be read.
package enum KeySpecificationError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A word is neither one character nor the name of a key.
  case unknownKey(String)
  /// Control is only held with a letter, a space or one of `[ \ ] ^ _`.
  case noControlKey(String)
  /// Function keys go from F1 to F24.
  case noFunctionKey(String)
  /// A mouse event or a new size lacks its numbers.
  case noPlace(String)

  /// One sentence for a person.
  package var description: String {
    switch self {
    case .unknownKey(let word):
      "\"\(Self.shown(word))\" is no key: give one character, a name (\(KeySpecification.names)),"
        + " F1 to F24, or C-x for x with control."
    case .noControlKey(let word):
      "\"\(Self.shown(word))\" is no key: control goes with a letter, Space or one of [ \\ ] ^ _."
    case .noFunctionKey(let word):
      "\"\(Self.shown(word))\" is no key: function keys go from F1 to F24."
    case .noPlace(let word):
      "\"\(Self.shown(word))\" names no place: write click:COLUMN,ROW, drag:COLUMN,ROW-COLUMN,ROW"
        + " or resize:COLUMNSxROWS, from 0."
    }
  }

  /// A word from outside, safe to print.
  private static func shown(_ word: String) -> String {
    String(
      word.unicodeScalars.prefix(40).map {
        $0.properties.generalCategory == .control ? "?" : Character($0)
      })
  }
}
