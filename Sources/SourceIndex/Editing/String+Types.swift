extension String {
  /// A source with what another one declares after it, which imports nothing else.
  package func followed(byTypesOf other: String) -> String {
    let lines = other.split(separator: "\n", omittingEmptySubsequences: false)
    let rest = lines.drop { $0.hasPrefix("import ") || $0.isEmpty || $0.hasPrefix("@testable ") }
    return self + (hasSuffix("\n") ? "\n" : "\n\n") + rest.joined(separator: "\n")
  }
}
