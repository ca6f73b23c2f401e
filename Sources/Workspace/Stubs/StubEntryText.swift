/// Puts the entry of a module's stub into the text of a `pomelo.yml`.
struct StubEntryText {
  /// Such as `Lottie: Stubs/Lottie`.
  let entry: String

  /// Adds the entry, and leaves all else as it is.
  ///
  /// - Parameter text: The file's contents.
  /// - Returns: The new contents, with the lines that are new or changed; `nil` where the file says of
  ///   stubs something that has no room for it.
  func added(to text: String) -> (text: String, lines: [String])? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let place = lines.firstIndex(where: { $0.hasPrefix("stubs:") }) else {
      if lines.last == "" { lines.removeLast() }
      let new = ["stubs:", "  \(entry)"]
      return ((lines + new).joined(separator: "\n") + "\n", new)
    }
    let value = lines[place].dropFirst("stubs:".count).drop { $0 == " " }
    if value.isEmpty || value.hasPrefix("#") {
      let next = lines.dropFirst(place + 1).first { line in
        !line.allSatisfy { $0 == " " } && line.first { $0 != " " } != "#"
      }
      let indent = next?.prefix { $0 == " " } ?? ""
      let new = "\(indent.isEmpty ? "  " : indent)\(entry)"
      lines.insert(new, at: place + 1)
      return (lines.joined(separator: "\n"), [lines[place], new])
    }
    guard value.hasPrefix("{"), let end = lines[place].lastIndex(of: "}") else { return nil }
    let isEmpty = value.dropFirst().first { $0 != " " } == "}"
    lines[place].insert(contentsOf: isEmpty ? entry : ", \(entry)", at: end)
    return (lines.joined(separator: "\n"), [lines[place]])
  }
}
