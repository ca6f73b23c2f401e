/// Where references of pictures lie.
package enum ReferencePlace {
  /// The folder of the snapshot library beside each file of tests.
  package static let usual = "__Snapshots__"
  /// Ours, beside that one, unless the project names another.
  package static let own = "__PomeloSnapshots__"
  /// What the names of new snapshots have before their ending.
  private static let mark = "new"

  /// The folder for pictures of ours that belongs to one of the snapshot library.
  ///
  /// - Parameters:
  ///   - folder: The library's folder, with or without ``usual`` in its path.
  ///   - name: What the project calls ours.
  /// - Returns: The same path with our name in place of the library's, or a folder in it.
  package static func folder(for folder: String, named name: String = own) -> String {
    var parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
    guard let place = parts.lastIndex(of: usual) else {
      return (folder.hasSuffix("/") ? String(folder.dropLast()) : folder) + "/" + name
    }
    parts[place] = name
    return parts.joined(separator: "/")
  }

  /// The snapshot that waits to be accepted in place of a reference.
  ///
  /// - Parameter path: The reference: a method, a name or number, and mostly an ending.
  /// - Returns: A path beside it, such as `testCard.1.new.png`.
  package static func candidate(for path: String) -> String {
    var (folder, parts) = parts(of: path)
    parts.insert(mark, at: min(2, parts.count))
    return folder + parts.joined(separator: ".")
  }

  /// Whether a file is a snapshot that waits to be accepted.
  package static func isCandidate(_ path: String) -> Bool {
    let parts = parts(of: path).parts
    return parts.count > 2 && parts[2] == mark
  }

  /// The reference that a new snapshot is for.
  ///
  /// - Parameter candidate: The snapshot that waits.
  /// - Returns: The path that it takes once it is accepted.
  package static func reference(of candidate: String) -> String {
    guard isCandidate(candidate) else { return candidate }
    var (folder, parts) = parts(of: candidate)
    parts.remove(at: 2)
    return folder + parts.joined(separator: ".")
  }

  /// The folder, with its slash, and what is between the dots of the name.
  private static func parts(of path: String) -> (folder: String, parts: [String]) {
    let start = path.lastIndex(of: "/").map { path.index(after: $0) } ?? path.startIndex
    let parts = path[start...].split(separator: ".", omittingEmptySubsequences: false)
    return (String(path[..<start]), parts.map(String.init))
  }
}
