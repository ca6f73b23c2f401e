import TerminalModel

/// What all identifiers of a project begin with: the first to go where there is too little room, as it
/// tells none of them from another.
struct IdentifierPrefix: Hashable, Sendable {
  /// Such as `com.example.stores.`; empty where they share none.
  let text: String
  /// What stands in its place.
  private static let mark = "…"

  /// No prefix.
  init() { text = "" }

  /// The prefix of some identifiers, those without a dot left out.
  init(of identifiers: some Sequence<String>) {
    let dotted = Set(identifiers.filter { $0.contains(".") && !$0.contains(" ") })
    var shared: ArraySlice<Substring>?
    for identifier in dotted {
      let parts = identifier.split(separator: ".", omittingEmptySubsequences: false).dropLast()
      shared = shared.map { $0.prefix(Self.commonCount($0, parts)) } ?? parts
    }
    let common = (dotted.count > 1 ? shared ?? [] : []).map { $0 + "." }.joined()
    text = common.contains { $0 != "." } ? common : ""
  }

  private static func commonCount(
    _ one: ArraySlice<Substring>, _ other: ArraySlice<Substring>
  ) -> Int {
    zip(one, other).prefix { $0 == $1 }.count
  }

  /// A text in which identifiers begin after the prefix, with a mark that something is left out.
  func shortened(_ long: String) -> String {
    text.isEmpty ? long : long.replacing(text, with: Self.mark)
  }

  /// A text as it is where it fits into some columns, else shortened.
  func fitted(_ long: String, toWidth columns: Int) -> String {
    // No character takes more columns than it has bytes.
    guard long.utf8.count > columns, long.terminalWidth > columns else { return long }
    return shortened(long)
  }
}
