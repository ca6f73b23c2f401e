/// How a transition is known.
package enum NavigationEvidence: String, Codable, CaseIterable, Comparable, Sendable {
  /// The method's result type is the page that it leads to.
  case type
  /// The pages of consecutive calls: the last method that did something led from one to the next.
  case order
  /// A run was seen to make the calls.
  case run

  /// In the order in which they are listed.
  package static func < (left: Self, right: Self) -> Bool {
    let all = Self.allCases
    return (all.firstIndex(of: left) ?? 0) < (all.firstIndex(of: right) ?? 0)
  }
}
