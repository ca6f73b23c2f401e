import ElementModel
import SessionProtocol

extension TestSession {
  /// What a query looks for by strings, outermost first, for events.
  ///
  /// - Parameter query: The query, if there is one.
  /// - Returns: The strings; `nil` where there are none, or where only the outcome is told.
  func searchedKeys(of query: ElementQuery?) -> [SearchedKey]? {
    guard wantsLogLines, let query else { return nil }
    let keys = query.searchedKeys.map {
      SearchedKey(query: $0.type.queryName ?? "any", key: $0.key)
    }
    return keys.isEmpty ? nil : keys
  }
}
