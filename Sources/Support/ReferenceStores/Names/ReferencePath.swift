/// Where a reference lies in a project: below its folder, whatever a store says.
///
/// Paths out of a store are not to be trusted. One that leads out of the project, to something hidden
/// or to sources is none.
package struct ReferencePath: Hashable, Comparable, Sendable {
  /// Bytes of a path at most, and of a part of it, as file systems have it.
  private static let (limit, partLimit) = (1_024, 255)
  private static let forbiddenEndings: Set<String> = ["swift", "h", "m", "mm", "c", "sh", "py"]

  /// The path, with `/` between its parts.
  package let text: String

  /// Reads a path; `nil` for one that is not allowed.
  ///
  /// - Parameter text: The path, from the project's folder on.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count > 1, text.utf8.count <= Self.limit,
      parts.allSatisfy(Self.isAllowed),
      let name = parts.last, !Self.forbiddenEndings.contains(Self.ending(of: name))
    else { return nil }
    self.text = text
  }

  /// Whether it lies in a folder that is called as one of these.
  package func isInside(_ folders: Set<String>) -> Bool {
    parts.dropLast().contains { folders.contains(String($0)) }
  }

  /// The folder of the test's source and the file, as messages name it.
  package var shortText: String { parts.suffix(2).joined(separator: "/") }

  /// What is between the slashes.
  package var parts: [Substring] { text.split(separator: "/") }

  package static func < (left: Self, right: Self) -> Bool { left.text < right.text }

  private static func isAllowed(_ part: Substring) -> Bool {
    // What begins with a point is `.`, `..`, or belongs to tools, such as git's hooks.
    !part.isEmpty && !part.hasPrefix(".") && part.utf8.count <= partLimit
      && part.unicodeScalars.allSatisfy { $0.value >= 0x20 && $0.value != 0x7F && $0 != "\\" }
  }

  private static func ending(of name: Substring) -> String {
    name.lastIndex(of: ".").map { name[name.index(after: $0)...].lowercased() } ?? ""
  }
}
