/// Where a swipe by hand goes.
public enum HandDirection: String, Codable, Hashable, Sendable, CaseIterable {
  case up, down, left, right
}
