/// Where a swipe goes, of a test's or by hand.
package enum HandDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
