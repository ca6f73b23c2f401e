/// A name of tests on the command line: `Class/method`, `Class`, or either with `*` in it.
struct TestPattern: Hashable {
  private let pieces: [Substring]

  /// Reads a name.
  init(_ name: String) {
    let isClass = !name.contains("/")
    pieces = (isClass ? name + "/*" : name).split(
      separator: "*", omittingEmptySubsequences: false)
  }

  /// Whether a test, `Class/method`, is meant.
  func matches(_ id: String) -> Bool {
    guard let first = pieces.first, let last = pieces.last, id.hasPrefix(first) else {
      return false
    }
    guard pieces.count > 1 else { return id == first }
    var rest = id.dropFirst(first.count)
    for piece in pieces.dropFirst().dropLast() {
      guard let range = rest.firstRange(of: piece) else { return false }
      rest = rest[range.upperBound...]
    }
    return rest.hasSuffix(last)
  }
}
