/// Where references of pictures lie.
package enum ReferencePlace {
  /// The folder of the snapshot library beside each file of tests.
  package static let usual = "__Snapshots__"
  /// Ours, beside that one, unless the project names another.
  package static let own = "__PomeloSnapshots__"

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

  /// The picture that waits to be accepted in place of a reference.
  ///
  /// - Parameter path: The reference.
  /// - Returns: A path beside it, such as `testCard.1.new.png`.
  package static func candidate(for path: String) -> String {
    path.hasSuffix(".png") ? path.dropLast(4) + ".new.png" : path + ".new"
  }
}
