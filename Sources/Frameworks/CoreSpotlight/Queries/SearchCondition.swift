import Foundation

/// What a query asks of things, such as `title == "*pie*"cd && rating >= 4`.
indirect enum SearchCondition {
  case both(SearchCondition, SearchCondition)
  case either(SearchCondition, SearchCondition)
  case not(SearchCondition)
  /// A comparison of what a key stands for.
  case comparison(key: String, sign: String, value: String, options: String)

  /// Whether something is what is asked for.
  func matches(_ item: CSSearchableItem) -> Bool {
    switch self {
    case .both(let one, let other): one.matches(item) && other.matches(item)
    case .either(let one, let other): one.matches(item) || other.matches(item)
    case .not(let condition): !condition.matches(item)
    case .comparison(let key, let sign, let value, let options):
      Self.compares(item.attributeSet.texts(forKey: key), sign, value, options)
    }
  }

  private static func compares(
    _ texts: [String], _ sign: String, _ value: String, _ options: String
  ) -> Bool {
    switch sign {
    case "==", "=": return texts.contains { fits($0, value, options) }
    case "!=": return !texts.contains { fits($0, value, options) }
    default:
      guard let limit = Double(value) else { return false }
      return texts.compactMap(Double.init).contains {
        switch sign {
        case "<": $0 < limit
        case "<=": $0 <= limit
        case ">": $0 > limit
        default: $0 >= limit
        }
      }
    }
  }

  /// Whether a text is a pattern in which `*` stands for anything.
  ///
  /// Options are `c` for any case, `d` for any accents, and `w` for the begin of each word.
  private static func fits(_ text: String, _ pattern: String, _ options: String) -> Bool {
    var folding: String.CompareOptions = []
    if options.contains("c") { folding.insert(.caseInsensitive) }
    if options.contains("d") { folding.insert(.diacriticInsensitive) }
    let text = text.folding(options: folding, locale: nil)
    let pattern = pattern.folding(options: folding, locale: nil)
    guard options.contains("w") else { return fits(Array(text)[...], Array(pattern)[...]) }
    return text.split { !$0.isLetter && !$0.isNumber }.contains {
      fits(Array($0)[...], Array(pattern)[...])
    }
  }

  private static func fits(_ text: ArraySlice<Character>, _ pattern: ArraySlice<Character>) -> Bool
  {
    guard let first = pattern.first else { return text.isEmpty }
    guard first == "*" else {
      return text.first == first && fits(text.dropFirst(), pattern.dropFirst())
    }
    let rest = pattern.drop { $0 == "*" }
    guard !rest.isEmpty else { return true }
    return text.indices.contains { fits(text[$0...], rest) }
  }
}
