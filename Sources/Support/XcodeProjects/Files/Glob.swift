import Glibc

/// A pattern for paths: `*` and `?` within a part, `**` for any number of parts.
struct Glob {
  private let parts: [String]

  init(_ pattern: String) { parts = pattern.split(separator: "/").map(String.init) }

  /// Whether a text is a pattern at all.
  static func isPattern(_ text: String) -> Bool { text.contains { "*?[".contains($0) } }

  /// Whether a relative path, or a folder that it is in, fits.
  func matches(_ path: String) -> Bool {
    guard !parts.isEmpty else { return false }
    let names = path.split(separator: "/").map(String.init)
    // Which parts of the pattern may begin at each name, from the last name back.
    var after = [Bool](repeating: true, count: parts.count + 1)
    for index in parts.indices { after[index] = parts[index...].allSatisfy { $0 == "**" } }
    for name in names.reversed() {
      // Behind the pattern any name may follow: it has found a folder above.
      var now = [Bool](repeating: true, count: parts.count + 1)
      for index in parts.indices.reversed() {
        now[index] =
          parts[index] == "**"
          ? after[index] || now[index + 1] : after[index + 1] && fnmatch(parts[index], name, 0) == 0
      }
      after = now
    }
    return after[0]
  }
}
