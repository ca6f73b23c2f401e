import ElementModel
import SessionProtocol

extension ElementQuery {
  /// What it looks for by strings, as events tell it.
  var searched: [SearchedKey] {
    searchedKeys.map { SearchedKey(query: $0.type.queryName ?? "any", key: $0.key) }
  }
}
