public import Foundation

/// A search for what a person has typed: things are found in which each word begins a word.
open class CSUserQuery: CSSearchQuery, @unchecked Sendable {
  private let words: [String]
  private let limit: Int
  /// Told of what else could be searched: nothing, here.
  open var foundSuggestionsHandler: (([CSSuggestion]) -> Void)?

  /// A search.
  ///
  /// - Parameters:
  ///   - userQueryString: What the person has typed.
  ///   - userQueryContext: How the search searches.
  public init(userQueryString: String?, userQueryContext: CSUserQueryContext?) {
    words = (userQueryString ?? "").split(separator: " ").map(String.init)
    limit = userQueryContext?.maxResultCount ?? 0
    super.init(queryString: "", attributes: nil)
  }

  override func found() throws -> [CSSearchableItem] {
    let items = SearchRecords.shared.all.filter { item in
      words.allSatisfy { word in
        SearchCondition.comparison(key: "**", sign: "==", value: word + "*", options: "cdw")
          .matches(item)
      }
    }
    return words.isEmpty ? [] : limit > 0 ? Array(items.prefix(limit)) : items
  }
}

/// How a search for what a person has typed searches.
open class CSUserQueryContext: CSSearchQueryContext, @unchecked Sendable {
  /// How many things are found at most; 0 for all.
  open var maxResultCount = 0
  /// How many other searches are offered at most.
  open var maxSuggestionCount = 0
  /// Whether the best come first: things come in the order in which the app gave them here.
  open var enableRankedResults = false
  /// Whether meanings are compared besides words: words are, here.
  open var disableSemanticSearch = false

  /// Creates a context.
  public override init() {}

  /// Creates a context that knows what was offered.
  public convenience init(currentSuggestion: CSSuggestion?) { self.init() }
}

/// Another search that is offered.
open class CSSuggestion: NSObject, @unchecked Sendable {
  /// What is searched.
  public let localizedAttributedSuggestion: NSAttributedString

  init(_ text: String) { localizedAttributedSuggestion = NSAttributedString(string: text) }
}
